import type { Instant } from "../time/bangkok.ts"
import type { Shot } from "./shot.ts"

export const maskedNumber = (number: string): string => `${number.slice(0, 3)}**`

/** The first three letters, and of longer names the last one or two: at least three always stay hidden. */
export const maskedName = (name: string): string => {
  const letters = Array.from(name)
  const tail = Math.min(2, Math.max(0, letters.length - 6))
  return `${letters.slice(0, Math.min(3, Math.max(0, letters.length - 3))).join("")}***${letters.slice(letters.length - tail).join("")}`
}

/** A shot as somebody may see it: until shooting has ended, others' numbers and names are masked. */
export const shownTo = (viewer: string | undefined, shot: Shot, shootingEndsAt: Instant, now: Instant): Shot =>
  now > shootingEndsAt || shot.member === viewer
    ? shot
    : { ...shot, member: maskedName(shot.member), number: maskedNumber(shot.number) }
