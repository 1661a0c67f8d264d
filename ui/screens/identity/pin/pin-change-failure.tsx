import type { PinChangeFailure } from "@fakham/core/identity"
import { Plural, Trans } from "@lingui/react/macro"
import { SaidNote } from "../../../parts/notices/said.tsx"

/** Every failure has its sentence; a new one does not compile until it is written. */
export const PinChangeFailureText = ({ failure }: { readonly failure: PinChangeFailure }) => {
  switch (failure._tag) {
    case "WrongPin":
      return (
        <>
          <Trans>That isn't your current PIN.</Trans>
          {failure.attemptsLeft === undefined ? null : (
            <>
              {" "}
              <Plural value={failure.attemptsLeft} one="# attempt left" other="# attempts left" />
            </>
          )}
        </>
      )
    case "AttemptsUsedUp":
      return failure.unlocksInSeconds === undefined ? (
        <Trans>Too many wrong attempts. Try again later, or contact support.</Trans>
      ) : (
        <Plural
          value={Math.ceil(failure.unlocksInSeconds / 60)}
          one="Too many wrong attempts. Try again in # minute. You can still play and log in."
          other="Too many wrong attempts. Try again in # minutes. You can still play and log in."
        />
      )
    case "Refused":
      return (
        <>
          <Trans>PIN not changed. Your old one still works.</Trans>
          <SaidNote said={failure.said} />
        </>
      )
    case "Unauthorized":
      return <Trans>You're not authorised. Check your login and try again.</Trans>
    case "Unreachable":
      return <Trans>No reply. Please try again.</Trans>
  }
}
