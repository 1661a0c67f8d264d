import type { ConfirmationFault, NewPinFault } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"

export const NewPinFaultText = ({ fault }: { readonly fault: NewPinFault | "unchanged" }) => {
  switch (fault) {
    case "required":
      return <Trans>Password is required</Trans>
    case "tooShort":
      return <Trans>Password must be at least 8 characters</Trans>
    case "tooLong":
      return <Trans>Password must not be greater than 30.</Trans>
    case "invalid":
      return <Trans>Password is invalid</Trans>
    case "tooWeak":
      return <Trans>Your password is too weak.</Trans>
    case "unchanged":
      return <Trans>That's your current PIN. Choose a different one.</Trans>
  }
}

export const ConfirmationFaultText = ({ fault }: { readonly fault: ConfirmationFault }) => {
  switch (fault) {
    case "confirmationRequired":
      return <Trans>Confirm password required</Trans>
    case "mismatch":
      return <Trans>Passwords do not match.</Trans>
  }
}
