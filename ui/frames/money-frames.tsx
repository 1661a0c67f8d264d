import { earlyCalls } from "../app/early-calls.ts"
import { DepositCryptoSkeleton } from "../screens/wallet/deposit-crypto/deposit-crypto-skeleton.tsx"
import { FastSkeleton, FastTicketSkeleton } from "../screens/wallet/deposit-fast/fast-skeletons.tsx"
import { DepositNormalSkeleton } from "../screens/wallet/deposit-normal/deposit-normal-skeleton.tsx"
import { DepositQrSkeleton, OpenCodesSkeleton } from "../screens/wallet/deposit-qr/deposit-qr-skeletons.tsx"
import { DepositTrueMoneySkeleton } from "../screens/wallet/deposit-truemoney/deposit-truemoney-skeleton.tsx"
import { WalletSkeleton } from "../screens/wallet/overview/wallet-skeleton.tsx"
import { StatementSkeleton } from "../screens/wallet/statement/statement-skeleton.tsx"
import { StatusSkeleton } from "../screens/wallet/status/status-skeleton.tsx"
import { TurnoverSkeleton } from "../screens/wallet/turnover/turnover-skeleton.tsx"
import { WithdrawSkeleton } from "../screens/wallet/withdraw/withdraw-skeleton.tsx"
import { type Frame, playerPage } from "./frame.tsx"

/** The ways to bring money in; an address may name one deposit, and what to ask for is then known with the scripts. */
const depositPages = [
  {
    page: <DepositNormalSkeleton />,
    path: "normal",
  },
  { page: <DepositQrSkeleton />, path: "qrcode" },
  { page: <DepositTrueMoneySkeleton />, path: "truemoney" },
  {
    page: <OpenCodesSkeleton />,
    path: "qrcodes",
    calls: earlyCalls.ofWaitingDeposits,
  },
  {
    page: <DepositCryptoSkeleton />,
    path: "crypto",
    calls: [...earlyCalls.ofDeposits, ...earlyCalls.ofLimits],
  },
  {
    page: <DepositCryptoSkeleton />,
    path: "crypto/queue",
  },
]

/** Money on its way in and out, and what moved it. */
export const moneyFrames: ReadonlyArray<Frame> = [
  playerPage(<WalletSkeleton />, {
    early: "money",
    path: "/credit/deposit",
    calls: [
      ...earlyCalls.ofDeposits,
      ...earlyCalls.ofWaitingDeposits,
      ...earlyCalls.ofTurnovers,
      ...earlyCalls.ofAccounts,
    ],
  }),
  playerPage(<FastSkeleton />, {
    early: "money",
    path: "/credit/deposit/fast",
    hasOwnBar: true,
    calls: [...earlyCalls.ofDeposits, ...earlyCalls.ofAccounts, ...earlyCalls.ofLimits],
  }),
  playerPage(<FastTicketSkeleton />, {
    early: "money",
    path: "/credit/deposit/fast/queue",
    hasOwnBar: true,
    calls: earlyCalls.ofOneDeposit,
  }),
  ...depositPages.map(({ page, path, calls = [] }) =>
    playerPage(page, {
      early: "money",
      path: `/credit/deposit/${path}`,
      hasOwnBar: true,
      calls,
    }),
  ),
  playerPage(<WithdrawSkeleton />, {
    early: "money",
    path: "/credit/withdraw",
    hasOwnBar: true,
    calls: earlyCalls.ofWithdrawals,
  }),
  playerPage(<StatementSkeleton />, {
    early: "money",
    path: "/credit/statement",
    calls: earlyCalls.ofStatements,
  }),
  playerPage(<TurnoverSkeleton />, {
    early: "money",
    path: "/credit/turnover",
    calls: earlyCalls.ofTurnovers,
  }),
  playerPage(<StatusSkeleton />, {
    early: "money",
    path: "/credit/status",
  }),
]
