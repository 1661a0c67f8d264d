import type { Made, Make } from "./parts/made.ts"

/** Where each part is fetched from; apart from their names, as it lists the files of all of them. */
export const loaders: { readonly [Name in keyof Made]: () => Promise<{ readonly part: Make<Made[Name]> }> } = {
  betPage: () => import("./parts/bet-page.ts"),
  gameVisits: () => import("./parts/game-visits.ts"),
  games: () => import("./parts/games.ts"),
  limitsPage: () => import("./parts/limits-page.ts"),
  moneyIn: () => import("./parts/money-in.ts"),
  moneyOut: () => import("./parts/money-out.ts"),
  newAccounts: () => import("./parts/new-accounts.ts"),
  numberSets: () => import("./parts/number-sets.ts"),
  orders: () => import("./parts/orders.ts"),
  ownMoney: () => import("./parts/own-money.ts"),
  ownStatements: () => import("./parts/own-statements.ts"),
  pastResults: () => import("./parts/past-results.ts"),
  promotions: () => import("./parts/promotions.ts"),
  referrals: () => import("./parts/referrals.ts"),
  rewards: () => import("./parts/rewards.ts"),
  setsPage: () => import("./parts/sets-page.ts"),
  slips: () => import("./parts/slips.ts"),
  videos: () => import("./parts/videos.ts"),
  yings: () => import("./parts/yings.ts"),
}
