import type { DepositMethod } from "@fakham/core/wallet"
import { Suspense } from "react"
import { lazyExtra } from "../../../../parts/lazy-extra.ts"
import { SkeletonRow } from "../../../../parts/notices/skeleton.tsx"

const fetchParts = () => import("./form-parts.lazy.ts")

const LazyLimit = lazyExtra(async () => (await fetchParts()).LimitLeft)
const LazyTurnover = lazyExtra(async () => (await fetchParts()).TurnoverNote)
const LazyPast = lazyExtra(async () => (await fetchParts()).PastDeposits)
const LazyPastByTrueMoney = lazyExtra(async () => (await fetchParts()).PastByTrueMoney)

/** What the player's own limits leave, fetched when the form stands. */
export const LazyLimitLeft = () => (
  <Suspense>
    <LazyLimit />
  </Suspense>
)

/** What a deposit does to withdrawals, fetched when the form stands. */
export const LazyTurnoverNote = () => (
  <Suspense>
    <LazyTurnover />
  </Suspense>
)

/** The last deposits by one method, fetched when the form stands. */
export const LazyPastDeposits = ({ method }: { readonly method: DepositMethod }) => (
  <Suspense fallback={<SkeletonRow />}>
    {method === "truemoney" ? <LazyPastByTrueMoney /> : <LazyPast method={method} />}
  </Suspense>
)
