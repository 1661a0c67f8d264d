import type { Poy, PoyDetail } from "@fakham/adapters/operator/wire"
import { bahtOfSatang } from "@fakham/core"
import { nothing } from "@fakham/core/money"
import { cancellableUntil } from "@fakham/core/order"
import type { Selectable } from "kysely"
import type * as v from "valibot"
import type { PoyLinesTable, PoysTable } from "../database/tables/poys.ts"
import type { Within } from "../database/tables.ts"
import { betGroupOf, drawnOf, type RoundRow } from "../lotto/drawing.ts"
import { betNameOf } from "../lotto/names.ts"
import { createdAt } from "../time/written-time.ts"
import { placedOnRound } from "./cancelling.ts"

export type PoysRow = Selectable<PoysTable>
export type LineRow = Selectable<PoyLinesTable>

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
export const detailOf = (
  poy: PoysRow,
  round: RoundRow,
  lines: ReadonlyArray<LineRow>,
): v.InferInput<typeof PoyDetail> => {
  const isOver = poy.status !== "WAITING"
  const won = (line: LineRow) => (isOver ? bahtOfSatang(line.won ?? nothing) : null)
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
