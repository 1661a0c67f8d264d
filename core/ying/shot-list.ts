import type { Round } from "../lotto/round/round.ts"
import type { Instant } from "../time/bangkok.ts"
import { missingShots } from "./proof/missing-shots.ts"
import type { Witness } from "./proof/proof.ts"
import { type PublishedShot, sameText } from "./proof/published-shot.ts"
import type { SeenShot } from "./seen-shot.ts"
import type { YingSummary } from "./yings.port.ts"

/** The list of shots as it is on show, and what of it has to be remembered until the result is proven. */
export type Shots = {
  readonly round: Round
  readonly data: ShotsAnswer | undefined
  readonly witness: Witness
  /** Whether others have shot since the newest answer was asked for. */
  readonly missed: boolean
  /** When the newest answer was asked for. */
  readonly askedAt: Instant
  /** When what is on show was asked for; later answers may have been lost. */
  readonly answeredAt?: Instant
}

export const noShots = (round: Round, now: Instant): Shots => ({
  round,
  missed: false,
  askedAt: now,
  data: undefined,
  witness: { commitment: round.commitment, seen: [] },
})

export type ShotsAnswer = { readonly recent: ReadonlyArray<SeenShot>; readonly summary: YingSummary }

/** After an answer. The commitment that was seen first counts, and what was seen after the end proves nothing. */
export const afterAnswer = (shots: Shots, data: ShotsAnswer): Shots => {
  const { round, witness } = shots
  return {
    ...shots,
    data,
    answeredAt: shots.askedAt,
    witness: hasEnded(shots)
      ? witness
      : {
          commitment: witness.commitment ?? round.commitment,
          seen: [
            ...witness.seen,
            ...missingShots(data.recent, witness.seen).map(({ member, number, at }) => ({ member, number, at })),
          ],
        },
  }
}

/** Whether shooting had ended when the newest answer was asked for: then nothing in it changes any more. */
export const hasEnded = ({ round: { outcome, shootingEndsAt }, askedAt }: Shots): boolean =>
  outcome !== undefined || shootingEndsAt === undefined || shootingEndsAt < askedAt

/** What a player saw together with what they fired, should the list have run past a shot of their own. */
export const withOwnShots = (
  witness: Witness,
  member: string,
  fired: ReadonlyArray<Pick<PublishedShot, "number" | "at">>,
): Witness => ({
  ...witness,
  seen: [
    ...witness.seen,
    ...fired
      .filter(
        ({ number, at }) =>
          !witness.seen.some((shot) => shot.at === at && shot.number === number && sameText(shot.member, member)),
      )
      .map(({ number, at }) => ({ member, number, at })),
  ],
})
