import { isBetGroup } from "@fakham/core"
import { useParams } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { PoyList } from "./poy-list.tsx"

/** A player's slips, of one group when the address names it. */
export const PoyListScreen = (): ReactNode => {
  const { betGroup = "" } = useParams({ strict: false })
  return <PoyList of={{ betGroup: isBetGroup(betGroup) ? betGroup : undefined }} />
}
