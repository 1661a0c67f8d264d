import type { PinResetFailure } from "@fakham/core/identity"
import { Plural, Trans } from "@lingui/react/macro"
import { SaidNote } from "../../../parts/notices/said.tsx"

/** Every failure has its sentence; a new one does not compile until it is written. */
export const ResetFailureText = ({ failure }: { readonly failure: PinResetFailure }) => {
  switch (failure._tag) {
    case "OtpWrong":
      return (
        <>
          <Trans>The code is wrong.</Trans>
          {failure.triesLeft === undefined ? null : (
            <>
              {" "}
              <Plural value={failure.triesLeft} one="# attempt left" other="# attempts left" />
            </>
          )}
        </>
      )
    case "OtpExpired":
      return <Trans>This code no longer works. Request a new one.</Trans>
    case "TooManyRequests":
      return failure.retryInSeconds === undefined ? (
        <Trans>Too many code requests. Try again later.</Trans>
      ) : (
        <Plural
          value={failure.retryInSeconds}
          one="Too many code requests. Try again in # second."
          other="Too many code requests. Try again in # seconds."
        />
      )
    case "Refused":
      return (
        <>
          <Trans>These details don't work. Check them, or contact support.</Trans>
          <SaidNote said={failure.said} />
        </>
      )
    case "Unauthorized":
      return <Trans>You're not authorised. Check your login and try again.</Trans>
    case "Unreachable":
      return <Trans>No reply. Please try again.</Trans>
  }
}
