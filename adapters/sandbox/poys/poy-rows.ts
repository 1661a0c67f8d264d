import { bahtOfSatang } from "@fakham/core"
import { minus, nothing } from "@fakham/core/money"
import { cancellableUntil } from "@fakham/core/order"
import type { Poy, PoyDetail } from "@fakham/operator/wire"
import type { Selectable } from "kysely"
import type * as v from "valibot"
import { preparedInsert } from "../database/prepared.ts"
import type { PoyLinesTable, PoysTable } from "../database/tables/poys.ts"
import type { Within } from "../database/tables.ts"
import { readableNumber } from "../internals/readable-number.ts"
import { betKind } from "../ledger/bet-kinds.ts"
import { entryPair, recordAll } from "../ledger/ledger.ts"
import { betGroupOf, drawnOf, type RoundRow } from "../lotto/drawing.ts"
import { betNameOf } from "../lotto/names.ts"
import { createdAt } from "../time/written-time.ts"
import { placedOnRound } from "./cancelling.ts"
import type { PricedOrder } from "./order.ts"

export type PoysRow = Selectable<PoysTable>
export type LineRow = Selectable<PoyLinesTable>

/** Writes slips and what they cost, and tells each as it was written. */
export const writeSlips = async (
  within: Within,
  pricedOrders: ReadonlyArray<PricedOrder>,
  now: number,
): Promise<ReadonlyMap<PricedOrder, v.InferInput<typeof PoyDetail>>> => {
  const slips = pricedOrders.map((pricedOrder) => slipOf(pricedOrder, now))
  await writePoys(
    within,
    slips.map(({ poy }) => poy),
  )
  await writeLines(
    within,
    slips.flatMap(({ lines }) => lines),
  )
  await recordAll(
    within,
    slips.map(({ pricedOrder, poy }) => ({
      idempotencyKey: `bet:${poy.id}`,
      kind: betKind(betGroupOf(pricedOrder.round)),
      at: now,
      legs: entryPair("cash", poy.user_uuid, minus(nothing, poy.stake)),
    })),
  )
  return new Map(slips.map(({ pricedOrder, poy, lines }) => [pricedOrder, detailOf(poy, pricedOrder.round, lines)]))
}

type Slip = { readonly pricedOrder: PricedOrder; readonly poy: PoysRow; readonly lines: ReadonlyArray<LineRow> }

const slipOf = (pricedOrder: PricedOrder, now: number): Slip => {
  const { user, round, order, key } = pricedOrder
  const id = readableNumber()
  const poy: PoysRow = {
    id,
    user_uuid: user.uuid,
    bet_id: round.bet_id,
    intent_key: key,
    status: "WAITING",
    stake: order.stake,
    won: null,
    line_count: order.lines.length,
    created_at: now,
    ended_at: null,
  }
  const lines = order.lines.map((line, at) => ({ poy_id: id, line: at, ...line, won: null, tier: null }))
  return { pricedOrder, poy, lines }
}

export const writePoys = preparedInsert("poys", [
  "id",
  "user_uuid",
  "bet_id",
  "intent_key",
  "status",
  "stake",
  "won",
  "line_count",
  "created_at",
  "ended_at",
])

export const writeLines = preparedInsert("poy_lines", [
  "poy_id",
  "line",
  "option",
  "number",
  "price",
  "multiply",
  "won",
  "tier",
])

export const poyToWire = (poy: PoysRow, round: RoundRow): v.InferInput<typeof Poy> => ({
  id: poy.id,
  betGroup: round.bet_group,
  betType: round.bet_type,
  betId: round.bet_id,
  betName: betNameOf({ betGroup: betGroupOf(round), betType: round.bet_type, sequence: round.sequence }),
  dt: round.dt,
  status: poy.status,
  stake: bahtOfSatang(poy.stake),
  won: poy.won === null ? null : bahtOfSatang(poy.won),
  count: poy.line_count,
  createdAt: createdAt(poy.created_at),
  closeTime: round.closes_at / 1_000,
  cancelUntil: poy.status === "WAITING" ? cancellableUntil(placedOnRound(round)) / 1_000 : null,
})

/** A slip with its lines, as its player may read it. */
export const poyDetailOf = async (
  within: Within,
  id: string,
  uuid: string,
): Promise<v.InferInput<typeof PoyDetail> | undefined> => {
  const poy = await within
    .selectFrom("poys")
    .selectAll()
    .where("id", "=", id)
    .where("user_uuid", "=", uuid)
    .executeTakeFirst()
  if (poy === undefined) return undefined
  const round = await within.selectFrom("rounds").selectAll().where("bet_id", "=", poy.bet_id).executeTakeFirstOrThrow()
  const lines = await within.selectFrom("poy_lines").selectAll().where("poy_id", "=", id).orderBy("line").execute()
  return detailOf(poy, round, lines)
}

/** A slip with its lines, from how they are kept. */
const detailOf = (poy: PoysRow, round: RoundRow, lines: ReadonlyArray<LineRow>): v.InferInput<typeof PoyDetail> => {
  const isSessionOver = poy.status !== "WAITING"
  const won = (line: LineRow) => (isSessionOver ? bahtOfSatang(line.won ?? nothing) : null)
  const [sets, bets] = [lines.filter(isSet), lines.filter((line) => !isSet(line))]
  return {
    ...poyToWire(poy, round),
    poy: bets.map((line) => ({
      option: line.option,
      number: line.number,
      price: bahtOfSatang(line.price),
      multiply: line.multiply / 100,
      won: won(line),
    })),
    sets: sets.map((line) => ({
      number: line.number,
      sets: line.multiply,
      price: bahtOfSatang(line.price),
      won: won(line),
      tier: line.tier,
    })),
    result: drawnOf(round),
  }
}

const isSet = ({ option }: LineRow) => option === "set"
