import type { Inbox, Push } from "@fakham/core/notifications"
import type { Machines } from "../start-machines.ts"
import type { AwaitedGamePart } from "./awaited-game.ts"
import type { BetChoices } from "./bet-choices.ts"
import type { BetPage } from "./bet-page.ts"
import type { GameVisits } from "./game-visits.ts"
import type { OwnGames } from "./games.ts"
import type { Highlights } from "./highlights.ts"
import type { LimitsPagePart } from "./limits-page.ts"
import type { MoneyIn } from "./money-in.ts"
import type { MoneyOut } from "./money-out.ts"
import type { NewAccounts } from "./new-accounts.ts"
import type { News } from "./news.ts"
import type { OwnSets } from "./number-sets.ts"
import type { OwnLimitsPart } from "./own-limits.ts"
import type { OwnMoney } from "./own-money.ts"
import type { OwnStatements } from "./own-statements.ts"
import type { PageNoticeParts } from "./page-notice-parts.ts"
import type { PastResults } from "./past-results.ts"
import type { Pins } from "./pins.ts"
import type { ProfileEditing } from "./profile-editing.ts"
import type { Promotions } from "./promotions.ts"
import type { Proofs } from "./proofs.ts"
import type { Referrals } from "./referrals.ts"
import type { Reminding } from "./reminding.ts"
import type { Rewards } from "./rewards.ts"
import type { SetEditor } from "./set-editor.ts"
import type { SetsPage } from "./sets-page.ts"
import type { Slips } from "./slips.ts"
import type { Videos } from "./videos.ts"
import type { WaysIn } from "./ways-in.ts"
import type { Yings } from "./yings.ts"

/** What the parts give to screens. */
export type Made = {
  readonly awaitedGame: AwaitedGamePart
  readonly pageNoticeParts: PageNoticeParts
  readonly betChoices: BetChoices
  readonly betPage: BetPage
  readonly gameVisits: GameVisits
  readonly games: OwnGames
  readonly highlights: Highlights
  readonly inbox: Inbox
  readonly limitsPage: LimitsPagePart
  readonly moneyIn: MoneyIn
  readonly moneyOut: MoneyOut
  readonly newAccounts: NewAccounts
  readonly news: News
  readonly numberSets: OwnSets
  readonly ownLimits: OwnLimitsPart
  readonly ownMoney: OwnMoney
  readonly ownStatements: OwnStatements
  readonly pastResults: PastResults
  readonly pins: Pins
  readonly profileEditing: ProfileEditing
  readonly promotions: Promotions
  readonly proofs: Proofs
  readonly push: Push
  readonly referrals: Referrals
  readonly reminding: Reminding
  readonly rewards: Rewards
  readonly setEditor: SetEditor
  readonly setsPage: SetsPage
  readonly slips: Slips
  readonly videos: Videos
  readonly waysIn: WaysIn
  readonly yings: Yings
}

export type Make<Part> = (machines: Machines) => Part
