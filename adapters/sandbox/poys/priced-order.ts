import type { User } from "../accounts/sessions.ts"
import type { RoundRow } from "../lotto/drawing.ts"
import type { GroupTerms } from "../lotto/terms.ts"
import type { SlipOrder } from "./order.ts"

/** An order of a player on a round, under a key; without terms it is one of sets. */
export type PricedOrder = {
  readonly user: User
  readonly round: RoundRow
  readonly terms: GroupTerms | undefined
  readonly order: SlipOrder
  readonly key: string
}
