import { secondsLeft } from "@fakham/core/time"
import { Moon } from "../sky/moon.tsx"
import { isClosing } from "./countdown-text.ts"
import { type Now, useShareLeft, useTimeReading } from "./time-left.ts"

type MoonClockProps = {
  readonly from: number
  readonly until: number
  readonly now: Now
  readonly size?: number
}

/** In the last minute there is still light to be seen, however long the round was open. */
const thinnest = 0.05

/** A moon that wanes from the opening of a round to its closing. */
export const MoonClock = ({ from, until, now, size = 32 }: MoonClockProps) => {
  const share = useShareLeft(from, until, now)
  const state = useTimeReading(now, () => {
    const seconds = secondsLeft(until, now())
    return seconds === 0 ? "done" : isClosing(seconds) ? "closing" : "open"
  })
  return <Moon share={state === "closing" ? Math.max(share, thinnest) : share} state={state} size={size} />
}
