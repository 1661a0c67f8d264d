import type { User } from "../accounts/sessions.ts"
import type { RoundRow } from "../lotto/drawing.ts"
import type { BetTerms } from "../lotto/terms.ts"
import type { Order } from "./order.ts"

/** An order of a player on a round, under a key; without terms it is one of sets. */
export type PricedOrder = {
  readonly user: User
  readonly round: RoundRow
  readonly terms: BetTerms | undefined
  readonly order: Order
  readonly key: string
}
