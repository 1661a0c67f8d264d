import { useCallback, useSyncExternalStore } from "react"
import { shareLeft } from "./countdown-text.ts"
import { ticker } from "./ticker.ts"

export type Now = () => number

/** Reads something of the running time; the component renders only when what it reads has changed. */
export const useTimeReading = <Reading extends string | number | undefined>(now: Now, read: () => Reading): Reading => {
  const subscribe = useCallback((listener: () => void) => ticker.subscribe(listener, now), [now])
  return useSyncExternalStore(subscribe, read)
}

export const useShareLeft = (from: number, until: number, now: Now): number =>
  useTimeReading(now, () => shareLeft(from, until, now()))
