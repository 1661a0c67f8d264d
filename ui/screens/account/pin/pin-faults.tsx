import { type ConfirmationFault, type NewPinFault, pinLength } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"

export const PinFaultText = ({ fault }: { readonly fault: NewPinFault | "unchanged" }) => {
  const { fewest, most } = pinLength
  switch (fault) {
    case "required":
      return <Trans>Password is required</Trans>
    case "tooShort":
      return <Trans>Password must be at least {fewest} characters</Trans>
    case "tooLong":
      return <Trans>Password must not be greater than {most}.</Trans>
    case "invalid":
      return <Trans>Password is invalid</Trans>
    case "tooWeak":
      return <Trans>Your password is too weak.</Trans>
    case "unchanged":
      return <Trans>This is the PIN you have now. Choose another one.</Trans>
  }
}

export const ConfirmationFaultText = ({ fault }: { readonly fault: ConfirmationFault }) => {
  switch (fault) {
    case "confirmationRequired":
      return <Trans>Confirm the PIN.</Trans>
    case "mismatch":
      return <Trans>Passwords do not match.</Trans>
  }
}
