import type { Made, Make } from "./parts/made.ts"

export { startParts } from "./parts-ahead.ts"

/** Where each part is fetched from; apart from their names, as it lists the files of all of them. */
export const loaders: { readonly [Name in keyof Made]: () => Promise<{ readonly part: Make<Made[Name]> }> } = {
  awaitedGame: () => import("./parts/awaited-game.ts"),
  pageNoticeParts: () => import("./parts/page-notice-parts.ts"),
  betChoices: () => import("./parts/bet-choices.ts"),
  betPage: () => import("./parts/bet-page.ts"),
  gameVisits: () => import("./parts/game-visits.ts"),
  games: () => import("./parts/games.ts"),
  highlights: () => import("./parts/highlights.ts"),
  inbox: () => import("./parts/inbox.ts"),
  limitsPage: () => import("./parts/limits-page.ts"),
  moneyIn: () => import("./parts/money-in.ts"),
  moneyOut: () => import("./parts/money-out.ts"),
  newAccounts: () => import("./parts/new-accounts.ts"),
  news: () => import("./parts/news.ts"),
  numberSets: () => import("./parts/number-sets.ts"),
  ownLimits: () => import("./parts/own-limits.ts"),
  ownMoney: () => import("./parts/own-money.ts"),
  ownStatements: () => import("./parts/own-statements.ts"),
  pastResults: () => import("./parts/past-results.ts"),
  pins: () => import("./parts/pins.ts"),
  profileEditing: () => import("./parts/profile-editing.ts"),
  promotions: () => import("./parts/promotions.ts"),
  proofs: () => import("./parts/proofs.ts"),
  push: () => import("./parts/push.ts"),
  referrals: () => import("./parts/referrals.ts"),
  reminding: () => import("./parts/reminding.ts"),
  rewards: () => import("./parts/rewards.ts"),
  numberSetEditor: () => import("./parts/number-set-editor.ts"),
  ticket4dPage: () => import("./parts/ticket4d-page.ts"),
  slips: () => import("./parts/slips.ts"),
  videos: () => import("./parts/videos.ts"),
  waysIn: () => import("./parts/ways-in.ts"),
  yings: () => import("./parts/yings.ts"),
}
