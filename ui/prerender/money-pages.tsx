import { prefetchedCalls } from "../app/prefetched-calls.ts"
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
import { type PrerenderedPage, playerPage } from "./prerendered-page.tsx"

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
    calls: prefetchedCalls.ofWaitingDeposits,
  },
  {
    page: <DepositCryptoSkeleton />,
    path: "crypto",
    calls: [...prefetchedCalls.ofDeposits, ...prefetchedCalls.ofLimits],
  },
  {
    page: <DepositCryptoSkeleton />,
    path: "crypto/queue",
  },
]

/** Money on its way in and out, and what moved it. */
export const pagesOfMoney: ReadonlyArray<PrerenderedPage> = [
  playerPage(<WalletSkeleton />, {
    script: "money",
    path: "/credit/deposit",
    calls: [
      ...prefetchedCalls.ofDeposits,
      ...prefetchedCalls.ofWaitingDeposits,
      ...prefetchedCalls.ofTurnovers,
      ...prefetchedCalls.ofAccounts,
    ],
  }),
  playerPage(<FastSkeleton />, {
    script: "money",
    path: "/credit/deposit/fast",
    hasOwnBar: true,
    calls: [...prefetchedCalls.ofDeposits, ...prefetchedCalls.ofAccounts, ...prefetchedCalls.ofLimits],
  }),
  playerPage(<FastTicketSkeleton />, {
    script: "money",
    path: "/credit/deposit/fast/queue",
    hasOwnBar: true,
    calls: prefetchedCalls.ofOneDeposit,
  }),
  ...depositPages.map(({ page, path, calls = [] }) =>
    playerPage(page, {
      script: "money",
      path: `/credit/deposit/${path}`,
      hasOwnBar: true,
      calls,
    }),
  ),
  playerPage(<WithdrawSkeleton />, {
    script: "money",
    path: "/credit/withdraw",
    hasOwnBar: true,
    calls: prefetchedCalls.ofWithdrawals,
  }),
  playerPage(<StatementSkeleton />, {
    script: "money",
    path: "/credit/statement",
    calls: prefetchedCalls.ofStatements,
  }),
  playerPage(<TurnoverSkeleton />, {
    script: "money",
    path: "/credit/turnover",
    calls: prefetchedCalls.ofTurnovers,
  }),
  playerPage(<StatusSkeleton />, {
    script: "money",
    path: "/credit/status",
  }),
]
