import type { Instant } from "../time/bangkok.ts"
import { type BonusTable, bonusTable } from "./bonus.ts"
import { shownTo } from "./masking.ts"
import { type Shot } from "./shot.ts"
import { ranked } from "./shot-ranks.ts"

/** A shot as a player sees it in the list: numbers and names of others are masked while shooting lasts. */
export type SeenShot = Pick<Shot, "member" | "number" | "at"> & { readonly rank: number; readonly isOwn: boolean }

/** The list as somebody may see it, the newest first. */
export const shotsSeenBy = (
  viewer: string | undefined,
  shots: ReadonlyArray<Shot>,
  shootingEndsAt: Instant,
  now: Instant,
): ReadonlyArray<SeenShot> =>
  ranked(shots).map((shot, index) => {
    const { member, number, at } = shownTo(viewer, shot, shootingEndsAt, now)
    return { member, number, at, rank: index + 1, isOwn: shot.member === viewer }
  })

/** Whether a place in the list earns a bonus once shooting has ended. */
export const earnsBonus = (rank: number, { ranks }: BonusTable = bonusTable): boolean =>
  ranks.some((place) => place.rank === rank)
