import { type Now, useTimeReading } from "./time-left.ts"

const minute = 60_000

/** The running time, to the minute. */
export const useMinute = (now: Now): number => useTimeReading(now, () => Math.floor(now() / minute)) * minute
