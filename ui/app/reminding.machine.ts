import type { makeSessionReminder, OwnLimits, ReminderMinutes } from "@fakham/core/limits"
import { nextReminder } from "@fakham/core/limits"
import type { ClockNews, makeReading } from "@fakham/core/operator"
import { assign, type EventObject, fromCallback, sendTo, setup } from "xstate"
import type { Following } from "./feeds.ts"
import type { World } from "./world.ts"

/** Named, so that the type of the machine below can be written down. */
export interface ReminderLogic extends ReturnType<typeof makeSessionReminder> {}
export interface OwnLimitsLogic extends ReturnType<typeof makeReading<unknown, OwnLimits>> {}

type Dependencies = {
  readonly reminder: ReminderLogic
  readonly ownLimits: OwnLimitsLogic
  readonly now: () => number
  readonly isTimeKnown: () => boolean
  /** Since when the player plays; to be asked while they do. */
  readonly playingSince: () => number
  readonly followClock: Following<ClockNews>
  readonly world: Pick<World, "followPage">
}

type News = ClockNews | { readonly type: "page.left" | "page.shown" }
type Context = { readonly playingSince: number; readonly every: ReminderMinutes | undefined }

/** What the player has set is asked for this long before each moment at which the shortest reminder could be due. */
const ahead = 60_000

/**
 * Reminds a player of the time by what they have set when a reminder could be due: it costs no call before, and heeds
 * what was set on another page or device meanwhile.
 */
export const makeReminding = ({ reminder, ownLimits, now, isTimeKnown, playingSince, ...world }: Dependencies) =>
  setup({
    types: {} as { context: Context; events: News; children: { reminder: "reminder"; asking: "ownLimits" } },
    actors: {
      reminder,
      ownLimits,
      hear: fromCallback<EventObject>(({ sendBack }) => {
        const following = [world.followClock(sendBack), world.world.followPage(sendBack)]
        return () => {
          for (const leave of following) leave()
        }
      }),
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
      correct: sendTo("reminder", { type: "clock.corrected" }),
      remind: sendTo("reminder", ({ context }) => ({ type: "reminder.chosen", every: context.every })),
    },
  }).createMachine({
    id: "reminding",
    context: { playingSince: 0, every: undefined },
    invoke: { src: "hear" },
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
                  guard: ({ event }) => event.snapshot.matches("known"),
                  target: "asked",
                  actions: [assign(({ event }) => ({ every: event.snapshot.context.known?.remindEvery })), "remind"],
                },
                { guard: ({ event }) => event.snapshot.matches("notOffered"), target: "asked" },
              ],
            },
            after: { due: "resting" },
          },
          asked: { entry: () => void playingSince(), after: { due: "resting" } },
        },
      },
    },
  })
