import { useSelector } from "@xstate/react"
import { Suspense } from "react"
import { onParts, parts } from "../../../app/parts.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import type { RoundView } from "../../lotto/round/round-view.ts"
import { Pending } from "../../order/placing/pending.tsx"
import { useBetPage } from "../bet-page-context.ts"
import { RoundHeader } from "../round-header.tsx"
import { LazyYingPage } from "../ying-page.ts"
import { Unplaced } from "./unplaced.tsx"

/** Fetched when a round takes no more bets, not with the keypad. */
const RoundOver = lazyExtra(
  async () => (await onParts(import("./round-over.lazy.tsx"), parts.slips, parts.proofs)).RoundOver,
)

/** What a round goes on to when betting has closed; what became of the slip is said above it. */
export const AfterBets = ({ view }: { readonly view: RoundView }) => {
  const { round, phase, table, ordering } = useBetPage()
  const isOrdered = useSelector(ordering, (state) => state.matches("placing") || state.context.pending !== undefined)
  const above = (
    <>
      <Pending ordering={ordering} />
      {isOrdered ? null : <Unplaced />}
    </>
  )
  if (view === "bet")
    return (
      <>
        <RoundHeader />
        {above}
        <Suspense fallback={<SkeletonRow />}>
          <RoundOver round={round} phase={phase} />
        </Suspense>
      </>
    )
  return (
    <>
      {above}
      <Suspense fallback={<SkeletonRow />}>
        <LazyYingPage round={round} running={table.getSnapshot().context.running} phase={phase} view={view} />
      </Suspense>
    </>
  )
}
