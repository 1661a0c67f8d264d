import { type Gov4dVariant, gov4dVariants, isGov4dVariant, nextToClose, type Round } from "@fakham/core/lotto"
import type { SetsOrder } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useLocation } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useMachines } from "../../composition/use-machines.ts"
import { buttonClass } from "../../parts/controls/button.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import styles from "../bet/bet-screen.module.css"
import { usePageTitle } from "../brand/page-title.ts"
import { useLobby } from "../lotto/lotto-rounds.ts"
import { SetsOfVariant } from "./sets-of-variant.tsx"

/** The four-digit lotteries: the one that the address names, else the one that closes next. */
export const SetsScreen = () => {
  const { t } = useLingui()
  const { rounds, seenAt, isUnreachable } = useLobby()
  const unfinished = useUnfinished()
  const hash = useLocation({ select: (location) => location.hash })
  usePageTitle(t`4D sets`)
  const ofSets = (rounds ?? []).filter(({ betGroup }) => betGroup === "gov4d")
  if (rounds === undefined || unfinished === "asking") return <Loading isUnreachable={isUnreachable} />
  const variant = isGov4dVariant(hash) ? hash : (unfinished?.variant ?? nextVariant(ofSets, seenAt))
  return <SetsOfVariant key={variant} variant={variant} rounds={ofSets} unfinishedOn={unfinished?.betId} />
}

const nextVariant = (rounds: ReadonlyArray<Round>, seenAt: number): Gov4dVariant => {
  const { betType = "" } = nextToClose(rounds, seenAt) ?? {}
  return isGov4dVariant(betType) ? betType : gov4dVariants[0]
}

/** An order of sets from before whose outcome is not known: its draw comes first. */
const useUnfinished = (): SetsOrder | "asking" | undefined => {
  const { unfinishedOrders } = useMachines()
  const [order, setOrder] = useState<SetsOrder | "asking" | undefined>("asking")
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const orders = (await unfinishedOrders()).map((intent) => intent.order)
      if (isHere) setOrder(orders.find((one) => one.kind === "sets"))
    }
    void ask()
    return () => {
      isHere = false
    }
  }, [unfinishedOrders])
  return order
}

const Loading = ({ isUnreachable }: { readonly isUnreachable: boolean }) => (
  <div className={styles.alone}>
    {isUnreachable ? (
      <>
        <Notice tone="bad">
          <Trans>The rounds cannot be read just now. They are asked for again by themselves.</Trans>
        </Notice>
        <Link to="/lotto" className={buttonClass({ tone: "outline" })}>
          <Trans>All lotteries</Trans>
        </Link>
      </>
    ) : (
      <>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </>
    )}
  </div>
)
