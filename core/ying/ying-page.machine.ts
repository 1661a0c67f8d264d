import { Effect } from "effect"
import { type ActorRefFrom, type SnapshotFrom, setup } from "xstate"
import type { makeRound } from "../lotto/round/round.machine.ts"
import type { Round } from "../lotto/round/round.ts"
import { fromFeed, fromPart, type Runtime } from "../machine/actor.ts"
import type { ClockNews } from "../operator/clock-news.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "../operator/connectivity.ts"
import { Unreachable } from "../operator/failures.ts"
import { makeResource } from "../operator/resource.machine.ts"
import { clockCorrections, type OperatorClock } from "../visit/operator-clock.ts"
import { type SessionEnd, type SessionEnded, sessionEnd } from "../visit/session-end.ts"
import type { Visit } from "../visit/visit.ts"
import type { SeenShot } from "./seen-shot.ts"
import { makeShooting, type ShootingTools } from "./shooting/shooting.machine.ts"
import type { ShotFeed } from "./shot-feed.ts"
import { makeShots } from "./shots.machine.ts"
import type { ShotsAnswer } from "./shots.ts"
import { Yings } from "./yings.ts"

/** Named, so that the types of the machines below can be written down. */
export interface ShootingLogic extends ReturnType<typeof makeShooting> {}
export interface ShotsLogic extends ReturnType<typeof makeShots> {}
export interface YingPageLogic extends ReturnType<typeof makeYingPage> {}
export interface OwnShotsLogic extends ReturnType<typeof makeResource<unknown, ReadonlyArray<SeenShot>, string>> {}

type Input = {
  readonly round: Round
  /** The same round as it goes on. */
  readonly running: ActorRefFrom<ReturnType<typeof makeRound>>
}

type YingPage = Pick<Input, "running"> & {
  readonly shooting: ActorRefFrom<ShootingLogic>
  readonly shots: ActorRefFrom<ShotsLogic>
}

type Event =
  | { readonly type: "round.seen"; readonly round: Round | undefined }
  /** A shot has counted, or it is not known whether it has; or that is over. */
  | { readonly type: "shooting.went" }
  | { readonly type: "list.read"; readonly recent: Recent }
  | { readonly type: "summary.read"; readonly summary: Summary }
  | ClockNews
  | ConnectionNews
  | SessionEnded

type Recent = ShotsAnswer["recent"] | undefined
type Summary = ShotsAnswer["summary"] | undefined

type Ports = Connectivity | OperatorClock | SessionEnd | ShotFeed | Yings

const isSame = (one: Round, other: Round) => JSON.stringify(one) === JSON.stringify(other)

/** The same text until another shot has counted, or none is unanswered any more. */
const courseOf = ({ context, value }: SnapshotFrom<ShootingLogic>) =>
  `${context.fired.length} ${value === "awaitingAnswer"}`

