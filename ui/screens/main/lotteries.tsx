import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useLobby } from "../../composition/use-lobby.ts"
import { useMachines } from "../../composition/use-machines.ts"
import { Notice } from "../../parts/notices/notice.tsx"
import { Atlas } from "./atlas.tsx"
import { ClosingSoon } from "./closing-soon.tsx"
import styles from "./lotteries.module.css"
import { LotterySkeleton } from "./lottery-skeleton.tsx"

/** What closes next, and every group on one page of a star atlas. */
export const LotteryAtlas = () => {
  const { rounds, seenAt, now, isUnreachable } = useLobby()
  const isOver = useSelector(useMachines().lobby(), ({ status }) => status !== "active")
  if (rounds !== undefined)
    return (
      <>
        <ClosingSoon rounds={rounds} seenAt={seenAt} now={now} />
        <Atlas rounds={rounds} seenAt={seenAt} now={now} />
      </>
    )
  if (!isUnreachable && !isOver) return <LotterySkeleton />
  return (
    <section className={styles.atlasPart}>
      <Notice tone="bad">
        <Trans>The rounds cannot be read just now. They are asked for again by themselves.</Trans>
      </Notice>
    </section>
  )
}
