import type { Hand } from "../hand.ts"
import type { Tab, TabPlayer } from "../tab.ts"
import type { World } from "../world.ts"

/** A way of a player to something that must be done at most once, on the real machine. */
export type Flow = {
  /** What a player has before the tabs are opened. */
  readonly prepare?: (world: World) => Promise<void>
  /** Opens it in a tab, or takes up there what is unfinished. */
  readonly open: (tab: Tab, world: World) => Hand
  /** The button that a player presses in a state who wants it done. */
  readonly wanted: Readonly<Record<string, string>>
  /** Buttons that are pressed now and then. */
  readonly others: readonly [string, ...ReadonlyArray<string>]
  /** States that are as far as it goes without being final. */
  readonly ends: ReadonlyArray<string>
  /** Whether the device's clock is set by somebody meanwhile; that it may be an hour off from the start is always so. */
  readonly setsClocks: boolean
  /** How many milliseconds after the beginning the round closes that is played on, if any. */
  readonly closesAfter?: number
  /** What is wrong for a player, if anything, while the player's tabs show these states. */
  readonly wrong: (world: World, player: TabPlayer, shown: ReadonlyArray<string>) => string | undefined
  /** What is wrong after everything has come to its end, if anything. */
  readonly wrongAtTheEnd: (world: World, player: TabPlayer, last: Hand) => string | undefined
}
