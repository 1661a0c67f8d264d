import { Effect } from "effect"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { RoundLogic } from "../lotto/round/round.machine.ts"
import type { Round } from "../lotto/round/round.ts"
import type { ClockNews } from "../operator/clock-news.ts"
import type { ConnectionNews } from "../operator/connectivity.port.ts"
import { Unreachable } from "../operator/failures.ts"
import type { SessionEnded } from "../visit/session-end.port.ts"
import type { SeenShot } from "./seen-shot.ts"
import type { makeShooting } from "./shooting/shooting.machine.ts"
import type { makeShots } from "./shot-list.machine.ts"
import type { ShotsAnswer } from "./shot-list.ts"
import { Yings } from "./yings.port.ts"

/** Named, so that the types of what is made from them can be written down. */
export interface ShootingLogic extends ReturnType<typeof makeShooting> {}
export interface ShotsLogic extends ReturnType<typeof makeShots> {}

export type YingPageInput = {
  readonly round: Round
  /** The same round as it goes on. */
  readonly running: ActorRefFrom<RoundLogic>
}

export type YingPageData = Pick<YingPageInput, "running"> & {
  readonly shooting: ActorRefFrom<ShootingLogic>
  readonly shots: ActorRefFrom<ShotsLogic>
}

export type Recent = ShotsAnswer["recent"] | undefined
export type Summary = ShotsAnswer["summary"] | undefined

export type YingPageEvent =
  | { readonly type: "round.seen"; readonly round: Round | undefined }
  /** A shot has counted, or it is not known whether it has; or that is over. */
  | { readonly type: "shooting.went" }
  | { readonly type: "list.read"; readonly recent: Recent }
  | { readonly type: "summary.read"; readonly summary: Summary }
  | ClockNews
  | ConnectionNews
  | SessionEnded

/** The same text until another shot has counted, or none is unanswered any more. */
export const courseOf = ({ context, value }: SnapshotFrom<ShootingLogic>) =>
  `${context.fired.length} ${value === "awaitingAnswer"}`

export const roundIn = ({ context }: SnapshotFrom<RoundLogic>) => context.round
export const recentIn = ({ context }: SnapshotFrom<ShotsLogic>) => context.data?.recent
export const summaryIn = ({ context }: SnapshotFrom<ShotsLogic>) => context.data?.summary

export const isAnother = ({ shots }: YingPageData, round: Round | undefined): boolean =>
  round !== undefined && JSON.stringify(round) !== JSON.stringify(shots.getSnapshot().context.round)

export const mayStandInList = ({ shooting }: YingPageData): boolean => {
  const { context, value } = shooting.getSnapshot()
  return context.fired.length > 0 || value === "awaitingAnswer"
}

export const mustWait = ({ shooting }: YingPageData, summary: Summary): boolean =>
  summary !== undefined && summary.waitSeconds > 0 && shooting.getSnapshot().value === "ready"

/** More than a round ever has. */
const everyShot = 1_000

export const ownShotsIn = (betId: string) =>
  Yings.use(({ recent }) => recent(betId, everyShot)).pipe(
    Effect.map((shots): ReadonlyArray<SeenShot> => shots.filter(({ isOwn }) => isOwn)),
    Effect.catchTag("NoSuchRound", (cause) => Effect.fail(new Unreachable({ cause }))),
  )
