import { assign, setup } from "xstate"
import { answer, failedWith, fromProgram, type Runtime } from "../machine/actor.ts"
import { present } from "../machine/present.ts"
import {
  type LimitsAnswer,
  type LimitsEvent,
  type LimitsPage,
  type LimitWish,
  limitsAnswered,
  newPage,
  wished,
} from "./limit-wish.ts"
import { PlayLimits, Reminders } from "./play-limit.port.ts"

const learn = { type: "learn", params: answer } as const
/** A refused wish leads back to the page, with the reason beside what counts. */
const onDone = [
  { guard: failedWith("Unauthorized"), target: "unauthorized", actions: learn },
  { guard: failedWith("Unreachable"), target: "failed", actions: learn },
  { target: "shown", actions: learn },
] as const

/**
 * A player's own limits and breaks. When an answer is lost nothing is sent again: what counts now is read, and shows
 * whether it was done.
 */
export const makePlayLimits = (runtime: Runtime<PlayLimits | Reminders>) =>
  setup({
    types: {} as { context: LimitsPage; events: LimitsEvent; tags: "busy" },
    actors: {
      read: fromProgram(runtime, () => PlayLimits.use((limits) => limits.read())),
      ask: fromProgram(runtime, (wish: LimitWish) =>
        wish.type === "remind"
          ? Reminders.use((reminders) => reminders.choose(wish.every))
          : PlayLimits.use((limits) => {
              if (wish.type === "change") return limits.change(wish.kind, wish.most)
              return wish.type === "confirm" ? limits.confirm(wish.kind) : limits.takeBreak(wish.kind)
            }),
      ),
    },
    actions: {
      wish: assign(({ event }) => wished(event)),
      learn: assign(({ context }, result: LimitsAnswer) => limitsAnswered(context, result)),
    },
    guards: { amountFits: ({ event }) => wished(event).wish !== undefined },
  }).createMachine({
    id: "playLimits",
    context: newPage,
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          id: "loading",
          src: "read",
          onDone: [{ guard: failedWith("NotOffered"), target: "notOffered" }, ...onDone],
        },
      },
      shown: {
        on: {
          "limit.submitted": [{ guard: "amountFits", target: "changing", actions: "wish" }, { actions: "wish" }],
          "limit.confirmed": { target: "confirming", actions: "wish" },
          "reminder.chosen": { target: "choosingReminder", actions: "wish" },
          "break.chosen": { target: "reviewingBreak", actions: "wish" },
        },
      },
      changing: {
        tags: "busy",
        invoke: { id: "changing", src: "ask", input: ({ context }) => present(context.wish), onDone },
      },
      confirming: {
        tags: "busy",
        invoke: { id: "confirming", src: "ask", input: ({ context }) => present(context.wish), onDone },
      },
      choosingReminder: {
        tags: "busy",
        invoke: { id: "choosingReminder", src: "ask", input: ({ context }) => present(context.wish), onDone },
      },
      // A break cannot be undone, so it is looked at once more.
      reviewingBreak: {
        on: {
          "break.chosen": { actions: "wish" },
          "break.agreed": "takingBreak",
          "break.declined": { target: "shown", actions: "wish" },
        },
      },
      takingBreak: {
        tags: "busy",
        invoke: { id: "takingBreak", src: "ask", input: ({ context }) => present(context.wish), onDone },
      },
      failed: { on: { "retry.requested": "loading", "connection.restored": "loading" } },
      /** The operator keeps no limits: asking again finds none. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
