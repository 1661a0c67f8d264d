import type { FunctionComponent } from "react"
import { addWalletWords } from "../../locales/wallet.ts"
import { onParts, parts } from "../parts.ts"

const onDeposits = (fetched: Promise<FunctionComponent>) =>
  onParts(fetched, parts.moneyIn, parts.ownMoney, parts.ownLimits)

const onOwnMoney = (fetched: Promise<FunctionComponent>) => onParts(fetched, parts.ownMoney)

/** With what one way to bring money in needs alone; a page without it says so by itself. */
const onMethod = (fetched: Promise<FunctionComponent>) => {
  import("../../screens/wallet/method-parts.lazy.ts").catch(() => undefined)
  return onDeposits(fetched)
}

/** The screens of money on its way in and out, of what moved it and of what was earned. */
const moneyScreens = {
  Achievement: () =>
    onParts(
      import("../../screens/wallet/achievement/achievement-screen.lazy.tsx").then((of) => of.AchievementScreen),
      parts.rewards,
    ),
  Affiliate: () =>
    onParts(
      import("../../screens/wallet/affiliate/affiliate-screen.lazy.tsx").then((of) => of.AffiliateScreen),
      parts.referrals,
    ),
  BankAdd: () =>
    onParts(
      import("../../screens/wallet/bank/bank-screens.lazy.ts").then((of) => of.BankAddScreen),
      parts.newAccounts,
    ),
  BankStatus: () =>
    onParts(
      import("../../screens/wallet/bank/bank-screens.lazy.ts").then((of) => of.BankStatusScreen),
      parts.ownMoney,
    ),
  Crypto: () =>
    onMethod(
      import("../../screens/wallet/deposit-crypto/deposit-crypto-screen.lazy.tsx").then((of) => of.DepositCryptoScreen),
    ),
  CryptoQueue: () =>
    onMethod(
      import("../../screens/wallet/deposit-crypto/crypto-queue-screen.lazy.tsx").then((of) => of.CryptoQueueScreen),
    ),
  Fast: () =>
    onDeposits(import("../../screens/wallet/deposit-fast/fast-screen.lazy.tsx").then((of) => of.FastDepositScreen)),
  FastQueue: () =>
    onDeposits(import("../../screens/wallet/deposit-fast/fast-queue-screen.lazy.tsx").then((of) => of.FastQueueScreen)),
  Normal: () =>
    onMethod(
      import("../../screens/wallet/deposit-normal/deposit-normal-screen.lazy.tsx").then((of) => of.DepositNormalScreen),
    ),
  QrCode: () =>
    onMethod(import("../../screens/wallet/deposit-qr/deposit-qr-screen.lazy.tsx").then((of) => of.DepositQrScreen)),
  QrCodes: () =>
    onDeposits(import("../../screens/wallet/deposit-qr/open-codes-screen.lazy.tsx").then((of) => of.OpenCodesScreen)),
  Statement: () =>
    onParts(
      import("../../screens/wallet/statement/statement-screen.lazy.tsx").then((of) => of.StatementScreen),
      parts.ownMoney,
      parts.ownStatements,
    ),
  Status: () => onOwnMoney(import("../../screens/wallet/status/status-screen.lazy.tsx").then((of) => of.StatusScreen)),
  TrueMoney: () =>
    onDeposits(
      import("../../screens/wallet/deposit-truemoney/deposit-truemoney-screen.lazy.tsx").then(
        (of) => of.DepositTrueMoneyScreen,
      ),
    ),
  Turnover: () =>
    onOwnMoney(import("../../screens/wallet/turnover/turnover-screen.lazy.tsx").then((of) => of.TurnoverScreen)),
  Wallet: () =>
    onDeposits(import("../../screens/wallet/overview/wallet-screen.lazy.tsx").then((of) => of.WalletScreen)),
  Withdraw: () =>
    onParts(
      import("../../screens/wallet/withdraw/withdraw-screen.lazy.tsx").then((of) => of.WithdrawScreen),
      parts.ownMoney,
      parts.moneyOut,
    ),
}

export type MoneyScreen = keyof typeof moneyScreens

export const isMoneyScreen = (name: string): name is MoneyScreen => name in moneyScreens

/** A screen of money with its words. */
export const fetchMoneyScreen = async (name: MoneyScreen) => {
  const [screen] = await Promise.all([moneyScreens[name](), addWalletWords()])
  return { screen }
}
