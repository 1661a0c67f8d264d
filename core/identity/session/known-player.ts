import type { CashState } from "../../site/live/cash-state.ts"
import type { MoneyNews } from "../../site/live/money-feed.port.ts"
import type { Player } from "../player.ts"
import type { Profile } from "../profile/profile.ts"

/** What is known of the player who is logged in, and of their cash. */
export type KnownPlayer = {
  readonly player: Player | undefined
  readonly known: CashState
  readonly announcementsWhenAsked: number
  /** Lost until somebody subscribes to it. */
  readonly feed: "found" | "lost"
}

export type KnownPlayerEvent =
  /** News of the player's money, whoever hears them; anything else that may have moved it doubts the balance. */
  | MoneyNews
  /** The player has saved something about themselves. */
  | { readonly type: "profile.changed"; readonly change: Partial<Profile & Pick<Player, "phoneNumber">> }
  | { readonly type: "retry.requested" }

/** The player with the cash that is known by now. */
export const showing = (player: Player | undefined, known: CashState): Pick<KnownPlayer, "player" | "known"> => ({
  known,
  player: player && { ...player, cash: known.cash ?? player.cash },
})
