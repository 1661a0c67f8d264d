import { type Draft, produce } from "immer"
import type { Contestant } from "./contestant.ts"
import { admitted, type Held, inOrder, pricesAt, told, totalsOf } from "./rules.ts"

type State = {
  readonly lines: ReadonlyArray<Held>
  readonly batches: ReadonlyArray<{ readonly add: number; readonly first: number }>
  readonly undone: ReadonlyArray<ReadonlyArray<Held>>
  readonly next: number
}

/** The mutable array's way written on a draft; whatever is only read is read from the plain lines below it. */
export const immerArray: Contestant<State> = {
  name: "immer",
  empty: () => ({ lines: [], batches: [], undone: [], next: 0 }),
  add: (state, batch) =>
    produce(state, (draft: Draft<State>) => {
      const held = state.lines
      const add = (state.batches.at(-1)?.add ?? 0) + 1
      const asked = inOrder(batch, state.next, add)
      const { brought, ats } = admitted(asked, held)
      if (brought.length === 0) return
      const { lines } = draft
      let from = held.length - 1
      let to = held.length + brought.length - 1
      lines.push(...brought)
      for (let next = brought.length - 1; next >= 0; next--) {
        while (from >= ats[next]!) lines[to--] = held[from--]!
        lines[to--] = brought[next]!
      }
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
      for (const [at, price] of prices.entries()) draft.lines[at]!.price = price
    }),
  totals: ({ lines }) => totalsOf(lines),
  lines: ({ lines }) => told(lines),
}
