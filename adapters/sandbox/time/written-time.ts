import { displayTime } from "@fakham/core/time"

/** A moment as operators write it: Thai time that ends in Z. */
export const createdAt = (moment: number): string => {
  const [, day, month, year, time] = /^(..)\/(..)\/(....) (.+)$/.exec(displayTime(moment)) ?? []
  return `${year}-${month}-${day}T${time}.${String(Math.floor(moment) % 1_000).padStart(3, "0")}000Z`
}
