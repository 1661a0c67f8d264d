import type { RegistrationFailure } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"
import { SaidNote } from "../../../parts/notices/said.tsx"

/** What the operator refuses, in words; a new refusal does not compile until it is written. */
export const RegistrationFailureText = ({ failure }: { readonly failure: RegistrationFailure }) => {
  switch (failure._tag) {
    case "UsernameTaken":
      return <Trans>This username is taken. Choose another one.</Trans>
    case "PhoneTaken":
      return <Trans>This phone number is already registered. Use another one, or log in.</Trans>
    case "CaptchaFailed":
      return <Trans>cannot confirm reCaptcha with Google</Trans>
    case "Refused":
      return (
        <>
          <Trans>Sign-up wasn't accepted. Check your details, or contact us.</Trans>
          <SaidNote said={failure.said} />
        </>
      )
    case "Unauthorized":
      return <Trans>Sign-up is closed right now. Please try again later.</Trans>
    case "Unreachable":
      return <Trans>Oops! Something went wrong. Please try again later.</Trans>
  }
}
