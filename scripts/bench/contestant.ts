import type { Line, NewLine, Totals } from "@fakham/core/poy"

/** A way to keep a slip; all of them follow the rules of core/poy, and only how they keep it differs. */
export type Contestant<State> = {
  readonly name: string
  readonly empty: () => State
  readonly add: (state: State, batch: ReadonlyArray<NewLine>) => State
  readonly undo: (state: State) => State
  readonly priceAll: (state: State, price: number) => State
  readonly totals: (state: State) => Totals
  readonly lines: (state: State) => ReadonlyArray<Line>
}

/** A contestant who opens slips of their own, so that contestants of different kinds stand in one list. */
export type Entrant = { readonly name: string; readonly open: () => OpenSlip }

export type OpenSlip = {
  readonly add: (batch: ReadonlyArray<NewLine>) => void
  readonly undo: () => void
  readonly priceAll: (price: number) => void
  readonly totals: () => Totals
  readonly lines: () => ReadonlyArray<Line>
}

export const entrant = <State>({ name, empty, add, undo, priceAll, totals, lines }: Contestant<State>): Entrant => ({
  name,
  open: () => {
    let state = empty()
    return {
      add: (batch) => {
        state = add(state, batch)
      },
      undo: () => {
        state = undo(state)
      },
      priceAll: (price) => {
        state = priceAll(state, price)
      },
      totals: () => totals(state),
      lines: () => lines(state),
    }
  },
})
