import { Context, type Effect } from "effect"
import type { Unreachable } from "../../operator/failures.ts"

/** What a draw gave, as far as every group has it. */
export type DrawnResult = {
  readonly betGroup: string
  readonly betType: string
  readonly betId: string
  readonly betName: string
  /** The date the draw is named by. */
  readonly dt: string
  readonly top3: string
  readonly top2: string
  readonly bottom2: string
}

/** What has been drawn. */
export class Results extends Context.Service<
  Results,
  { readonly latest: () => Effect.Effect<ReadonlyArray<DrawnResult>, Unreachable> }
>()("core/lotto/results/Results") {}

/** The result that greets visitors: the government draw, else the newest there is. */
export const resultToShow = (latest: ReadonlyArray<DrawnResult>): DrawnResult | undefined =>
  latest.find(({ betGroup }) => betGroup === "gov") ??
  latest.toSorted((one, other) => other.dt.localeCompare(one.dt))[0]
