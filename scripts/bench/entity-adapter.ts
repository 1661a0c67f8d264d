import { createEntityAdapter, type EntityState } from "@reduxjs/toolkit"
import type { Contestant } from "./contestant.ts"
import { admitted, asLines, fittingInOrder, type Held, pricesAt, totalsOfHeld } from "./rules.ts"

const adapter = createEntityAdapter<Held, number>({
  selectId: ({ ref }) => ref,
  sortComparer: (one, other) => one.place - other.place || one.ref - other.ref,
})
const { selectAll } = adapter.getSelectors()

type State = {
  readonly table: EntityState<Held, number>
  readonly batches: ReadonlyArray<{
    readonly add: number
    readonly first: number
    readonly brought: ReadonlyArray<Held>
  }>
  readonly undone: ReadonlyArray<ReadonlyArray<Held>>
  readonly next: number
}

/** Redux Toolkit's sorted table; rooms and prices are worked out on its plain lines, the adapter only writes. */
export const entityAdapter: Contestant<State> = {
  name: "entity adapter",
  empty: () => ({ table: adapter.getInitialState(), batches: [], undone: [], next: 0 }),
  add: (state, batch) => {
    const add = (state.batches.at(-1)?.add ?? 0) + 1
    const asked = fittingInOrder(batch, state.next, add)
    const { brought } = admitted(asked, selectAll(state.table))
    if (brought.length === 0) return state
    return {
      table: adapter.addMany(state.table, brought),
      batches: [...state.batches, { add, first: state.next, brought }],
      undone: [],
      next: state.next + asked.length,
    }
  },
  undo: (state) => {
    const batch = state.batches.at(-1)
    if (batch === undefined) return state
    const removed = batch.brought.map(({ ref }) => state.table.entities[ref]!)
    return {
      table: adapter.removeMany(
        state.table,
        batch.brought.map(({ ref }) => ref),
      ),
      batches: state.batches.slice(0, -1),
      undone: [...state.undone, removed],
      next: batch.first,
    }
  },
  priceAll: (state, wanted) => {
    const lines = selectAll(state.table)
    const prices = pricesAt(wanted, lines)
    return {
      ...state,
      table: adapter.setAll(
        state.table,
        lines.map((line, at) => ({ ...line, price: prices[at]! })),
      ),
    }
  },
  totals: ({ table }) => totalsOfHeld(selectAll(table)),
  lines: ({ table }) => asLines(selectAll(table)),
}
