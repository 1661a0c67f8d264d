import { addAccountWords } from "../../locales/account.ts"
import { fetchMoneyScreen, isMoneyScreen, type MoneyScreen } from "./money-screens.ts"

/**
 * The screens of who a player is and of the pages around the lotteries, by their names. The first page carries the name of
 * this list alone, instead of the files of all of them.
 */
const accountScreens = {
  Achievement: async () => (await import("./achievement/achievement-screen.tsx")).AchievementScreen,
  Affiliate: async () => (await import("./affiliate/affiliate-screen.tsx")).AffiliateScreen,
  BankAdd: async () => (await import("./bank/bank-screens.ts")).BankAddScreen,
  BankStatus: async () => (await import("./bank/bank-screens.ts")).BankStatusScreen,
  ChangePin: async () => (await import("./change-pin/change-pin-screen.tsx")).ChangePinScreen,
  Download: async () => (await import("./download/download-screen.tsx")).DownloadScreen,
  Edit: async () => (await import("./edit/edit-screen.tsx")).EditScreen,
  ExternalLogin: async () => (await import("./external/external-screen.tsx")).ExternalLoginScreen,
  ForgotPin: async () => (await import("./forgot-pin/forgot-pin-screen.tsx")).ForgotPinScreen,
  Guide: async () => (await import("./howto/howto-screens.tsx")).GuideScreen,
  HowTo: async () => (await import("./howto/howto-screens.tsx")).HowToScreen,
  Limits: async () => (await import("./limits/limits-screen.tsx")).LimitsScreen,
  LineLogin: async () => (await import("./line/line-screen.tsx")).LineLoginScreen,
  Notifications: async () => (await import("./notifications/notifications-screen.tsx")).NotificationsScreen,
  Profile: async () => (await import("./profile/profile-screen.tsx")).ProfileScreen,
  Promotions: async () => (await import("./promotions/promotions-screen.tsx")).PromotionsScreen,
  Register: async () => (await import("./register/register-screen.tsx")).RegisterScreen,
  Video: async () => (await import("./vdo/video-screens.tsx")).VideoScreen,
  Videos: async () => (await import("./vdo/video-screens.tsx")).VideosScreen,
}

export type AccountScreen = keyof typeof accountScreens | MoneyScreen

/** A screen with its words. */
export const fetchAccountScreen = async (name: AccountScreen) => {
  if (isMoneyScreen(name)) return fetchMoneyScreen(name)
  const [screen] = await Promise.all([accountScreens[name](), addAccountWords()])
  return { screen }
}
