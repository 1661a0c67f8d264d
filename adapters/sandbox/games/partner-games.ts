import { baccarat } from "./baccarat.ts"
import { hiLo } from "./hi-lo.ts"
import { penalty } from "./penalty.ts"
import type { GameRules } from "./rules.ts"
import { slots } from "./slots.ts"

/** The games that the demo's partners share. */
export const partnerGames = { slots, "hi-lo": hiLo, baccarat, penalty } as const satisfies Readonly<
  Record<string, GameRules>
>
export type GameName = keyof typeof partnerGames
export const isGame = (text: string): text is GameName => Object.hasOwn(partnerGames, text)
