import { Context, type Effect } from "effect"

/** What went wrong that a visitor is not told of, and whoever runs the site should be. */
export type ReportedTrouble = {
  /** Rows of lists in an answer of the operator could not be read, and were left out. */
  readonly _tag: "RowsLost"
  /** What was asked for. */
  readonly path: string
  readonly rows: number
}

/** Tells whoever runs the site of trouble, every time that it is met. */
export class Reported extends Context.Service<
  Reported,
  { readonly report: (trouble: ReportedTrouble) => Effect.Effect<void> }
>()("core/operator/Reported") {}
