import { assign, setup } from "xstate"

type Context = {
  /** All that was answered in this visit, each with what it was asked for. */
  readonly answered: ReadonlySet<string>
  /** The calls that were answered since the page was opened. */
  readonly here: ReadonlySet<string>
  /** The calls that bring what the page is about, while it stands broken. */
  readonly own: ReadonlyArray<string>
}

export type PageDataEvent =
  | { readonly type: "page.opened" }
  /** A call was answered by whoever knows it, with a yes or a no. */
  | { readonly type: "call.answered"; readonly call: string; readonly asked: string }
  /** A call was answered by a server that is broken; `own` are the calls that bring what the page is about. */
  | {
      readonly type: "call.broke"
      readonly call: string
      readonly asked: string
      readonly own: ReadonlyArray<string>
    }

/** Whether the page has what it is about: it has not where the first reading of that meets a broken server. */
export const pageData = setup({
  types: {} as { context: Context; events: PageDataEvent },
  guards: {
    isFirstReading: ({ context: { answered, here }, event }) =>
      event.type === "call.broke" &&
      event.own.includes(event.call) &&
      !answered.has(event.asked) &&
      !event.own.some((call) => here.has(call)),
    isOwn: ({ context: { own }, event }) => event.type === "call.answered" && own.includes(event.call),
  },
  actions: {
    note: assign(({ context: { answered, here }, event }) =>
      event.type === "call.answered"
        ? { answered: new Set(answered).add(event.asked), here: new Set(here).add(event.call) }
        : {},
    ),
    noteOwn: assign(({ event }) => (event.type === "call.broke" ? { own: event.own } : {})),
    forgetHere: assign({ here: new Set<string>() }),
  },
}).createMachine({
  id: "pageData",
  context: { answered: new Set(), here: new Set(), own: [] },
  on: {
    "page.opened": { target: ".fine", actions: "forgetHere" },
    "call.answered": { actions: "note" },
  },
  initial: "fine",
  states: {
    fine: { on: { "call.broke": { guard: "isFirstReading", target: "broken", actions: "noteOwn" } } },
    broken: {
      on: {
        "call.answered": [{ guard: "isOwn", target: "fine", actions: "note" }, { actions: "note" }],
      },
    },
  },
})
