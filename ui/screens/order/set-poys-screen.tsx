import { isGov4dVariant } from "@fakham/core/lotto"
import { useParams } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { NothingHere } from "../page/nothing-here.ts"
import { PoyList } from "./list/poy-list.tsx"
import { PoyOf } from "./poy-screen.tsx"

/** A player's slips of sets: of all four-digit lotteries, of the one that the address names, or one slip. */
export const SetPoysScreen = (): ReactNode => {
  const { betType, poyId } = useParams({ strict: false })
  if (betType !== undefined && !isGov4dVariant(betType)) return <NothingHere />
  if (poyId === undefined) return <PoyList key={betType} of={{ betGroup: "gov4d", betType }} />
  return <PoyOf key={poyId} id={poyId} isHere={(order) => order.kind === "sets" && order.variant === betType} />
}
