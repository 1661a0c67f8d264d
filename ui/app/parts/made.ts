import type { Inbox, Push } from "@fakham/core/notifications"
import type { Machines } from "../start-machines.lazy.ts"
import type { AwaitedGamePart } from "./awaited-game.lazy.ts"
import type { BetChoices } from "./bet-choices.lazy.ts"
import type { BetPagePart } from "./bet-page.lazy.ts"
import type { GameVisits } from "./game-visits.lazy.ts"
import type { OwnGames } from "./games.lazy.ts"
import type { HighlightsPart } from "./highlights.lazy.ts"
import type { LimitsPagePart } from "./limits-page.lazy.ts"
import type { MoneyIn } from "./money-in.lazy.ts"
import type { MoneyOut } from "./money-out.lazy.ts"
import type { NewAccounts } from "./new-accounts.lazy.ts"
import type { NewsPart } from "./news.lazy.ts"
import type { NumberSetEditorPart } from "./number-set-editor.lazy.ts"
import type { OwnSets } from "./number-sets.lazy.ts"
import type { OwnLimitsPart } from "./own-limits.lazy.ts"
import type { OwnMoneyPart } from "./own-money.lazy.ts"
import type { OwnStatements } from "./own-statements.lazy.ts"
import type { PageNoticeParts } from "./page-notice-parts.lazy.ts"
import type { PastResultsPart } from "./past-results.lazy.ts"
import type { Pins } from "./pins.lazy.ts"
import type { ProfileEditing } from "./profile-editing.lazy.ts"
import type { PromotionsPart } from "./promotions.lazy.ts"
import type { Proofs } from "./proofs.lazy.ts"
import type { Referrals } from "./referrals.lazy.ts"
import type { Reminding } from "./reminding.lazy.ts"
import type { Rewards } from "./rewards.lazy.ts"
import type { Slips } from "./slips.lazy.ts"
import type { Ticket4dPagePart } from "./ticket4d-page.lazy.ts"
import type { VideosPart } from "./videos.lazy.ts"
import type { WaysInPart } from "./ways-in.lazy.ts"
import type { YingsPart } from "./yings.lazy.ts"

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
