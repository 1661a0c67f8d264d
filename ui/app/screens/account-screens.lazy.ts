import { addLimitsWords } from "../../locales/limits.ts"
import { addNotificationsWords } from "../../locales/notifications.ts"
import { onParts, parts } from "../parts.ts"
import { identityScreens } from "./identity-screens.ts"
import { fetchMoneyScreen, isMoneyScreen, type MoneyScreen } from "./money-screens.ts"
import { siteScreens } from "./site-screens.ts"
import { withWords } from "./with-words.ts"

/**
 * The screens of who a player is and of the pages around the lotteries, by their names. The first page carries the name of
 * this list alone, instead of the files of all of them.
 */
const accountScreens = {
  ...identityScreens,
  ...siteScreens,
  Limits: () =>
    withWords(
      onParts(
        import("../../screens/limits/limits-screen.lazy.tsx").then((of) => of.LimitsScreen),
        parts.limitsPage,
      ),
      addLimitsWords(),
    ),
  Notifications: () =>
    withWords(
      onParts(
        import("../../screens/notifications/notifications-screen.lazy.tsx").then((of) => of.NotificationsScreen),
        parts.inbox,
        parts.push,
      ),
      addNotificationsWords(),
    ),
}

export type AccountScreen = keyof typeof accountScreens | MoneyScreen

export const fetchAccountScreen = async (name: AccountScreen) =>
  isMoneyScreen(name) ? fetchMoneyScreen(name) : { screen: await accountScreens[name]() }
