import { access } from "@fakham/core"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { type ComponentType, useEffect, useState } from "react"
import { useApp } from "../../app/app.ts"
import type { MachinesLoader } from "../../app/loader.ts"
import { nextTask } from "../../app/next-task.ts"
import { Button } from "../../parts/controls/button.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import styles from "./lotteries.module.css"
import { LotterySkeleton } from "./lottery-skeleton.tsx"

/** The lotteries on the main page, for players who may play them: there as soon as their machines are loaded. */
export const LotteriesOnMain = () => {
  const isAllowed = useSelector(useApp().session, ({ context }) => access("/lotto", context.session) === "allowed")
  return isAllowed ? <Lotteries /> : null
}

/** The list of rounds is begun before it is drawn, in a task of its own. */
const fetchLotteries = async (machines: MachinesLoader): Promise<ComponentType> => {
  const [{ LotteryAtlas }, { lobby }] = await Promise.all([import("./lotteries.lazy.tsx"), machines.load()])
  await nextTask()
  lobby()
  await nextTask()
  return LotteryAtlas
}

type Fetched = { readonly part: "onItsWay" | "missing" } | { readonly part: ComponentType }

const Lotteries = () => {
  const { machines } = useApp()
  const [{ part: Part }, show] = useState<Fetched>({ part: "onItsWay" })
  const isWanted = Part === "onItsWay"
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    fetchLotteries(machines).then(
      (LotteryAtlas) => isGone || show({ part: LotteryAtlas }),
      () => isGone || show({ part: "missing" }),
    )
    return () => {
      isGone = true
    }
  }, [machines, isWanted])
  if (Part === "onItsWay") return <LotterySkeleton />
  if (Part !== "missing") return <Part />
  return (
    <section className={styles.atlasPart}>
      <Notice tone="bad">
        <Trans>Couldn't load the lotteries.</Trans>
      </Notice>
      <Button tone="outline" onClick={() => show({ part: "onItsWay" })}>
        <Trans>Try again</Trans>
      </Button>
    </section>
  )
}
