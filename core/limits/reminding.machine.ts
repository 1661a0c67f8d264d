import { assign, sendTo, setup } from "xstate"
import { fromFeed, type Runtime } from "../machine/actor.ts"
import type { ClockNews } from "../operator/clock-news.ts"
import { makeResource } from "../operator/resource.machine.ts"
import type { Instant } from "../time/bangkok.ts"
import { clockCorrections } from "../visit/operator-clock.port.ts"
import { type PageEvent, pageEvents } from "../visit/page.port.ts"
import type { Around } from "../visit/visit.ts"
import { PlayLimits } from "./play-limit.port.ts"
import { PlaySession } from "./play-session.port.ts"
import type { Played } from "./played.port.ts"
import { nextReminder, type ReminderMinutes } from "./reminder.ts"
import { makeSessionReminder } from "./session-reminder.machine.ts"

type Tools = { readonly now: () => Instant; readonly isTimeKnown: () => boolean }
type Context = { readonly playingSince: Instant; readonly every: ReminderMinutes | undefined }

/** Named, so that the type of the machine below can be written down. */
export interface ReminderLogic extends ReturnType<typeof makeSessionReminder> {}

/** What the player has set is asked for this long before each moment at which the shortest reminder could be due. */
const ahead = 60_000

/**
 * Reminds a player of the time by what they have set when a reminder could be due: it costs no call before, and heeds
 * what was set on another page or device meanwhile.
 */
export const makeReminding = (
  runtime: Runtime<PlayLimits | Played | PlaySession | Around>,
  { now, isTimeKnown }: Tools,
) => {
  const playingSince = () => runtime.runSync(PlaySession).since()
  const reminder: ReminderLogic = makeSessionReminder(runtime, { now })
  return setup({
    types: {} as {
      context: Context
      events: ClockNews | PageEvent
      children: { reminder: "reminder"; asking: "ownLimits" }
    },
    actors: {
      reminder,
      ownLimits: makeResource(runtime, () => PlayLimits.use(({ read }) => read()), { retryEvery: 5_000 }),
      clock: fromFeed(runtime, () => clockCorrections),
      page: fromFeed(runtime, () => pageEvents),
    },
    delays: {
      look: 2_000,
      ask: ({ context }) => Math.max(0, nextReminder(context.playingSince, 15, now()) - now() - ahead),
      due: ({ context }) => nextReminder(context.playingSince, 15, now()) - now() + 1,
    },
    guards: {
      isTimeKnown,
      hasPaused: ({ context }) => playingSince() !== context.playingSince,
    },
    actions: {
      begin: assign(() => ({ playingSince: playingSince() })),
      noteThatTheyPlay: () => void playingSince(),
      correct: sendTo("reminder", { type: "clock.corrected" }),
      remind: sendTo("reminder", ({ context }) => ({ type: "reminder.chosen", every: context.every })),
    },
  }).createMachine({
    id: "reminding",
    context: { playingSince: 0, every: undefined },
    invoke: [{ src: "clock" }, { src: "page" }],
    initial: "arriving",
    states: {
      arriving: { always: { guard: "isTimeKnown", target: "playing", actions: "begin" }, after: { look: "looking" } },
      looking: { always: "arriving" },
      playing: {
        invoke: {
          id: "reminder",
          src: "reminder",
          input: ({ context: { playingSince: since } }) => ({ playingSince: since, every: undefined }),
          // Whoever stops for now and is still here is reminded again.
          onDone: { target: "playing", reenter: true },
        },
        on: {
          "page.shown": { guard: "hasPaused", target: "playing", reenter: true, actions: "begin" },
          "clock.corrected": { target: ".resting", actions: "correct" },
        },
        initial: "resting",
        states: {
          resting: { after: { ask: "asking" } },
          asking: {
            invoke: {
              id: "asking",
              src: "ownLimits",
              input: undefined,
              onSnapshot: [
                {
                  guard: ({ event }) => event.snapshot.matches("loaded"),
                  target: "asked",
                  actions: [assign(({ event }) => ({ every: event.snapshot.context.data?.remindEvery })), "remind"],
                },
                { guard: ({ event }) => event.snapshot.matches("notOffered"), target: "asked" },
              ],
            },
            after: { due: "resting" },
          },
          asked: { entry: "noteThatTheyPlay", after: { due: "resting" } },
        },
      },
    },
  })
}
