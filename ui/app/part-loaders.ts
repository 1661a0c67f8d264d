import type { Made, Make } from "./parts/made.ts"

export { startParts } from "./parts-ahead.ts"

/** Where each part is fetched from; apart from their names, as it lists the files of all of them. */
export const loaders: { readonly [Name in keyof Made]: () => Promise<{ readonly part: Make<Made[Name]> }> } = {
  betChoices: () => import("./parts/bet-choices.ts"),
  betPage: () => import("./parts/bet-page.ts"),
  gameVisits: () => import("./parts/game-visits.ts"),
  games: () => import("./parts/games.ts"),
  limitsPage: () => import("./parts/limits-page.ts"),
  moneyIn: () => import("./parts/money-in.ts"),
  moneyOut: () => import("./parts/money-out.ts"),
  newAccounts: () => import("./parts/new-accounts.ts"),
  numberSets: () => import("./parts/number-sets.ts"),
  ownMoney: () => import("./parts/own-money.ts"),
  ownStatements: () => import("./parts/own-statements.ts"),
  pastResults: () => import("./parts/past-results.ts"),
  pins: () => import("./parts/pins.ts"),
  profileEditing: () => import("./parts/profile-editing.ts"),
  promotions: () => import("./parts/promotions.ts"),
  referrals: () => import("./parts/referrals.ts"),
  rewards: () => import("./parts/rewards.ts"),
  proofs: () => import("./parts/proofs.ts"),
  setEditor: () => import("./parts/set-editor.ts"),
  setsPage: () => import("./parts/sets-page.ts"),
  slips: () => import("./parts/slips.ts"),
  videos: () => import("./parts/videos.ts"),
  waysIn: () => import("./parts/ways-in.ts"),
  yings: () => import("./parts/yings.ts"),
}
