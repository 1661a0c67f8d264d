import { onDeposits } from "./deposit/on-deposits.tsx"
import { FastQueueScreen } from "./deposit-fast/fast-queue-screen.tsx"
import { FastDepositScreen } from "./deposit-fast/fast-screen.tsx"
import { WalletScreen } from "./wallet/wallet-screen.tsx"

const screens = { Fast: FastDepositScreen, FastQueue: FastQueueScreen, Wallet: WalletScreen }

export type DepositScreen = keyof typeof screens

/** The screens that run on deposits: they share so much that they travel together. */
export const depositScreen = (name: DepositScreen, composition: Parameters<typeof onDeposits>[1]) =>
  onDeposits(screens[name], composition)
