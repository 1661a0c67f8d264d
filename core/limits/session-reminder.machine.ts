import { assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import type { Instant } from "../time/bangkok.ts"
import { Played } from "./played.port.ts"
import { nextReminder, type RealityCheck, type ReminderMinutes, realityCheck } from "./reminder.ts"

type Context = {
  readonly playingSince: Instant
  readonly every: ReminderMinutes | undefined
  /** When the reminder on show came due. */
  readonly remindedAt: Instant
  /** Nothing while it is counted, or when nobody could count it: the time alone is said then. */
  readonly check: RealityCheck | undefined
}

type Event =
  | { readonly type: "reminder.chosen"; readonly every: ReminderMinutes | undefined }
  | { readonly type: "play.continued" | "play.stopped" }
  /** The server's clock turned out to show another time than was thought. */
  | { readonly type: "clock.corrected" }

type Input = Pick<Context, "playingSince" | "every">

/** Reminds a player of the time, and of what it has cost, every so many minutes; they play on or stop. */
export const makeSessionReminder = (runtime: Runtime<Played>, { now }: { readonly now: () => Instant }) =>
  setup({
    types: {} as { context: Context; events: Event; input: Input; tags: "reminding" },
    actors: { count: fromProgram(runtime, (since: Instant) => Played.use((played) => played.since(since))) },
    delays: {
      due: ({ context: { playingSince, every } }) => (every ? nextReminder(playingSince, every, now()) - now() : 0),
    },
    guards: {
      isWanted: ({ context }) => context.every !== undefined,
    },
    actions: {
      choose: assign(({ event }) => (event.type === "reminder.chosen" ? { every: event.every } : {})),
      remind: assign(() => ({ remindedAt: now(), check: undefined })),
    },
  }).createMachine({
    id: "sessionReminder",
    context: ({ input }) => ({ ...input, remindedAt: input.playingSince, check: undefined }),
    initial: "arriving",
    on: { "play.stopped": ".stopped" },
    states: {
      arriving: { always: [{ guard: "isWanted", target: "playing" }, { target: "unreminded" }] },
      unreminded: { on: { "reminder.chosen": { target: "arriving", actions: "choose" } } },
      playing: {
        on: {
          "reminder.chosen": { target: "arriving", actions: "choose" },
          "clock.corrected": "arriving",
        },
        after: { due: { target: "counting", actions: "remind" } },
      },
      counting: {
        tags: "reminding",
        on: { "play.continued": "arriving" },
        invoke: {
          id: "counting",
          src: "count",
          input: ({ context }) => context.playingSince,
          onDone: [
            {
              guard: succeeded,
              target: "reminding",
              actions: assign({
                check: ({ context: { playingSince, remindedAt }, event }) => {
                  const { staked, returned } = value({ event })
                  return realityCheck(playingSince, remindedAt, staked, returned)
                },
              }),
            },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "reminding" },
          ],
        },
      },
      reminding: { tags: "reminding", on: { "play.continued": "arriving" } },
      stopped: { type: "final" },
      unauthorized: { type: "final" },
    },
  })
