import type { FunctionComponent } from "react"
import { onParts, parts } from "../../composition/parts.ts"
import { addWalletWords } from "../../locales/wallet.ts"

const onDeposits = (fetched: Promise<FunctionComponent>) => onParts(fetched, parts.moneyIn, parts.ownMoney)

const onOwnMoney = (fetched: Promise<FunctionComponent>) => onParts(fetched, parts.ownMoney)

/** With what one way to bring money in needs alone; a page without it says so by itself. */
const onMethod = (fetched: Promise<FunctionComponent>) => {
  import("./method-parts.ts").catch(() => undefined)
  return onDeposits(fetched)
}

/** The screens of money on its way in and out, and of what moved it. */
const moneyScreens = {
  Crypto: () => onMethod(import("./deposit-crypto/deposit-crypto-screen.tsx").then((of) => of.DepositCryptoScreen)),
  CryptoQueue: () => onMethod(import("./deposit-crypto/crypto-queue-screen.tsx").then((of) => of.CryptoQueueScreen)),
  Fast: () => onDeposits(import("./deposit-fast/fast-screen.tsx").then((of) => of.FastDepositScreen)),
  FastQueue: () => onDeposits(import("./deposit-fast/fast-queue-screen.tsx").then((of) => of.FastQueueScreen)),
  Normal: () => onMethod(import("./deposit-normal/deposit-normal-screen.tsx").then((of) => of.DepositNormalScreen)),
  QrCode: () => onMethod(import("./deposit-qr/deposit-qr-screen.tsx").then((of) => of.DepositQrScreen)),
  QrCodes: () => onDeposits(import("./deposit-qr/open-codes-screen.tsx").then((of) => of.OpenCodesScreen)),
  Statement: () =>
    onParts(
      import("./statement/statement-screen.tsx").then((of) => of.StatementScreen),
      parts.ownMoney,
      parts.ownStatements,
    ),
  Status: () => onOwnMoney(import("./status/status-screen.tsx").then((of) => of.StatusScreen)),
  TrueMoney: () =>
    onDeposits(import("./deposit-truemoney/deposit-truemoney-screen.tsx").then((of) => of.DepositTrueMoneyScreen)),
  Turnover: () => onOwnMoney(import("./turnover/turnover-screen.tsx").then((of) => of.TurnoverScreen)),
  Wallet: () => onDeposits(import("./wallet/wallet-screen.tsx").then((of) => of.WalletScreen)),
  Withdraw: () =>
    onParts(
      import("./withdraw/withdraw-screen.tsx").then((of) => of.WithdrawScreen),
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