/** The shooting into one round and the list of all shots: both hear of the world here, and each of what the other has learnt. */
export const makeYingPage = (runtime: Runtime<Ports>, tools: ShootingTools) =>
  setup({
    types: {} as { input: Input; context: YingPage; events: Event },
    actors: {
      shooting: makeShooting(runtime, tools),
      shots: makeShots(runtime, tools),
      subscribeToSession: fromFeed(runtime, () => sessionEnd),
      subscribeToClock: fromFeed(runtime, () => clockCorrections),
      subscribeToConnection: fromFeed(runtime, () => connectionNews),
      subscribeToRound: fromPart(
        ({ context }: SnapshotFrom<ReturnType<typeof makeRound>>) => context.round,
        (round) => ({ type: "round.seen", round }),
      ),
      subscribeToShooting: fromPart(courseOf, () => ({ type: "shooting.went" })),
      subscribeToList: fromPart(
        ({ context }: SnapshotFrom<ShotsLogic>) => context.data?.recent,
        (recent) => ({ type: "list.read", recent }),
      ),
      subscribeToSummary: fromPart(
        ({ context }: SnapshotFrom<ShotsLogic>) => context.data?.summary,
        (summary) => ({ type: "summary.read", summary }),
      ),
    },
    guards: {
      isAnother: ({ context: { shots } }, round: Round | undefined) =>
        round !== undefined && !isSame(round, shots.getSnapshot().context.round),
      mayStandInList: ({ context: { shooting } }) => {
        const { context, value } = shooting.getSnapshot()
        return context.fired.length > 0 || value === "awaitingAnswer"
      },
      mustWait: ({ context: { shooting } }, summary: Summary) =>
        summary !== undefined && summary.waitSeconds > 0 && shooting.getSnapshot().value === "ready",
    },
    actions: {
      changeRound: ({ context: { shooting, shots } }, round: Round | undefined) => {
        if (round === undefined) return
        shooting.send({ type: "round.changed", round })
        shots.send({ type: "round.changed", round })
      },
      sendClock: ({ context: { shooting, shots } }) => {
        shooting.send({ type: "clock.corrected" })
        shots.send({ type: "clock.corrected" })
      },
      sendConnection: ({ context }) => context.shots.send({ type: "connection.restored" }),
      lookForShot: ({ context }) => context.shots.send({ type: "shot.accepted" }),
      sendShots: ({ context }, recent: Recent) => {
        if (recent !== undefined) context.shooting.send({ type: "shots.seen", shots: recent })
      },
      sendWait: ({ context }, summary: Summary) => {
        if (summary !== undefined) context.shooting.send({ type: "wait.changed", waitSeconds: summary.waitSeconds })
      },
    },
  }).createMachine({
    id: "yingPage",
    context: ({ input: { round, running }, spawn }) => ({
      running,
      shooting: spawn("shooting", { id: "shooting", input: round }),
      shots: spawn("shots", { id: "shots", input: round }),
    }),
    initial: "open",
    states: {
      open: {
        invoke: [
          { src: "subscribeToSession" },
          { src: "subscribeToRound", input: ({ context }) => context.running },
          { src: "subscribeToClock" },
          { src: "subscribeToConnection" },
          { src: "subscribeToShooting", input: ({ context }) => context.shooting },
          { src: "subscribeToList", input: ({ context }) => context.shots },
          { src: "subscribeToSummary", input: ({ context }) => context.shots },
        ],
        on: {
          "round.seen": {
            guard: { type: "isAnother", params: ({ event }) => event.round },
            actions: { type: "changeRound", params: ({ event }) => event.round },
          },
          "clock.corrected": { actions: "sendClock" },
          "connection.restored": { actions: "sendConnection" },
          "shooting.went": { guard: "mayStandInList", actions: "lookForShot" },
          "list.read": { actions: { type: "sendShots", params: ({ event }) => event.recent } },
          // Another tab or device shot: this one has to wait as well.
          "summary.read": {
            guard: { type: "mustWait", params: ({ event }) => event.summary },
            actions: { type: "sendWait", params: ({ event }) => event.summary },
          },
          "session.ended": "ended",
        },
      },
      ended: { type: "final" },
    },
  })

/** More than a round ever has. */
const everyShot = 1_000

const ownShotsIn = (betId: string) =>
  Yings.use(({ recent }) => recent(betId, everyShot)).pipe(
    Effect.map((shots): ReadonlyArray<SeenShot> => shots.filter(({ isOwn }) => isOwn)),
    Effect.catchTag("NoSuchRound", (cause) => Effect.fail(new Unreachable({ cause }))),
  )

/** Numbers shot into yeekee rounds. */
export const yingsOf = ({
  runtime,
  environment,
}: Visit<ShotFeed | Yings>): {
  readonly yingPage: YingPageLogic
  /** The player's own shots in a round, with the ranks they came to. */
  readonly ownShots: OwnShotsLogic
} => ({ yingPage: makeYingPage(runtime, environment), ownShots: makeResource(runtime, ownShotsIn) })
