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
import { type Frame, ofRoom, player, playerPage } from "./frame.tsx"

const money = ofRoom("wallet")
const ownMoney = "app/parts/own-money.ts"
const deposits = [...money, "app/parts/money-in.ts", ownMoney, "app/parts/own-limits.ts"]

const methodParts = "screens/wallet/method-parts.ts"

/** The ways to bring money in; an address may name one deposit, and what to ask for is then known with the scripts. */
const depositPages = [
  {
    page: <DepositNormalSkeleton />,
    path: "normal",
    module: "deposit-normal/deposit-normal-screen.tsx",
    more: [methodParts],
  },
  { page: <DepositQrSkeleton />, path: "qrcode", module: "deposit-qr/deposit-qr-screen.tsx", more: [methodParts] },
  { page: <DepositTrueMoneySkeleton />, path: "truemoney", module: "deposit-truemoney/deposit-truemoney-screen.tsx" },
  {
    page: <OpenCodesSkeleton />,
    path: "qrcodes",
    module: "deposit-qr/open-codes-screen.tsx",
    calls: earlyCalls.ofWaitingDeposits,
  },
  {
    page: <DepositCryptoSkeleton />,
    path: "crypto",
    module: "deposit-crypto/deposit-crypto-screen.tsx",
    more: [methodParts],
    calls: [...earlyCalls.ofDeposits, ...earlyCalls.ofLimits],
  },
  {
    page: <DepositCryptoSkeleton />,
    path: "crypto/queue",
    module: "deposit-crypto/crypto-queue-screen.tsx",
    more: [methodParts],
  },
]

/** Money on its way in and out, and what moved it. */
export const moneyFrames: ReadonlyArray<Frame> = [
  playerPage(<WalletSkeleton />, {
    early: "money",
    path: "/credit/deposit",
    modules: [player, ...deposits, "screens/wallet/overview/wallet-screen.tsx"],
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
    modules: [player, ...deposits, "screens/wallet/deposit-fast/fast-screen.tsx"],
    calls: [...earlyCalls.ofDeposits, ...earlyCalls.ofAccounts, ...earlyCalls.ofLimits],
  }),
  playerPage(<FastTicketSkeleton />, {
    early: "money",
    path: "/credit/deposit/fast/queue",
    hasOwnBar: true,
    modules: [player, ...deposits, "screens/wallet/deposit-fast/fast-queue-screen.tsx"],
    calls: earlyCalls.ofOneDeposit,
  }),
  ...depositPages.map(({ page, path, module, more = [], calls = [] }) =>
    playerPage(page, {
      early: "money",
      path: `/credit/deposit/${path}`,
      hasOwnBar: true,
      modules: [player, ...deposits, `screens/wallet/${module}`, ...more],
      calls,
    }),
  ),
  playerPage(<WithdrawSkeleton />, {
    early: "money",
    path: "/credit/withdraw",
    hasOwnBar: true,
    modules: [player, ...money, ownMoney, "app/parts/money-out.ts", "screens/wallet/withdraw/withdraw-screen.tsx"],
    calls: earlyCalls.ofWithdrawals,
  }),
  playerPage(<StatementSkeleton />, {
    early: "money",
    path: "/credit/statement",
    modules: [
      player,
      ...money,
      ownMoney,
      "app/parts/own-statements.ts",
      "screens/wallet/statement/statement-screen.tsx",
    ],
    calls: earlyCalls.ofStatements,
  }),
  playerPage(<TurnoverSkeleton />, {
    early: "money",
    path: "/credit/turnover",
    modules: [player, ...money, ownMoney, "screens/wallet/turnover/turnover-screen.tsx"],
    calls: earlyCalls.ofTurnovers,
  }),
  playerPage(<StatusSkeleton />, {
    early: "money",
    path: "/credit/status",
    modules: [player, ...money, ownMoney, "screens/wallet/status/status-screen.tsx"],
  }),
]
