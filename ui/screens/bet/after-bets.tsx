import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Suspense } from "react"
import { Button } from "../../parts/controls/button.tsx"
import { info } from "../../parts/controls/icon.tsx"
import { Banner } from "../../parts/notices/banner.tsx"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { Pending } from "../placing/pending.tsx"
import type { RoundShow } from "../round/round-view.ts"
import { useBetTable, useBetting } from "./bet-table.ts"
import { LazyYingPage } from "./ying-page.ts"

/** What a round of yeekee goes on to when betting has closed; what became of the slip is said above it. */
export const AfterBets = ({ view }: { readonly view: RoundShow }) => {
  const { round, phase, table, ordering } = useBetTable()
  const isOrdered = useSelector(ordering, (state) => state.matches("placing") || state.context.pending !== undefined)
  return (
    <>
      <Pending ordering={ordering} />
      {isOrdered ? null : <Unplaced />}
      <Suspense fallback={<SkeletonRow />}>
        <LazyYingPage round={round} running={table.getSnapshot().context.running} phase={phase} view={view} />
      </Suspense>
    </>
  )
}

const Unplaced = () => {
  const { betting } = useBetTable()
  const count = useBetting(({ slip }) => slip.entries.length)
  return count === 0 ? null : (
    <Banner
      icon={info}
      action={
        <Button tone="quiet" small onClick={() => betting.send({ type: "slip.cleared" })}>
          <Trans>Discard it</Trans>
        </Button>
      }
    >
      <Trans>Betting closed before your slip was placed. No money was taken.</Trans>
    </Banner>
  )
}
