import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useMachines } from "../../app/use-machines.ts"
import { usePieces } from "../../parts/drawn-in-pieces.ts"
import { Notice } from "../../parts/notices/notice.tsx"
import { useLobby } from "../lotto/use-lobby.ts"
import { Atlas } from "./atlas.tsx"
import { ClosingSoon, type ClosingSoonRows } from "./closing-soon.tsx"
import styles from "./lotteries.module.css"
import { AtlasSkeleton, LotterySkeleton } from "./lottery-skeleton.tsx"

/** What closes next, and every group on one page of a star atlas. */
export const LotteryAtlas = () => {
  const { rounds, seenAt, now, hasFailed } = useLobby()
  const isOver = useSelector(useMachines().lobby(), ({ status }) => status !== "active")
  if (rounds !== undefined) return <KnownLotteries rounds={rounds} seenAt={seenAt} now={now} />
  if (!hasFailed && !isOver) return <LotterySkeleton />
  return (
    <section className={styles.atlasPart}>
      <Notice tone="bad">
        <Trans>Couldn't load the rounds. Retrying automatically.</Trans>
      </Notice>
    </section>
  )
}

/** All at once would be laid out in one task. */
const KnownLotteries = (shown: ClosingSoonRows) => {
  const pieces = usePieces(3, true)
  return (
    <>
      <ClosingSoon {...shown} />
      {pieces > 1 ? <Atlas {...shown} isWhole={pieces > 2} /> : <AtlasSkeleton />}
    </>
  )
}
