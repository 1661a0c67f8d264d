import { minute } from "@fakham/core/time"
import { useMachines } from "../../../composition/use-machines.ts"
import { useTimeReading } from "../../../parts/time/time-left.ts"

/** The operator's time, to the minute. */
export const useMinute = (): number => {
  const { now } = useMachines()
  return useTimeReading(now, () => Math.floor(now() / minute)) * minute
}
