import { identityScreens } from "./identity-screens.ts"
import { limitsScreens } from "./limits-screens.ts"
import { fetchMoneyScreen, isMoneyScreen, type MoneyScreen } from "./money-screens.ts"
import { notificationsScreens } from "./notifications-screens.ts"
import { siteScreens } from "./site-screens.ts"

/**
 * The screens of who a player is and of the pages around the lotteries, by their names. The first page carries the name of
 * this list alone, instead of the files of all of them.
 */
const accountScreens = { ...identityScreens, ...limitsScreens, ...notificationsScreens, ...siteScreens }

export type AccountScreen = keyof typeof accountScreens | MoneyScreen

export const fetchAccountScreen = async (name: AccountScreen) =>
  isMoneyScreen(name) ? fetchMoneyScreen(name) : { screen: await accountScreens[name]() }
