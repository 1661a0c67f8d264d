import type { Made, Make } from "./parts/made.ts"

export { startParts } from "./parts-ahead.ts"

/** Where each part is fetched from; apart from their names, as it lists the files of all of them. */
export const loaders: { readonly [Name in keyof Made]: () => Promise<{ readonly part: Make<Made[Name]> }> } = {
  awaitedGame: () => import("./parts/awaited-game.lazy.ts"),
  pageNoticeParts: () => import("./parts/page-notice-parts.lazy.ts"),
  betChoices: () => import("./parts/bet-choices.lazy.ts"),
  betPage: () => import("./parts/bet-page.lazy.ts"),
  gameVisits: () => import("./parts/game-visits.lazy.ts"),
  games: () => import("./parts/games.lazy.ts"),
  highlights: () => import("./parts/highlights.lazy.ts"),
  inbox: () => import("./parts/inbox.lazy.ts"),
  limitsPage: () => import("./parts/limits-page.lazy.ts"),
  moneyIn: () => import("./parts/money-in.lazy.ts"),
  moneyOut: () => import("./parts/money-out.lazy.ts"),
  newAccounts: () => import("./parts/new-accounts.lazy.ts"),
  news: () => import("./parts/news.lazy.ts"),
  numberSets: () => import("./parts/number-sets.lazy.ts"),
  ownLimits: () => import("./parts/own-limits.lazy.ts"),
  ownMoney: () => import("./parts/own-money.lazy.ts"),
  ownStatements: () => import("./parts/own-statements.lazy.ts"),
  pastResults: () => import("./parts/past-results.lazy.ts"),
  pins: () => import("./parts/pins.lazy.ts"),
  profileEditing: () => import("./parts/profile-editing.lazy.ts"),
  promotions: () => import("./parts/promotions.lazy.ts"),
  proofs: () => import("./parts/proofs.lazy.ts"),
  push: () => import("./parts/push.lazy.ts"),
  referrals: () => import("./parts/referrals.lazy.ts"),
  reminding: () => import("./parts/reminding.lazy.ts"),
  rewards: () => import("./parts/rewards.lazy.ts"),
  numberSetEditor: () => import("./parts/number-set-editor.lazy.ts"),
  ticket4dPage: () => import("./parts/ticket4d-page.lazy.ts"),
  slips: () => import("./parts/slips.lazy.ts"),
  videos: () => import("./parts/videos.lazy.ts"),
  waysIn: () => import("./parts/ways-in.lazy.ts"),
  yings: () => import("./parts/yings.lazy.ts"),
}
