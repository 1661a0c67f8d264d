import type { Instant } from "../time/bangkok.ts"

/** Five digits that a player shot into the result of a round. */
export type Shot = {
  readonly member: string
  readonly number: string
  readonly at: Instant
  /** In which order shots of the same moment arrived. */
  readonly sequence: number
}

export const isShot = (text: string): boolean => /^\d{5}$/.test(text)

const latin = (digit: string) => String(digit.charCodeAt(0) - 0x0e50)

/** The digits of a text that was typed or copied, Thai ones too, as far as the first five. */
export const shotDigits = (text: string): string => text.replace(/[๐-๙]/g, latin).replace(/\D/g, "").slice(0, 5)

/** A copied text as a shot: five digits that may be set apart, and nothing else. */
export const shotIn = (text: string): string | undefined => {
  const digits = text.replace(/[\s.,-]/g, "").replace(/[๐-๙]/g, latin)
  return isShot(digits) ? digits : undefined
}

/** How long a member waits from one shot to the next. */
export const coolDown = 10_000

/** How long a member still has to wait before the next shot; at 0 it can be fired. */
export const coolDownLeft = (lastShotAt: Instant | undefined, now: Instant, wait = coolDown): number =>
  lastShotAt === undefined ? 0 : Math.min(wait, Math.max(0, lastShotAt + wait - now))

/** Five digits by chance, for who has no number in mind; `random` gives numbers from 0 up to, not including, 1. */
export const randomShot = (random: () => number): string => String(Math.floor(random() * 100_000)).padStart(5, "0")
