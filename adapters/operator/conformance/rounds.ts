import { isBetGroup } from "@fakham/core/lotto"
import { dayAt, type Instant } from "@fakham/core/time"
import * as v from "valibot"
import { betListsLatest, type Understood } from "../wire/index.ts"
import type { WayToOperator } from "./operator-line.ts"

/** A round of which the operator tells in seconds when it closes. */
export type RoundOnLine = {
  readonly betId: string
  readonly betGroup: string
  readonly betType: string
  readonly betName: string
  readonly day: string
  readonly opensAt: Instant | undefined
  readonly closesAt: Instant
  readonly isDrawn: boolean
  readonly result: { readonly top3: string; readonly bottom2: string } | undefined
}

export const roundsIn = (listed: Understood<typeof betListsLatest>): ReadonlyArray<RoundOnLine> =>
  listed.flatMap((row) => {
    if (row === "of another group" || !isBetGroup(row.betGroup)) return []
    const { betId, betGroup, betType, betName, dt, betList, unixTimeStamp, setResult, cancelled, result } = row
    const closesAt = unixTimeStamp?.realCloseTime
    if (closesAt === undefined || cancelled) return []
    const day = dt ?? betList?.dt ?? dayAt(closesAt)
    const opensAt = unixTimeStamp?.realOpenTime
    return [{ betId, betGroup, betType, betName, day, opensAt, closesAt, isDrawn: setResult, result }]
  })

export const readRounds = async (
  line: WayToOperator,
  token: string | undefined,
): Promise<ReadonlyArray<RoundOnLine>> => {
  const { body } = await line.ask(betListsLatest, {}, { token })
  const read = v.safeParse(betListsLatest.data, Object(body).data)
  return read.success ? roundsIn(read.output) : []
}
