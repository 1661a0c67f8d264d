import type { Inbox, Push } from "@fakham/core/notifications"
import type { Machines } from "../start-machines.lazy.ts"
import type { BetChoices } from "./betting/bet-choices.lazy.ts"
import type { BetPagePart } from "./betting/bet-page.lazy.ts"
import type { NumberSetEditorPart } from "./betting/number-set-editor.lazy.ts"
import type { OwnSets } from "./betting/number-sets.lazy.ts"
import type { Ticket4dPagePart } from "./betting/ticket4d-page.lazy.ts"
import type { AwaitedGamePart } from "./games/awaited-game.lazy.ts"
import type { GameVisits } from "./games/game-visits.lazy.ts"
import type { OwnGames } from "./games/games.lazy.ts"
import type { HighlightsPart } from "./games/highlights.lazy.ts"
import type { Pins } from "./identity/pins.lazy.ts"
import type { ProfileEditing } from "./identity/profile-editing.lazy.ts"
import type { WaysInPart } from "./identity/ways-in.lazy.ts"
import type { LimitsPagePart } from "./limits/limits-page.lazy.ts"
import type { OwnLimitsPart } from "./limits/own-limits.lazy.ts"
import type { Reminding } from "./limits/reminding.lazy.ts"
import type { PastResultsPart } from "./lotto/past-results.lazy.ts"
import type { PageNoticeParts } from "./notifications/page-notice-parts.lazy.ts"
import type { Slips } from "./order/slips.lazy.ts"
import type { NewsPart } from "./site/news.lazy.ts"
import type { PromotionsPart } from "./site/promotions.lazy.ts"
import type { VideosPart } from "./site/videos.lazy.ts"
import type { MoneyIn } from "./wallet/money-in.lazy.ts"
import type { MoneyOut } from "./wallet/money-out.lazy.ts"
import type { NewAccounts } from "./wallet/new-accounts.lazy.ts"
import type { OwnMoneyPart } from "./wallet/own-money.lazy.ts"
import type { OwnStatements } from "./wallet/own-statements.lazy.ts"
import type { Referrals } from "./wallet/referrals.lazy.ts"
import type { Rewards } from "./wallet/rewards.lazy.ts"
import type { Proofs } from "./ying/proofs.lazy.ts"
import type { YingsPart } from "./ying/yings.lazy.ts"

/** What the parts give to screens. */
export type Made = {
  readonly awaitedGame: AwaitedGamePart
  readonly pageNoticeParts: PageNoticeParts
  readonly betChoices: BetChoices
  readonly betPage: BetPagePart
  readonly gameVisits: GameVisits
  readonly games: OwnGames
  readonly highlights: HighlightsPart
  readonly inbox: Inbox
  readonly limitsPage: LimitsPagePart
  readonly moneyIn: MoneyIn
  readonly moneyOut: MoneyOut
  readonly newAccounts: NewAccounts
  readonly news: NewsPart
  readonly numberSets: OwnSets
  readonly ownLimits: OwnLimitsPart
  readonly ownMoney: OwnMoneyPart
  readonly ownStatements: OwnStatements
  readonly pastResults: PastResultsPart
  readonly pins: Pins
  readonly profileEditing: ProfileEditing
  readonly promotions: PromotionsPart
  readonly proofs: Proofs
  readonly push: Push
  readonly referrals: Referrals
  readonly reminding: Reminding
  readonly rewards: Rewards
  readonly numberSetEditor: NumberSetEditorPart
  readonly ticket4dPage: Ticket4dPagePart
  readonly slips: Slips
  readonly videos: VideosPart
  readonly waysIn: WaysInPart
  readonly yings: YingsPart
}

export type Make<Part> = (machines: Machines) => Part
