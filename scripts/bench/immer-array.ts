import { type Draft, produce } from "immer"
import type { Contestant } from "./contestant.ts"
import { admitted, asLines, fittingInOrder, type Held, pricesAt, totalsOfHeld } from "./rules.ts"

type State = {
  readonly lines: ReadonlyArray<Held>
  readonly batches: ReadonlyArray<{ readonly add: number; readonly first: number }>
  readonly undone: ReadonlyArray<ReadonlyArray<Held>>
  readonly next: number
}

/** Immer at its quickest: what is only read is read below the draft, and a changed list is made plain and put in whole. */
export const immerArray: Contestant<State> = {
  name: "immer",
  empty: () => ({ lines: [], batches: [], undone: [], next: 0 }),
  add: (state, batch) =>
    produce(state, (draft: Draft<State>) => {
      const held = state.lines
      const add = (state.batches.at(-1)?.add ?? 0) + 1
      const asked = fittingInOrder(batch, state.next, add)
      const { brought, ats } = admitted(asked, held)
      if (brought.length === 0) return
      const lines: Array<Held> = []
      let from = 0
      for (const [next, line] of brought.entries()) {
        while (from < ats[next]!) lines.push(held[from++]!)
        lines.push(line)
      }
      while (from < held.length) lines.push(held[from++]!)
      draft.lines = lines
      draft.batches.push({ add, first: state.next })
      draft.undone = []
      draft.next += asked.length
    }),
  undo: (state) =>
    produce(state, (draft: Draft<State>) => {
      const batch = state.batches.at(-1)
      if (batch === undefined) return
      draft.lines = state.lines.filter(({ add }) => add !== batch.add)
      draft.undone.push(state.lines.filter(({ add }) => add === batch.add))
      draft.batches.pop()
      draft.next = batch.first
    }),
  priceAll: (state, wanted) =>
    produce(state, (draft: Draft<State>) => {
      const prices = pricesAt(wanted, state.lines)
      draft.lines = state.lines.map((line, at) => ({ ...line, price: prices[at]! }))
    }),
  totals: ({ lines }) => totalsOfHeld(lines),
  lines: ({ lines }) => asLines(lines),
}
