import type { PinChangeFailure } from "@fakham/core/identity"
import { Plural, Trans } from "@lingui/react/macro"
import { Said } from "../../../parts/notices/said.tsx"

/** Every failure has its sentence; a new one does not compile until it is written. */
export const PinChangeFailureText = ({ failure }: { readonly failure: PinChangeFailure }) => {
  switch (failure._tag) {
    case "WrongPin":
      return (
        <>
          <Trans>This is not your current PIN.</Trans>
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
        <Trans>The current PIN was wrong too often. Try again later, or talk to support.</Trans>
      ) : (
        <Plural
          value={Math.ceil(failure.unlocksInSeconds / 60)}
          one="The current PIN was wrong too often. Try again in # minute; you can go on playing and log in as before."
          other="The current PIN was wrong too often. Try again in # minutes; you can go on playing and log in as before."
        />
      )
    case "Refused":
      return (
        <>
          <Trans>The PIN was not changed. The old one counts as before.</Trans>
          <Said said={failure.said} />
        </>
      )
    case "Unauthorized":
      return <Trans>You're not authorised. Check your login and try again.</Trans>
    case "Unreachable":
      return <Trans>No answer came. Please try again.</Trans>
  }
}
