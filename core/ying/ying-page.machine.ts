import { setup } from "xstate"
import type { Round } from "../lotto/round/round.ts"
import { fromFeed, fromPart, type Runtime } from "../machine/actor.ts"
import { type Connectivity, connectionNews } from "../operator/connectivity.port.ts"
import { makeResource } from "../operator/resource.machine.ts"
import { clockCorrections, type OperatorClock } from "../visit/operator-clock.port.ts"
import { type SessionEnd, sessionEnd } from "../visit/session-end.port.ts"
import type { Visit } from "../visit/visit.ts"
import type { SeenShot } from "./seen-shot.ts"
import { makeShooting, type ShootingTools } from "./shooting/shooting.machine.ts"
import type { ShotFeed } from "./shot-feed.port.ts"
import { makeShots } from "./shot-list.machine.ts"
import * as page from "./ying-page.ts"
import type { Yings } from "./yings.port.ts"

/** Named, so that the types of the machines below can be written down. */
export interface YingPageLogic extends ReturnType<typeof makeYingPage> {}
export interface OwnShotsLogic extends ReturnType<typeof makeResource<unknown, ReadonlyArray<SeenShot>, string>> {}

type Ports = Connectivity | OperatorClock | SessionEnd | ShotFeed | Yings

/** The shooting into one round and the list of all shots: both hear of the world here, and each of what the other has learnt. */
export const makeYingPage = (runtime: Runtime<Ports>, tools: ShootingTools) =>
  setup({
    types: {} as { input: page.YingPageInput; context: page.YingPageData; events: page.YingPageEvent },
    actors: {
      shooting: makeShooting(runtime, tools),
      shots: makeShots(runtime, tools),
      subscribeToSession: fromFeed(runtime, () => sessionEnd),
      subscribeToClock: fromFeed(runtime, () => clockCorrections),
      subscribeToConnection: fromFeed(runtime, () => connectionNews),
      subscribeToRound: fromPart(page.roundIn, (round) => ({ type: "round.seen", round })),
      subscribeToShooting: fromPart(page.courseOf, () => ({ type: "shooting.went" })),
      subscribeToList: fromPart(page.recentIn, (recent) => ({ type: "list.read", recent })),
      subscribeToSummary: fromPart(page.summaryIn, (summary) => ({ type: "summary.read", summary })),
    },
    guards: {
      isAnother: ({ context }, round: Round | undefined) => page.isAnother(context, round),
      mayStandInList: ({ context }) => page.mayStandInList(context),
      mustWait: ({ context }, summary: page.Summary) => page.mustWait(context, summary),
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
      sendShots: ({ context }, recent: page.Recent) => {
        if (recent !== undefined) context.shooting.send({ type: "shots.seen", shots: recent })
      },
      sendWait: ({ context }, summary: page.Summary) => {
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

/** Numbers shot into yeekee rounds. */
export const yingsOf = ({
  runtime,
  environment,
}: Visit<ShotFeed | Yings>): {
  readonly yingPage: YingPageLogic
  /** The player's own shots in a round, with the ranks they came to. */
  readonly ownShots: OwnShotsLogic
} => ({ yingPage: makeYingPage(runtime, environment), ownShots: makeResource(runtime, page.ownShotsIn) })
