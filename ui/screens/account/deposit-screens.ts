import { onDeposits } from "./deposit/on-deposits.tsx"
import { CryptoQueueScreen } from "./deposit-crypto/crypto-queue-screen.tsx"
import { DepositCryptoScreen } from "./deposit-crypto/deposit-crypto-screen.tsx"
import { FastQueueScreen } from "./deposit-fast/fast-queue-screen.tsx"
import { FastDepositScreen } from "./deposit-fast/fast-screen.tsx"
import { DepositNormalScreen } from "./deposit-normal/deposit-normal-screen.tsx"
import { DepositQrScreen } from "./deposit-qr/deposit-qr-screen.tsx"
import { OpenCodesScreen } from "./deposit-qr/open-codes-screen.tsx"
import { DepositTrueMoneyScreen } from "./deposit-truemoney/deposit-truemoney-screen.tsx"
import { WalletScreen } from "./wallet/wallet-screen.tsx"

const screens = {
  Crypto: DepositCryptoScreen,
  CryptoQueue: CryptoQueueScreen,
  Fast: FastDepositScreen,
  FastQueue: FastQueueScreen,
  Normal: DepositNormalScreen,
  QrCode: DepositQrScreen,
  QrCodes: OpenCodesScreen,
  TrueMoney: DepositTrueMoneyScreen,
  Wallet: WalletScreen,
}

export type DepositScreen = keyof typeof screens

/** The screens that run on deposits: they share so much that they travel together. */
export const depositScreen = (name: DepositScreen, composition: Parameters<typeof onDeposits>[1]) =>
  onDeposits(screens[name], composition)
