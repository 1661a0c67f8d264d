import type { PoyDetail } from "@fakham/adapters/operator/wire"
import { bahtOfSatang } from "@fakham/core"
import { setCaps, setPrices } from "@fakham/core/gov4d"
import { isGov4dVariant } from "@fakham/core/lotto"
import { satang as counted, minus, nothing } from "@fakham/core/money"
import { isOption } from "@fakham/core/poy"
import { sql } from "kysely"
import type * as v from "valibot"
import type { User } from "../accounts/sessions.ts"
import { locksRows } from "../database/lock.ts"
import { prepared } from "../database/prepared.ts"
import type { Rows, Within } from "../database/tables.ts"
import { balance, record } from "../ledger/ledger.ts"
import { legsOf } from "../ledger/legs.ts"
import { againstStake } from "../limits/may-play.ts"
import { groupOf, type RoundRow } from "../lotto/drawing.ts"
import { betKind } from "../lotto/kinds.ts"
import { type BetTerms, capOf, exposureOf, maxOf, rateAt } from "../lotto/terms.ts"
import { readableNumber } from "../readable-number.ts"
import type { Refusal } from "../refusals.ts"
import { type MovedRate, movedRates } from "./moved-rates.ts"
import { type Order, type Spot, spotsOf } from "./order.ts"
import { balanceNotEnough, change, closeNumber, limitNumber, maxBetUser, timeOut } from "./slip-refusals.ts"
import { detailOf, type LineRow, type PoyRow } from "./telling.ts"

const rowsAtOnce = 500

/** The round of a slip, held so that it cannot be drawn before the slip is in. */
export const roundToBetOn = async (within: Within, betId: string): Promise<RoundRow | undefined> =>
  (await heldRound(within, { betId }))[0]

const heldRound = prepared((within, { betId }: { readonly betId: string }) =>
  within
    .selectFrom("rounds")
    .selectAll()
    .where("bet_id", "=", betId)
    .$if(locksRows(within), (query) => query.forKeyShare()),
)

const takesBetsAt = ({ state, opens_at, closes_at }: RoundRow, now: number): boolean =>
  state === "running" && opens_at <= now && now <= closes_at

type Bettor = { readonly user: User; readonly round: RoundRow; readonly terms: BetTerms | undefined }

/** Puts an order down as a slip, or says what stands against it; then whatever was written is undone with it. */
export const accept = async (
  within: Within,
  { user, round, terms }: Bettor,
  order: Order,
  key: string,
  now: number,
): Promise<
  | { readonly slip: v.InferInput<typeof PoyDetail>; readonly moved: ReadonlyArray<MovedRate> }
  | { readonly refused: Refusal }
> => {
  if (!takesBetsAt(round, now)) return { refused: timeOut }
  const limited = await againstStake(within, user.uuid, order.stake, now)
  if (limited !== undefined) return { refused: limited }
  const held = await addStakes(within, round, user, order, terms)
  if (held !== undefined) return { refused: held }
  const exposed = terms === undefined ? { moved: [] } : await addExposure(within, round, order, terms)
  if ("refused" in exposed) return exposed
  const cash = await balance(within, "cash", user.uuid)
  if (cash < order.stake) return { refused: balanceNotEnough(bahtOfSatang(cash)) }
  return { slip: await write(within, user, round, order, key, now), moved: exposed.moved }
}

/** What one member may put on one number, over all their slips of the round; sets are counted, bets summed up. */
const addStakes = async (
  within: Within,
  { bet_id, bet_type }: RoundRow,
  { uuid }: User,
  { lines }: Order,
  terms?: BetTerms,
) => {
  const full: Array<{ option?: string; number: string; left: number }> = []
  const setBaht = isGov4dVariant(bet_type) ? setPrices[bet_type].baht : 0
  const spots = terms === undefined ? spotsOf(lines, ({ multiply }) => counted(multiply)) : spotsOf(lines)
  for (let from = 0; from < spots.length; from += rowsAtOnce) {
    const some = spots.slice(from, from + rowsAtOnce)
    const after = await raiseStakes(within, {
      rows: some.map(({ option, number, amount }) => ({ bet_id, user_uuid: uuid, option, number, satang: amount })),
    })
    const asked = new Map(some.map((spot) => [`${spot.option} ${spot.number}`, spot.amount]))
    for (const { option, number, satang } of after) {
      const most = isOption(option) && terms !== undefined ? maxOf(terms, option) : setCaps.perNumber
      const left = most - (satang - (asked.get(`${option} ${number}`) ?? 0))
      if (satang > most)
        full.push(isOption(option) ? { option, number, left: left / 100 } : { number, left: left * setBaht })
    }
  }
  return full.length === 0 ? undefined : maxBetUser(full)
}

