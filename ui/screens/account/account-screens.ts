import { onParts, parts } from "../../composition/parts.ts"
import { addAccountWords } from "../../locales/account.ts"
import { fetchMoneyScreen, isMoneyScreen, type MoneyScreen } from "./money-screens.ts"

/**
 * The screens of who a player is and of the pages around the lotteries, by their names. The first page carries the name of
 * this list alone, instead of the files of all of them.
 */
const accountScreens = {
  Achievement: () =>
    onParts(
      import("./achievement/achievement-screen.tsx").then((of) => of.AchievementScreen),
      parts.rewards,
    ),
  Affiliate: () =>
    onParts(
      import("./affiliate/affiliate-screen.tsx").then((of) => of.AffiliateScreen),
      parts.referrals,
    ),
  BankAdd: () =>
    onParts(
      import("./bank/bank-screens.ts").then((of) => of.BankAddScreen),
      parts.newAccounts,
    ),
  BankStatus: () =>
    onParts(
      import("./bank/bank-screens.ts").then((of) => of.BankStatusScreen),
      parts.ownMoney,
    ),
  ChangePin: () =>
    onParts(
      import("./change-pin/change-pin-screen.tsx").then((of) => of.ChangePinScreen),
      parts.pins,
    ),
  Download: async () => (await import("./download/download-screen.tsx")).DownloadScreen,
  Edit: () =>
    onParts(
      import("./edit/edit-screen.tsx").then((of) => of.EditScreen),
      parts.profileEditing,
    ),
  ExternalLogin: async () => (await import("./external/external-screen.tsx")).ExternalLoginScreen,
  ForgotPin: () =>
    onParts(
      import("./forgot-pin/forgot-pin-screen.tsx").then((of) => of.ForgotPinScreen),
      parts.pins,
    ),
  Guide: async () => (await import("./howto/howto-screens.tsx")).GuideScreen,
  HowTo: async () => (await import("./howto/howto-screens.tsx")).HowToScreen,
  Limits: () =>
    onParts(
      import("./limits/limits-screen.tsx").then((of) => of.LimitsScreen),
      parts.limitsPage,
    ),
  LineLogin: async () => (await import("./line/line-screen.tsx")).LineLoginScreen,
  Notifications: async () => (await import("./notifications/notifications-screen.tsx")).NotificationsScreen,
  Profile: () =>
    onParts(
      import("./profile/profile-screen.tsx").then((of) => of.ProfileScreen),
      parts.ownMoney,
      parts.betChoices,
    ),
  Promotions: () =>
    onParts(
      import("./promotions/promotions-screen.tsx").then((of) => of.PromotionsScreen),
      parts.promotions,
    ),
  Register: async () => (await import("./register/register-screen.tsx")).RegisterScreen,
  Video: () =>
    onParts(
      import("./vdo/video-screens.tsx").then((of) => of.VideoScreen),
      parts.videos,
    ),
  Videos: () =>
    onParts(
      import("./vdo/video-screens.tsx").then((of) => of.VideosScreen),
      parts.videos,
    ),
}

export type AccountScreen = keyof typeof accountScreens | MoneyScreen

/** A screen with its words. */
export const fetchAccountScreen = async (name: AccountScreen) => {
  if (isMoneyScreen(name)) return fetchMoneyScreen(name)
  const [screen] = await Promise.all([accountScreens[name](), addAccountWords()])
  return { screen }
}
