import { addAccountWords } from "../../locales/account.ts"
import { addWalletWords } from "../../locales/wallet.ts"
import type { DepositScreen } from "./deposit-screens.ts"

/** What they look like and what they run on is fetched side by side. */
const onDeposits = async (name: DepositScreen) => {
  const [{ depositScreen }, { depositsOf }, { aroundDepositsOf }] = await Promise.all([
    import("./deposit-screens.ts"),
    import("../../composition/deposits.ts"),
    import("../../composition/around-deposits.ts"),
    addWalletWords(),
  ])
  return depositScreen(name, { depositsOf, aroundDepositsOf })
}

/** With what one way to bring money in needs alone; a page without it says so by itself. */
const onMethod = (name: DepositScreen) => {
  import("./method-parts.ts").catch(() => undefined)
  return onDeposits(name)
}

/** What moved money, and the way out: with the words of money. */
const onMoney = async <Screen>(screen: Promise<Screen>): Promise<Screen> => {
  const [fetched] = await Promise.all([screen, addWalletWords()])
  return fetched
}

/**
 * Each screen of who a player is and of the pages around the lotteries, by its name. The first page carries the name of
 * this list alone, instead of the files of all of them.
 */
const screens = {
  Achievement: async () => (await import("./achievement/achievement-screen.tsx")).AchievementScreen,
  Affiliate: async () => (await import("./affiliate/affiliate-screen.tsx")).AffiliateScreen,
  BankAdd: async () => (await import("./bank/bank-screens.ts")).BankAddScreen,
  BankStatus: async () => (await import("./bank/bank-screens.ts")).BankStatusScreen,
  ChangePin: async () => (await import("./change-pin/change-pin-screen.tsx")).ChangePinScreen,
  Status: async () => (await onMoney(import("./statement/statement-screens.ts"))).StatusScreen,
  Crypto: () => onMethod("Crypto"),
  CryptoQueue: () => onMethod("CryptoQueue"),
  Download: async () => (await import("./download/download-screen.tsx")).DownloadScreen,
  Edit: async () => (await import("./edit/edit-screen.tsx")).EditScreen,
  ExternalLogin: async () => (await import("./external/external-screen.tsx")).ExternalLoginScreen,
  Fast: () => onDeposits("Fast"),
  FastQueue: () => onDeposits("FastQueue"),
  ForgotPin: async () => (await import("./forgot-pin/forgot-pin-screen.tsx")).ForgotPinScreen,
  Guide: async () => (await import("./howto/howto-screens.tsx")).GuideScreen,
  HowTo: async () => (await import("./howto/howto-screens.tsx")).HowToScreen,
  Limits: async () => (await import("./limits/limits-screen.tsx")).LimitsScreen,
  LineLogin: async () => (await import("./line/line-screen.tsx")).LineLoginScreen,
  Normal: () => onMethod("Normal"),
  Profile: async () => (await import("./profile/profile-screen.tsx")).ProfileScreen,
  Promotions: async () => (await import("./promotions/promotions-screen.tsx")).PromotionsScreen,
  QrCode: () => onMethod("QrCode"),
  QrCodes: () => onDeposits("QrCodes"),
  Register: async () => (await import("./register/register-screen.tsx")).RegisterScreen,
  Statement: async () => (await onMoney(import("./statement/statement-screens.ts"))).StatementScreen,
  Turnover: async () => (await onMoney(import("./statement/statement-screens.ts"))).TurnoverScreen,
  TrueMoney: () => onDeposits("TrueMoney"),
  Video: async () => (await import("./vdo/video-screens.tsx")).VideoScreen,
  Videos: async () => (await import("./vdo/video-screens.tsx")).VideosScreen,
  Withdraw: async () => (await onMoney(import("./withdraw/withdraw-screen.tsx"))).WithdrawScreen,
  Wallet: () => onDeposits("Wallet"),
}

export type AccountScreen = keyof typeof screens

/** A screen with its words. */
export const fetchAccountScreen = async (name: AccountScreen) => {
  const [screen] = await Promise.all([screens[name](), addAccountWords()])
  return { screen }
}
