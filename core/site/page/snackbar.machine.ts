import { assign, setup } from "xstate"

/** One message at the top of the page. Whether it shows is the state of the machine. */
export type Snack = {
  readonly txt: string
  /** Text is shown as it stands; html, which only the operator writes, is cleaned before it is shown. */
  readonly isHtml: boolean
  readonly color: "success" | "failure"
  /** How long it stays, in milliseconds. */
  readonly timeout: number
}

export const defaultTimeout = 1_500
const throttle = 500

type OfferedSnack = Pick<Snack, "txt" | "color"> & Partial<Pick<Snack, "isHtml" | "timeout">>

type Context = { readonly snack: Snack | undefined; readonly next: Snack | undefined }
type Event =
  | { readonly type: "snack.offered"; readonly snack: OfferedSnack }
  | { readonly type: "snack.closed" }
  | { readonly type: "attention.given" }
  | { readonly type: "attention.left" }
  | { readonly type: "route.changed" }

const complete = (snack: OfferedSnack): Snack => ({ timeout: defaultTimeout, isHtml: false, ...snack })

/**
 * Shows one message at a time. A new one replaces the old at most every 500 ms (the newest of a burst wins),
 * it leaves by itself, stays while the player looks at it, and goes with the page it belonged to.
 */
export const snackbar = setup({
  types: {} as { context: Context; events: Event },
  delays: { throttle, rest: ({ context }) => Math.max(0, (context.snack?.timeout ?? defaultTimeout) - throttle) },
  actions: {
    show: assign(({ event }) =>
      event.type === "snack.offered" ? { snack: complete(event.snack), next: undefined } : {},
    ),
    queue: assign(({ event }) => (event.type === "snack.offered" ? { next: complete(event.snack) } : {})),
    showNext: assign(({ context }) => ({ snack: context.next, next: undefined })),
  },
  guards: { anotherWaits: ({ context }) => context.next !== undefined },
}).createMachine({
  id: "snackbar",
  context: { snack: undefined, next: undefined },
  initial: "hidden",
  on: { "route.changed": ".hidden", "snack.closed": ".hidden" },
  states: {
    hidden: {
      entry: assign({ snack: undefined, next: undefined }),
      on: { "snack.offered": { target: "fresh", actions: "show" } },
    },
    fresh: {
      on: { "snack.offered": { actions: "queue" }, "attention.given": "held" },
      after: {
        throttle: [
          { guard: "anotherWaits", target: "fresh", reenter: true, actions: "showNext" },
          { target: "leaving" },
        ],
      },
    },
    leaving: {
      on: { "snack.offered": { target: "fresh", actions: "show" }, "attention.given": "held" },
      after: { rest: "hidden" },
    },
    held: {
      on: {
        "snack.offered": { actions: "queue" },
        "attention.left": [{ guard: "anotherWaits", target: "fresh", actions: "showNext" }, { target: "fresh" }],
      },
    },
  },
})
