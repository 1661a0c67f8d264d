import { setup } from "xstate"
import { fromFeed, type Runtime } from "../machine/actor.ts"
import type { ClockNews } from "../operator/clock-news.ts"
import type { Instant } from "../time/bangkok.ts"
import { clockCorrections } from "../visit/operator-clock.port.ts"
import type { Around } from "../visit/visit.ts"
import { PlaySession } from "./play-session.port.ts"

type Tools = { readonly now: () => Instant; readonly isTimeKnown: () => boolean }

/** Two minutes before the first moment at which the shortest reminder could be due. */
const near = 13 * 60_000

/** Ends once a player has played for so long that a reminder could soon be due: what reminds need not be there before. */
export const makeReminderNear = (runtime: Runtime<PlaySession | Around>, { now, isTimeKnown }: Tools) =>
  setup({
    types: {} as { events: ClockNews },
    actors: { clock: fromFeed(runtime, () => clockCorrections) },
    guards: { isTimeKnown },
    delays: { near: () => Math.max(0, runtime.runSync(PlaySession).since() + near - now()) },
  }).createMachine({
    id: "reminderNear",
    invoke: { src: "clock" },
    on: { "clock.corrected": ".arriving" },
    initial: "arriving",
    states: {
      arriving: { always: { guard: "isTimeKnown", target: "playing" } },
      playing: { after: { near: "near" } },
      near: { type: "final" },
    },
  })
