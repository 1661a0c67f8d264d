import { isUnderMaintenance } from "@fakham/core/games"
import { useState } from "react"
import { parts } from "./parts.ts"
import { useMachines } from "./use-machines.ts"
import { usePart } from "./use-visit.ts"

/** How often it is asked whether a partner is open again. */
const lookEvery = 30_000

/** The partners that are waited for, of whichever page: they end with the page or the session. */
const awaited = new Set<string>()

/** Waits for a partner under maintenance on whatever page of the site, and tells once that it is open again. */
export const useAwaitPartner = (partner: string, tell: () => void) => {
  const { now, world } = useMachines()
  const { offered } = usePart(parts.games)
  const [isAwaited, setAwaited] = useState(awaited.has(partner))
  const wait = () => {
    setAwaited(true)
    if (awaited.has(partner)) return
    awaited.add(partner)
    const end = () => {
      clearInterval(timer)
      stop()
      reading.unsubscribe()
      awaited.delete(partner)
    }
    const reading = offered.subscribe(({ context }) => {
      const listings = context.known?.filter((one) => one.partner === partner) ?? []
      if (listings.length === 0 || listings.some((one) => isUnderMaintenance(one, now()))) return
      end()
      tell()
    })
    const timer = setInterval(() => offered.send({ type: "data.doubted" }), lookEvery)
    const stop = world.followEnd(end)
  }
  return { isAwaited, wait }
}
