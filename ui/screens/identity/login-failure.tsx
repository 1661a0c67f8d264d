import type { LoginFailure } from "@fakham/core"
import { Plural, Trans } from "@lingui/react/macro"
import { SaidNote } from "../../parts/notices/said.tsx"

/** Every failure has its sentence; a new one does not compile until it is written. */
export const LoginFailureText = ({ failure }: { readonly failure: LoginFailure }) => {
  switch (failure._tag) {
    case "WrongCredentials":
      return (
        <>
          <Trans>Invalid username or password.</Trans>
          {failure.attemptsLeft === undefined ? null : (
            <>
              {" "}
              <Plural value={failure.attemptsLeft} one="# attempt left" other="# attempts left" />
            </>
          )}
        </>
      )
    case "AttemptsUsedUp":
      return <Trans>Login Attempt Count Reach Limit, Please contact call center.</Trans>
    case "Unauthorized":
      return <Trans>You're not authorised. Check your login and try again.</Trans>
    case "Refused":
      return (
        <>
          <Trans>Oops! Something went wrong. Please try again later.</Trans>
          <SaidNote said={failure.said} />
        </>
      )
    case "Unreachable":
      return (
        <>
          <Trans>Oops! Something went wrong. Please try again later.</Trans>{" "}
          {failure.isAnswered === true ? (
            <Trans>The site is out of order. Your PIN wasn't checked.</Trans>
          ) : (
            <Trans>No reply. Check your connection: your PIN may be right.</Trans>
          )}
        </>
      )
  }
}
