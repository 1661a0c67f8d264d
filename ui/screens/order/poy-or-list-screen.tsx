import { useParams } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { PoyListScreen } from "./list/poy-list-screen.tsx"
import { PoyScreen } from "./poy-screen.tsx"

/** A slip when the address names one, else the slips of its group. */
export const PoyOrListScreen = (): ReactNode => {
  const { betGroup, poyId } = useParams({ strict: false })
  return poyId === undefined ? <PoyListScreen key={betGroup} /> : <PoyScreen key={poyId} />
}
