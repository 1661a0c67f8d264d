import type { SeenShot } from "../seen-shot.ts"
import type { Shot } from "../shot.ts"

/** A shot in the list that is laid open after the result. Its place in the list is its rank. */
export type PublishedShot = Pick<Shot, "member" | "number" | "at">

/** What stands for a letter or digit that is not shown. */
export const hidden = "*"

/** Whether two texts can be the same one, as far as either is shown; a row of stars hides any number of letters. */
export const sameText = (one: string, other: string): boolean => fitsMask(one, other) || fitsMask(other, one)

const fitsMask = (mask: string, text: string) => {
  const [head = "", ...rest] = mask.split(/\*+/)
  const tail = rest.at(-1)
  return tail === undefined
    ? mask === text
    : text.startsWith(head) && text.endsWith(tail) && text.length >= head.length + tail.length
}

/** Newest first: no shot is older than the one after it. */
export const isInOrder = (shots: ReadonlyArray<PublishedShot>): boolean =>
  shots.every(({ at }, index) => at <= (shots[index - 1]?.at ?? at))

/** The list as shots whose ranks are their places in it. */
export const withSequence = (shots: ReadonlyArray<PublishedShot>): ReadonlyArray<Shot> =>
  shots.map((shot, index) => ({ ...shot, sequence: shots.length - index }))

/** A member's own shots of a list, each with the rank that its place in the list is. */
export const ownAmong = (shots: ReadonlyArray<PublishedShot>, member: string): ReadonlyArray<SeenShot> =>
  shots.flatMap((shot, index) => (shot.member === member ? [{ ...shot, rank: index + 1, isOwn: true }] : []))
