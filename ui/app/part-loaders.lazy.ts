import type { Made, Make } from "./parts/made.ts"

export { startParts } from "./parts-ahead.ts"

/** Where each part is fetched from; apart from their names, as it lists the files of all of them. */
export const loaders: { readonly [Name in keyof Made]: () => Promise<{ readonly part: Make<Made[Name]> }> } = {
  awaitedGame: () => import("./parts/games/awaited-game.lazy.ts"),
  pageNoticeParts: () => import("./parts/notifications/page-notice-parts.lazy.ts"),
  betChoices: () => import("./parts/betting/bet-choices.lazy.ts"),
  betPage: () => import("./parts/betting/bet-page.lazy.ts"),
  gameVisits: () => import("./parts/games/game-visits.lazy.ts"),
  games: () => import("./parts/games/games.lazy.ts"),
  highlights: () => import("./parts/games/highlights.lazy.ts"),
  inbox: () => import("./parts/notifications/inbox.lazy.ts"),
  limitsPage: () => import("./parts/limits/limits-page.lazy.ts"),
  moneyIn: () => import("./parts/wallet/money-in.lazy.ts"),
  moneyOut: () => import("./parts/wallet/money-out.lazy.ts"),
  newAccounts: () => import("./parts/wallet/new-accounts.lazy.ts"),
  news: () => import("./parts/site/news.lazy.ts"),
  numberSets: () => import("./parts/betting/number-sets.lazy.ts"),
  ownLimits: () => import("./parts/limits/own-limits.lazy.ts"),
  ownMoney: () => import("./parts/wallet/own-money.lazy.ts"),
  ownStatements: () => import("./parts/wallet/own-statements.lazy.ts"),
  pastResults: () => import("./parts/lotto/past-results.lazy.ts"),
  pins: () => import("./parts/identity/pins.lazy.ts"),
  profileEditing: () => import("./parts/identity/profile-editing.lazy.ts"),
  promotions: () => import("./parts/site/promotions.lazy.ts"),
  proofs: () => import("./parts/ying/proofs.lazy.ts"),
  push: () => import("./parts/notifications/push.lazy.ts"),
  referrals: () => import("./parts/wallet/referrals.lazy.ts"),
  reminding: () => import("./parts/limits/reminding.lazy.ts"),
  rewards: () => import("./parts/wallet/rewards.lazy.ts"),
  numberSetEditor: () => import("./parts/betting/number-set-editor.lazy.ts"),
  ticket4dPage: () => import("./parts/betting/ticket4d-page.lazy.ts"),
  slips: () => import("./parts/order/slips.lazy.ts"),
  videos: () => import("./parts/site/videos.lazy.ts"),
  waysIn: () => import("./parts/identity/ways-in.lazy.ts"),
  yings: () => import("./parts/ying/yings.lazy.ts"),
}
