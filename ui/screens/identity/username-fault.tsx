import type { UsernameFault } from "@fakham/core"
import { Trans } from "@lingui/react/macro"

/** The rule as it stands, and which part of it is broken. */
export const UsernameFaultText = ({ fault }: { readonly fault: UsernameFault }) =>
  fault === "required" ? (
    <Trans>Username is required</Trans>
  ) : (
    <>
      <Trans>Use only English Letters or number, and do not use 4 duplicate in ordered</Trans> <Broken part={fault} />
    </>
  )

const Broken = ({ part }: { readonly part: Exclude<UsernameFault, "required"> }) => {
  switch (part) {
    case "letters":
      return <Trans>(only a to z and 0 to 9)</Trans>
    case "length":
      return <Trans>(at least 6 characters)</Trans>
    case "fourAlike":
      return <Trans>(the first 4 are alike, or more than 4 in a row)</Trans>
  }
}
