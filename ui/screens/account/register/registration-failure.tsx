import type { RegistrationFailure } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"
import { Said } from "../../../parts/notices/said.tsx"

/** What the operator refuses, in words; a new refusal does not compile until it is written. */
export const RegistrationFailureText = ({ failure }: { readonly failure: RegistrationFailure }) => {
  switch (failure._tag) {
    case "UsernameTaken":
      return <Trans>This username is taken. Choose another one.</Trans>
    case "PhoneTaken":
      return <Trans>This phone number belongs to another player. Enter another one, or log in.</Trans>
    case "CaptchaFailed":
      return <Trans>cannot confirm reCaptcha with Google</Trans>
    case "Refused":
      return (
        <>
          <Trans>The registration was not accepted. Look at what you entered once more, or contact us.</Trans>
          <Said said={failure.said} />
        </>
      )
    case "Unauthorized":
      return <Trans>Nobody can register here just now. Please try again later.</Trans>
    case "Unreachable":
      return <Trans>Oops! Something went wrong. Please try again later.</Trans>
  }
}