/** Raises what every number would have to pay, compares the rates of before with the order's, and tells those of after. */
const addExposure = async (
  within: Within,
  { bet_id }: RoundRow,
  { lines }: Order,
  terms: BetTerms,
): Promise<{ readonly moved: ReadonlyArray<MovedRate> } | { readonly refused: Refusal }> => {
  const rateOf = new Map(lines.map(({ option, number, multiply }) => [`${option} ${number}`, multiply]))
  const spots = spotsOf(lines, ({ option, price }) => (isOption(option) ? exposureOf(terms, option, price) : nothing))
  const changed: Array<{ option: string; number: string; multiply: number }> = []
  const limited: Array<{ option: string; number: string }> = []
  const moved: Array<MovedRate> = []
  for (let from = 0; from < spots.length; from += rowsAtOnce) {
    const some = spots.slice(from, from + rowsAtOnce)
    const after = await raised(within, bet_id, some)
    for (const { option, number, amount } of some) {
      if (!isOption(option)) continue
      const total = after.get(`${option} ${number}`) ?? 0
      const now = rateAt(terms, option, total - amount)
      if (now !== rateOf.get(`${option} ${number}`)) changed.push({ option, number, multiply: now / 100 })
      else if (total > capOf(terms, option)) limited.push({ option, number })
      moved.push(...movedRates(terms, [{ option, number, before: total - amount, after: total }]))
    }
  }
  if (changed.length > 0)
    return { refused: changed.every(({ multiply }) => multiply === 0) ? closeNumber(changed) : change(changed) }
  return limited.length > 0 ? { refused: limitNumber(limited) } : { moved }
}

const raiseStakes = prepared((within, { rows }: { readonly rows: Rows<"stakes"> }) =>
  within
    .insertInto("stakes")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["bet_id", "user_uuid", "option", "number"])
        .doUpdateSet({ satang: sql<number>`stakes.satang + excluded.satang` }),
    )
    .returning(["option", "number", "satang"]),
)

const raised = async (within: Within, bet_id: string, spots: ReadonlyArray<Spot>) => {
  const rows = spots.map(({ option, number, amount }) => ({ bet_id, option, number, satang: amount }))
  const after = await raiseExposures(within, { rows })
  return new Map(after.map(({ option, number, satang }) => [`${option} ${number}`, satang]))
}

const raiseExposures = prepared((within, { rows }: { readonly rows: Rows<"exposures"> }) =>
  within
    .insertInto("exposures")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["bet_id", "option", "number"])
        .doUpdateSet({ satang: sql<number>`exposures.satang + excluded.satang` }),
    )
    .returning(["option", "number", "satang"]),
)

/** Writes the slip and what it costs, and tells it as it was written. */
const write = async (
  within: Within,
  { uuid }: User,
  round: RoundRow,
  { lines, stake }: Order,
  key: string,
  now: number,
) => {
  const id = readableNumber()
  const poy: PoyRow = {
    id,
    user_uuid: uuid,
    bet_id: round.bet_id,
    intent_key: key,
    status: "WAITING",
    stake,
    won: null,
    line_count: lines.length,
    created_at: now,
    ended_at: null,
  }
  const rows: ReadonlyArray<LineRow> = lines.map((line, at) => ({
    poy_id: id,
    line: at,
    ...line,
    won: null,
    tier: null,
  }))
  await writePoy(within, poy)
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await writeLines(within, { rows: rows.slice(from, from + rowsAtOnce) })
  await record(within, {
    idempotencyKey: `bet:${id}`,
    kind: betKind(groupOf(round)),
    at: now,
    legs: legsOf("cash", uuid, minus(nothing, stake)),
  })
  return detailOf(poy, round, rows)
}

const writePoy = prepared((within, poy: PoyRow) => within.insertInto("poys").values(poy))

const writeLines = prepared((within, { rows }: { readonly rows: ReadonlyArray<LineRow> }) =>
  within.insertInto("poy_lines").values(rows),
)
