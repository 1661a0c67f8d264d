import type { PoyDetail } from "@fakham/adapters/operator/wire"
import { minus, nothing } from "@fakham/core/money"
import type * as v from "valibot"
import { preparedInsert } from "../database/prepared.ts"
import type { Within } from "../database/tables.ts"
import { readableNumber } from "../internals/readable-number.ts"
import { betKind } from "../ledger/bet-kinds.ts"
import { entryPair } from "../ledger/entry-pair.ts"
import { recordAll } from "../ledger/ledger.ts"
import { betGroupOf } from "../lotto/drawing.ts"
import { detailOf, type LineRow, type PoysRow } from "./poy-to-wire.ts"
import type { PricedOrder } from "./priced-order.ts"

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
