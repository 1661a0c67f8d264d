import type { Satang } from "@fakham/core/money"
import { type Day, isDay } from "@fakham/core/time"
import { allOrNone } from "../all-or-none.ts"
import { fastParseSatang } from "../fast-parse-satang.ts"

/** What a list of slips shows of one before anything else. */
export type FastParsedPoy = {
  readonly id: string
  readonly betGroup: string
  readonly betType: string
  readonly betName: string
  /** The day its round is named by. */
  readonly dt: Day
  readonly placedOn: Day
  /** HH:mm:ss on a Thai clock. */
  readonly placedAt: string
  readonly stake: Satang
}

/** Slips as operators usually write them; nothing where one of them is written in another way. */
export const fastParsePoys = (rows: unknown): ReadonlyArray<FastParsedPoy> | undefined => {
  if (!Array.isArray(rows)) return undefined
  return allOrNone(rows.map(fastParsePoy))
}

const fastParsePoy = (row: Readonly<Record<string, unknown>> | null): FastParsedPoy | undefined => {
  const { id, betGroup, betType, betName, dt, createdAt, ...rest } = row ?? {}
  const stake = fastParseSatang(rest["stake"])
  if (!isText(id) || !isText(betGroup) || !isText(betType) || !isText(betName)) return undefined
  const [, day, placedAt] = isText(createdAt) ? (thaiMoment.exec(createdAt) ?? []) : []
  if (!isText(dt) || !isDay(dt) || day === undefined || !isDay(day) || placedAt === undefined || stake === undefined)
    return undefined
  return { id, betGroup, betType, betName, dt, placedOn: day, placedAt, stake }
}

/** Thai time that ends in Z. */
const thaiMoment = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/

const isText = (value: unknown): value is string => typeof value === "string"
