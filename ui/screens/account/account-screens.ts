import type { FunctionComponent } from "react"
import { addAccountWords } from "../../locales/account.ts"
import { addWalletWords } from "../../locales/wallet.ts"

/** A screen that runs on deposits: what it looks like and what it runs on is fetched side by side. */
const onDeposits = async (fetched: Promise<FunctionComponent>) => {
  const [screen, { onDeposits: runOn }, { depositsOf }, { aroundDepositsOf }] = await Promise.all([
    fetched,
    import("./deposit/on-deposits.tsx"),
    import("../../composition/deposits.ts"),
    import("../../composition/around-deposits.ts"),
  ])
  return runOn(screen, { depositsOf, aroundDepositsOf })
}

/** With what one way to bring money in needs alone; a page without it says so by itself. */
const onMethod = (fetched: Promise<FunctionComponent>) => {
  import("./method-parts.ts").catch(() => undefined)
  return onDeposits(fetched)
}

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

/** Those of money on its way in and out, and of what moved it. */
const moneyScreens = {
  Crypto: () => onMethod(import("./deposit-crypto/deposit-crypto-screen.tsx").then((of) => of.DepositCryptoScreen)),
  CryptoQueue: () => onMethod(import("./deposit-crypto/crypto-queue-screen.tsx").then((of) => of.CryptoQueueScreen)),
  Fast: () => onDeposits(import("./deposit-fast/fast-screen.tsx").then((of) => of.FastDepositScreen)),
  FastQueue: () => onDeposits(import("./deposit-fast/fast-queue-screen.tsx").then((of) => of.FastQueueScreen)),
  Normal: () => onMethod(import("./deposit-normal/deposit-normal-screen.tsx").then((of) => of.DepositNormalScreen)),
  QrCode: () => onMethod(import("./deposit-qr/deposit-qr-screen.tsx").then((of) => of.DepositQrScreen)),
  QrCodes: () => onDeposits(import("./deposit-qr/open-codes-screen.tsx").then((of) => of.OpenCodesScreen)),
  Statement: async () => (await import("./statement/statement-screens.ts")).StatementScreen,
  Status: async () => (await import("./statement/statement-screens.ts")).StatusScreen,
  TrueMoney: () =>
    onDeposits(import("./deposit-truemoney/deposit-truemoney-screen.tsx").then((of) => of.DepositTrueMoneyScreen)),
  Turnover: async () => (await import("./statement/statement-screens.ts")).TurnoverScreen,
  Wallet: () => onDeposits(import("./wallet/wallet-screen.tsx").then((of) => of.WalletScreen)),
  Withdraw: async () => (await import("./withdraw/withdraw-screen.tsx")).WithdrawScreen,
}

export type AccountScreen = keyof typeof accountScreens | keyof typeof moneyScreens

const isMoneyScreen = (name: AccountScreen): name is keyof typeof moneyScreens => name in moneyScreens

/** A screen with its words. */
export const fetchAccountScreen = async (name: AccountScreen) => {
  const [screen] = await Promise.all(
    isMoneyScreen(name) ? [moneyScreens[name](), addWalletWords()] : [accountScreens[name](), addAccountWords()],
  )
  return { screen }
}
