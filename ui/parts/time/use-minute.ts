import { minute } from "@fakham/core/time"
import { type Now, useTimeReading } from "./time-left.ts"

/** The running time, to the minute. */
export const useMinute = (now: Now): number => useTimeReading(now, () => Math.floor(now() / minute)) * minute
