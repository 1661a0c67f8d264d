import { type DepositMethod, depositMethods, methodRules } from "@fakham/core/wallet"
import { prefetchedCalls } from "../app/prefetched-calls.ts"
import { Skeleton, SkeletonRow } from "../parts/notices/skeleton.tsx"
import { AccountPage } from "../screens/page/layout/account-page.tsx"
import { TicketSkeleton } from "../screens/wallet/deposit/ticket/ticket-skeleton.tsx"
import { WalletSkeleton } from "../screens/wallet/overview/wallet-skeleton.tsx"
import { StatementSkeleton } from "../screens/wallet/statement/statement-skeleton.tsx"
import { accountPage, usePrerenderedTitle } from "./account-pages.tsx"
import { type PrerenderedPage, playerPage } from "./prerendered-page.tsx"

/** What a form asks for before its scripts have come; where its address may name one deposit, that is known with the scripts. */
const callsOfForms: Readonly<Partial<Record<DepositMethod, PrerenderedPage["calls"]>>> = {
  fast: [...prefetchedCalls.ofDeposits, ...prefetchedCalls.ofAccounts, ...prefetchedCalls.ofLimits],
  crypto: [...prefetchedCalls.ofDeposits, ...prefetchedCalls.ofLimits],
}

/** The page of one way to bring money in, or of codes that are open, while nothing of them is known. */
const DepositSkeleton = ({ path }: { readonly path: string }) => (
  <AccountPage title={usePrerenderedTitle(path)} backTo="/credit/deposit">
    <div aria-busy="true">
      <SkeletonRow />
      <Skeleton shape="title" />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  </AccountPage>
)

/** The ways to bring money in, and of some the page of one deposit. */
const depositPages = depositMethods.flatMap((method) => {
  const { formPath, ticketPath } = methodRules[method]
  const page = <DepositSkeleton path={formPath} />
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
  playerPage(<DepositSkeleton path="/credit/deposit/qrcodes" />, {
    script: "money",
    path: "/credit/deposit/qrcodes",
    hasOwnBar: true,
    calls: prefetchedCalls.ofWaitingDeposits,
  }),
  accountPage("/credit/withdraw", {
    skeleton: { backTo: "/credit/deposit" },
    script: "money",
    hasOwnBar: true,
    calls: prefetchedCalls.ofWithdrawals,
  }),
  playerPage(<StatementSkeleton />, {
    script: "money",
    path: "/credit/statement",
    calls: prefetchedCalls.ofStatements,
  }),
  accountPage("/credit/turnover", {
    skeleton: { backTo: "/credit/withdraw" },
    script: "money",
    calls: prefetchedCalls.ofTurnovers,
  }),
  accountPage("/credit/status", {
    skeleton: { backTo: "/credit/deposit" },
    script: "money",
  }),
]
