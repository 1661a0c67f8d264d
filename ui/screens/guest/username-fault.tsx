import type { UsernameFault } from "@fakham/core"
import { Trans } from "@lingui/react/macro"

export const UsernameFaultText = ({ fault }: { readonly fault: UsernameFault }) => {
  switch (fault) {
    case "required":
      return <Trans>Username is required</Trans>
    case "malformed":
      return <Trans>Use only English Letters or number, and do not use 4 duplicate in ordered</Trans>
  }
}
