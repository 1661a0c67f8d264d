import type { Inbox, Push } from "@fakham/core/notifications"
import type { Machines } from "../start-machines.ts"
import type { AwaitedGamePart } from "./awaited-game.ts"
import type { BetChoices } from "./bet-choices.ts"
import type { BetPagePart } from "./bet-page.ts"
import type { GameVisits } from "./game-visits.ts"
import type { OwnGames } from "./games.ts"
import type { HighlightsPart } from "./highlights.ts"
import type { LimitsPagePart } from "./limits-page.ts"
import type { MoneyIn } from "./money-in.ts"
import type { MoneyOut } from "./money-out.ts"
import type { NewAccounts } from "./new-accounts.ts"
import type { NewsPart } from "./news.ts"
import type { NumberSetEditorPart } from "./number-set-editor.ts"
import type { OwnSets } from "./number-sets.ts"
import type { OwnLimitsPart } from "./own-limits.ts"
import type { OwnMoneyPart } from "./own-money.ts"
import type { OwnStatements } from "./own-statements.ts"
import type { PageNoticeParts } from "./page-notice-parts.ts"
import type { PastResultsPart } from "./past-results.ts"
import type { Pins } from "./pins.ts"
import type { ProfileEditing } from "./profile-editing.ts"
import type { PromotionsPart } from "./promotions.ts"
import type { Proofs } from "./proofs.ts"
import type { Referrals } from "./referrals.ts"
import type { Reminding } from "./reminding.ts"
import type { Rewards } from "./rewards.ts"
import type { Slips } from "./slips.ts"
import type { Ticket4dPagePart } from "./ticket4d-page.ts"
import type { VideosPart } from "./videos.ts"
import type { WaysInPart } from "./ways-in.ts"
import type { YingsPart } from "./yings.ts"

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
