import { displayTime } from "@fakham/core/time"

/** When something was made, as operators write it: Thai time that ends in Z. */
export const createdAt = (moment: number): string => `${thaiTime(moment)}Z`

/** Any other moment that somebody reads: Thai time with its offset. */
export const writtenTime = (moment: number): string => `${thaiTime(moment)}+07:00`

const thaiTime = (moment: number): string => {
  const [, day, month, year, time] = /^(..)\/(..)\/(....) (.+)$/.exec(displayTime(moment)) ?? []
  return `${year}-${month}-${day}T${time}.${String(Math.floor(moment) % 1_000).padStart(3, "0")}000`
}
