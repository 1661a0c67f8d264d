import type { Contestant } from "./contestant.ts"
import { admitted, asLines, fittingInOrder, type Held, totalsOfHeld } from "./rules.ts"

type State = {
  readonly lines: Array<Held>
  readonly batches: Array<{ readonly add: number; readonly first: number }>
  readonly undone: Array<ReadonlyArray<Held>>
  next: number
}

/** The fast way without a way back to what was: one array, changed in place. */
export const sortedArray: Contestant<State> = {
  name: "mutable array",
  empty: () => ({ lines: [], batches: [], undone: [], next: 0 }),
  add: (state, batch) => {
    const { lines, batches } = state
    const add = (batches.at(-1)?.add ?? 0) + 1
    const asked = fittingInOrder(batch, state.next, add)
    const { brought, ats } = admitted(asked, lines)
    if (brought.length === 0) return state
    let from = lines.length - 1
    for (const line of brought) lines.push(line)
    let to = lines.length - 1
    for (let next = brought.length - 1; next >= 0; next--) {
      while (from >= ats[next]!) lines[to--] = lines[from--]!
      lines[to--] = brought[next]!
    }
    batches.push({ add, first: state.next })
    state.next += asked.length
    state.undone.length = 0
    return state
  },
  undo: (state) => {
    const { lines, undone } = state
    const batch = state.batches.pop()
    if (batch === undefined) return state
    const removed: Array<Held> = []
    let count = 0
    for (const line of lines)
      if (line.add === batch.add) removed.push(line)
      else lines[count++] = line
    lines.length = count
    undone.push(removed)
    state.next = batch.first
    return state
  },
  priceAll: (state, wanted) => {
    const { lines } = state
    for (let from = 0, to = 0; from < lines.length; from = to) {
      const { place } = lines[from]!
      let left: number = lines[from]!.max
      for (to = from + 1; to < lines.length && lines[to]!.place === place; to++) left = Math.min(left, lines[to]!.max)
      const alone = to - from === 1
      if (!alone) for (let at = from; at < to; at++) left -= lines[at]!.min
      for (let at = from; at < to; at++) {
        const line = lines[at]!
        line.price = Math.min(Math.max(wanted, line.min), alone ? left : line.min + left)
        left -= line.price - line.min
      }
    }
    return state
  },
  totals: ({ lines }) => totalsOfHeld(lines),
  lines: ({ lines }) => asLines(lines),
}
