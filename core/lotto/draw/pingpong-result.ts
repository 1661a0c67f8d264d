import { committedDigits, type Sha256 } from "./commitment.ts"
import type { Drawn } from "./drawn.ts"

/** Five drawn digits as lottery numbers: the last three on top, the first two below; nothing when they are not five. */
export const drawnOfPingpong = (digits: string): Drawn | undefined =>
  /^\d{5}$/.test(digits) ? { top3: digits.slice(2), top2: digits.slice(3), bottom2: digits.slice(0, 2) } : undefined

/** The digits of a round come from a seed that was committed to when it opened, as the house shot of yeekee does. */
export const pingpongDigits: (sha256: Sha256, seed: string, betId: string) => Promise<string> = committedDigits
