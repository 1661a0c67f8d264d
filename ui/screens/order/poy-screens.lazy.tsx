import { isBetGroup } from "@fakham/core"
import { isGov4dVariant } from "@fakham/core/lotto"
import { useParams } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { NothingHere } from "../page/nothing-here.ts"
import { PoyList } from "./list/poy-list.tsx"
import { PoyOf, PoyScreen } from "./poy-screen.tsx"

// One piece for the routes of slips: whoever sees the list opens a slip next.

/** A player's slips, of one group when the address names it. */
export const PoyListScreen = (): ReactNode => {
  const { betGroup = "" } = useParams({ strict: false })
  return <PoyList of={{ betGroup: isBetGroup(betGroup) ? betGroup : undefined }} />
}

/** A slip when the address names one, else the slips of its group. */
export const PoyOrListScreen = (): ReactNode => {
  const { betGroup, poyId } = useParams({ strict: false })
  return poyId === undefined ? <PoyListScreen key={betGroup} /> : <PoyScreen key={poyId} />
}

/** A player's slips of sets: of all four-digit lotteries, of the one that the address names, or one slip. */
export const SetPoysScreen = (): ReactNode => {
  const { betType, poyId } = useParams({ strict: false })
  if (betType !== undefined && !isGov4dVariant(betType)) return <NothingHere />
  if (poyId === undefined) return <PoyList key={betType} of={{ betGroup: "gov4d", betType }} />
  return <PoyOf key={poyId} id={poyId} isHere={(order) => order.kind === "sets" && order.variant === betType} />
}
