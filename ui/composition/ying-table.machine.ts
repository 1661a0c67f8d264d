import type { makeRound, Round } from "@fakham/core/lotto"
import type { makeShooting, makeShots } from "@fakham/core/ying"
import { type ActorRefFrom, type EventObject, fromCallback, setup } from "xstate"
import { follow } from "./follow.ts"
import type { World } from "./world.ts"

/** Named, so that the type of the machine below can be written down. */
export interface ShootingLogic extends ReturnType<typeof makeShooting> {}
export interface ShotsLogic extends ReturnType<typeof makeShots> {}
export interface RoundLogic extends ReturnType<typeof makeRound> {}

type Input = {
  readonly round: Round
  /** The same round as it goes on. */
  readonly running: ActorRefFrom<RoundLogic>
}

type YingTable = Pick<Input, "running"> & {
  readonly shooting: ActorRefFrom<ShootingLogic>
  readonly shots: ActorRefFrom<ShotsLogic>
}

type Dependencies = {
  readonly shooting: ShootingLogic
  readonly shots: ShotsLogic
  readonly followClock: (corrected: () => void) => () => void
  readonly world: Pick<World, "followConnection" | "followEnd">
}

const isSame = (one: Round, other: Round) => JSON.stringify(one) === JSON.stringify(other)

/** The shooting into one round and the list of all shots: both hear of the world here, and each of what the other has learnt. */
export const makeYingTable = ({ shooting, shots, followClock, world }: Dependencies) =>
  setup({
    types: {} as { input: Input; context: YingTable; events: { readonly type: "session.ended" } },
    actors: {
      shooting,
      shots,
      hear: fromCallback<EventObject, YingTable>(({ input: { running, shooting, shots }, sendBack }) => {
        const following = [
          world.followEnd(sendBack),
          follow(
            running,
            ({ context }) => context.round,
            (round) => {
              if (round === undefined || isSame(round, shots.getSnapshot().context.round)) return
              shooting.send({ type: "round.changed", round })
              shots.send({ type: "round.changed", round })
            },
          ),
          followClock(() => {
            shooting.send({ type: "clock.corrected" })
            shots.send({ type: "clock.corrected" })
          }),
          world.followConnection((news) => shots.send(news)),
          follow(
            shooting,
            ({ context, value }) => `${context.fired.length} ${value === "unanswered"}`,
            () => {
              const { context, value } = shooting.getSnapshot()
              if (context.fired.length > 0 || value === "unanswered") shots.send({ type: "shot.accepted" })
            },
          ),
          follow(
            shots,
            ({ context }) => context.recent,
            (recent) => {
              if (recent !== undefined) shooting.send({ type: "shots.seen", shots: recent })
            },
          ),
          // Another tab or device shot: this one has to wait as well.
          follow(
            shots,
            ({ context }) => context.summary,
            (summary) => {
              if (summary !== undefined && summary.waitSeconds > 0 && shooting.getSnapshot().value === "ready")
                shooting.send({ type: "wait.told", waitSeconds: summary.waitSeconds })
            },
          ),
        ]
        return () => {
          for (const leave of following) leave()
        }
      }),
    },
  }).createMachine({
    id: "yingTable",
    context: ({ input: { round, running }, spawn }) => ({
      running,
      shooting: spawn("shooting", { id: "shooting", input: round }),
      shots: spawn("shots", { id: "shots", input: round }),
    }),
    invoke: { src: "hear", input: ({ context }) => context },
    initial: "open",
    states: { open: { on: { "session.ended": "ended" } }, ended: { type: "final" } },
  })
