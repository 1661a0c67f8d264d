import { type DepositMethod, depositMethods, methodRules } from "@fakham/core/wallet"
import { prefetchedCalls } from "../app/prefetched-calls.ts"
import { MethodSkeleton } from "../screens/wallet/deposit/method-skeleton.tsx"
import { TicketSkeleton } from "../screens/wallet/deposit/ticket-skeleton.tsx"
import { OpenCodesSkeleton } from "../screens/wallet/deposit-qr/open-codes-skeleton.tsx"
import { WalletSkeleton } from "../screens/wallet/overview/wallet-skeleton.tsx"
import { StatementSkeleton } from "../screens/wallet/statement/statement-skeleton.tsx"
import { StatusSkeleton } from "../screens/wallet/status/status-skeleton.tsx"
import { TurnoverSkeleton } from "../screens/wallet/turnover/turnover-skeleton.tsx"
import { WithdrawSkeleton } from "../screens/wallet/withdraw/withdraw-skeleton.tsx"
import { type PrerenderedPage, playerPage } from "./prerendered-page.tsx"

/** What a form asks for before its scripts have come; where its address may name one deposit, that is known with the scripts. */
const callsOfForms: Readonly<Partial<Record<DepositMethod, PrerenderedPage["calls"]>>> = {
  fast: [...prefetchedCalls.ofDeposits, ...prefetchedCalls.ofAccounts, ...prefetchedCalls.ofLimits],
  crypto: [...prefetchedCalls.ofDeposits, ...prefetchedCalls.ofLimits],
}

/** The ways to bring money in, and of some the page of one deposit. */
const depositPages = depositMethods.flatMap((method) => {
  const { formPath, ticketPath } = methodRules[method]
  const page = <MethodSkeleton method={method} />
  const form = { page, path: formPath, calls: callsOfForms[method] ?? [] }
  if (ticketPath === formPath) return [form]
  // What has to be transferred is shown as soon as the prefetch script knows it.
  return method === "fast"
    ? [form, { page: <TicketSkeleton method={method} />, path: ticketPath, calls: prefetchedCalls.ofOneDeposit }]
    : [form, { page, path: ticketPath, calls: [] }]
})

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
  ...depositPages.map(({ page, path, calls }) => playerPage(page, { script: "money", path, hasOwnBar: true, calls })),
  playerPage(<OpenCodesSkeleton />, {
    script: "money",
    path: "/credit/deposit/qrcodes",
    hasOwnBar: true,
    calls: prefetchedCalls.ofWaitingDeposits,
  }),
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
