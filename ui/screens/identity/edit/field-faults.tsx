import type { EmailFault, PersonNameFault } from "@fakham/core/identity"
import { nameLength } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"

export const EmailFaultText = ({ fault }: { readonly fault: EmailFault }) => {
  switch (fault) {
    case "required":
      return <Trans>Email is required.</Trans>
    case "invalid":
      return <Trans>Email is invalid.</Trans>
  }
}

export const NameFaultText = ({ fault }: { readonly fault: PersonNameFault }) => {
  const { fewest, most } = nameLength
  switch (fault) {
    case "tooShort":
    case "tooLong":
      return (
        <Trans>
          First and last name: {fewest} to {most} letters each.
        </Trans>
      )
    case "unprintable":
      return <Trans>This name has characters that can't be shown.</Trans>
  }
}
