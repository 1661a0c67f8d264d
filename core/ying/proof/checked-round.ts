import { Effect, Result } from "effect"
import type { Sha256 } from "../../lotto/draw/commitment.ts"
import type { LobbyChanged } from "../../lotto/round/lobby-changes.ts"
import type { Round } from "../../lotto/round/round.ts"
import type { ClockNews } from "../../operator/clock-news.ts"
import type { ConnectionNews } from "../../operator/connectivity.port.ts"
import { NotOffered } from "../../operator/failures.ts"
import { type AnnouncedYing, YingResults } from "../yings.port.ts"
import { checkedProof, type ProofReport, type Witness } from "./proof.ts"
import type { PublishedShot } from "./published-shot.ts"

export type RoundToCheck = { readonly round: Pick<Round, "betId" | "resultAt" | "outcome">; readonly witness: Witness }
export type CheckedRound = RoundToCheck & {
  /** What the operator announced; on show while it is checked. */
  readonly announced: AnnouncedYing | undefined
  /** What came of doing the sum again. */
  readonly report: ProofReport | undefined
  /** Every shot of the round as it was laid open with the result, newest first. */
  readonly published: ReadonlyArray<PublishedShot> | undefined
}
export type Checked = Pick<CheckedRound, "published"> & { readonly report: ProofReport }
export type ProofEvent =
  | { readonly type: "retry.requested" }
  | ClockNews
  | ConnectionNews
  | LobbyChanged
  /** The result is out, whatever this clock shows. */
  | { readonly type: "result.announced" }

/** A guard for one verdict of the proof. */
export const concludes =
  (verdict: ProofReport["verdict"]) =>
  ({ event: { output } }: { readonly event: { readonly output: Result.Result<Checked, unknown> } }) =>
    Result.isSuccess(output) && output.success.report.verdict === verdict

const hasEnded = ({ betId }: RoundToCheck["round"], rounds: ReadonlyArray<Round>) =>
  rounds.some((round) => round.betId === betId && round.outcome !== undefined)

export const hasEndedNow = ({ round }: RoundToCheck, { rounds, before }: LobbyChanged): boolean =>
  hasEnded(round, rounds) && !hasEnded(round, before)

/** Asks for what the operator lays open of a round, and does the sum again. */
export const checkRound =
  (sha256: Sha256) =>
  ({ round: { betId }, witness, announced }: CheckedRound) =>
    Effect.flatMap(
      YingResults.use((results) => results.proof(betId)),
      (revealed) =>
        Effect.tryPromise({
          try: () =>
            checkedProof(
              sha256,
              { ...revealed, betId, sum: announced?.sum, ranks: announced?.ranks, outcome: announced?.outcome },
              witness,
            ).then((report): Checked => ({ report, published: revealed.shots })),
          // A browser that can compute no SHA-256 can check nothing.
          catch: () => new NotOffered(),
        }),
    )
