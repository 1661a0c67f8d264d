import { setImmediate, setTimeout } from "node:timers/promises"
import { setPrices, settledSets } from "@fakham/core/gov4d"
import { type Drawn, type Gov4dVariant, isGov4dVariant, type Outcome, settled } from "@fakham/core/lotto"
import { nothing, type Satang, total } from "@fakham/core/money"
import { isOption } from "@fakham/core/poy"
import type { Selectable } from "kysely"
import { type LockWait, locksRows } from "../database/lock.ts"
import { preparedRows } from "../database/prepared.ts"
import type { PoyLinesTable, PoysTable } from "../database/tables/poys.ts"
import type { Within } from "../database/tables.ts"
import type { Internals } from "../internals/internals.ts"
import { cancelKind, winKind } from "../ledger/bet-kinds.ts"
import { entryPair, type Movement, recordAll } from "../ledger/ledger.ts"
import { earnCommissions } from "../wallet/earnings/commissions.ts"
import { betGroupOf, outcomeOf, type RoundRow } from "./drawing.ts"
import { holdRound } from "./same-round.ts"
import { payBonuses } from "./ying-bonuses.ts"

type Poy = Selectable<PoysTable>
type Line = Selectable<PoyLinesTable>

type PayingInternals = Pick<Internals, "db" | "clock" | "announcements">

const slipsAtOnce = 100
const linesAtOnce = 500

/**
 * Pays every slip of an ended round, a few in each transaction, and lets the event loop turn after each, so that whoever
 * asks for something meanwhile is answered. A slip is paid once, whoever else settles too: what they are paying is waited
 * for, or left to them. It is paid as of when the result was due, or of now when that has come before.
 */
export const settleRound = async (internals: PayingInternals, round: RoundRow, { waits }: LockWait): Promise<void> => {
  const outcome = outcomeOf(round)
  if (outcome === undefined) return
  const at = Math.min(round.result_at, await internals.clock.now())
  while (await hasSlips(internals, round, ["WAITING"])) {
    const from = performance.now()
    const paid = await internals.db.transaction().execute((within) => settleSome(within, round, outcome, { at, waits }))
    internals.announcements.announce(...paid.players.map((uuid) => ({ type: "cash.changed", uuid }) as const))
    if (paid.slips === 0 && (await hasSlips(internals, round, ["WAITING"]))) return
    await giveWay(internals, performance.now() - from)
  }
  // Who staked nothing earns nothing, and most rounds have no slip at all.
  if (await hasSlips(internals, round, ["WON", "LOST"])) await payBonuses(internals, round, at)
  const settled_at = await internals.clock.now()
  await internals.db
    .updateTable("rounds")
    .set({ settled_at })
    .where("bet_id", "=", round.bet_id)
    .where("seed", "=", round.seed)
    .execute()
}

const hasSlips = async (
  { db }: PayingInternals,
  { bet_id }: RoundRow,
  of: ReadonlyArray<Poy["status"]>,
): Promise<boolean> => {
  const query = db.selectFrom("poys").select("id").where("bet_id", "=", bet_id).where("status", "in", of)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Where the database works in this process, nobody is answered while it does: others then get as much time as it took. */
const giveWay = ({ db }: PayingInternals, took: number) => (locksRows(db) ? setImmediate() : setTimeout(took))

const nobody = { slips: 0, players: [] }

const settleSome = async (
  within: Within,
  round: RoundRow,
  outcome: Outcome,
  { at, waits }: LockWait & { readonly at: number },
) => {
  if (!(await holdRound(within, round))) return nobody
  const waiting = await within
    .selectFrom("poys")
    .selectAll()
    .where("bet_id", "=", round.bet_id)
    .where("status", "=", "WAITING")
    .orderBy("id")
    .limit(slipsAtOnce)
    .$if(locksRows(within), (query) => (waits ? query.forUpdate() : query.forUpdate().skipLocked()))
    .execute()
  const slips = firstOf(waiting)
  if (slips.length === 0) return nobody
  const lines = await within
    .selectFrom("poy_lines")
    .selectAll()
    .where(
      "poy_id",
      "in",
      slips.map(({ id }) => id),
    )
    .orderBy("poy_id")
    .orderBy("line")
    .execute()
  const ofSlip = Map.groupBy(lines, ({ poy_id }) => poy_id)
  const ends = slips.map((slip) => {
    const ofThis = ofSlip.get(slip.id) ?? []
    return { slip, lines: ofThis, end: endOf(round, outcome, ofThis) }
  })
  await writeEnds(
    within,
    ends.map(({ slip: { id }, end }) => ({ id, status: statuses[end.type], won: end.paid, ended_at: at })),
  )
  await writeWonLines(within, ends.flatMap(wonLines))
  const played = ends.filter(({ end }) => end.type !== "refunded").map(({ slip }) => slip)
  const payouts = ends.filter(({ end }) => end.paid > 0).map(({ slip, end }) => payoutOf(round, slip, end, at))
  await recordAll(within, [...payouts, ...(await earnCommissions(within, played, at))])
  return { slips: slips.length, players: [...new Set(slips.map(({ user_uuid }) => user_uuid))] }
}

/** As many as have so many lines together; one that has more goes alone. */
const firstOf = (waiting: ReadonlyArray<Poy>): ReadonlyArray<Poy> => {
  let lines = 0
  return waiting.filter(({ line_count }, index) => (lines += line_count) <= linesAtOnce || index === 0)
}

const statuses = { won: "WON", lost: "LOST", refunded: "REFUNDED" } as const

const writeEnds = preparedRows("poys", ["id", "status", "won", "ended_at"], (within, given) =>
  within
    .updateTable("poys")
    .from(given.as("given"))
    .set((eb) => ({ status: eb.ref("given.status"), won: eb.ref("given.won"), ended_at: eb.ref("given.ended_at") }))
    .whereRef("poys.id", "=", "given.id"),
)

type EndedSlip = { readonly slip: Poy; readonly lines: ReadonlyArray<Line>; readonly end: End }

const wonLines = ({ lines, end }: EndedSlip) =>
  lines.flatMap(({ poy_id, line }, index) => {
    const won = end.lines[index]
    return won !== undefined && (won.won > 0 || won.tier !== null) ? [{ poy_id, line, ...won }] : []
  })

const writeWonLines = preparedRows("poy_lines", ["poy_id", "line", "won", "tier"], (within, given) =>
  within
    .updateTable("poy_lines")
    .from(given.as("given"))
    .set((eb) => ({ won: eb.ref("given.won"), tier: eb.ref("given.tier") }))
    .whereRef("poy_lines.poy_id", "=", "given.poy_id")
    .whereRef("poy_lines.line", "=", "given.line"),
)

type End = {
  readonly type: keyof typeof statuses
  readonly paid: Satang
  readonly lines: ReadonlyArray<{ readonly won: Satang; readonly tier: string | null }>
}

const endOf = (round: RoundRow, outcome: Outcome, lines: ReadonlyArray<Line>): End => {
  if (outcome.type === "cancelled")
    return {
      type: "refunded",
      paid: total(lines.map(({ price }) => price)),
      lines: lines.map(() => ({ won: nothing, tier: null })),
    }
  if (isGov4dVariant(round.bet_type)) return endOfSets(outcome.drawn, round.bet_type, lines)
  const end = settled(lines.map(asBet), outcome)
  return { ...end, lines: end.lines.map(({ won }) => ({ won, tier: null })) }
}

const endOfSets = ({ number }: Drawn, variant: Gov4dVariant, lines: ReadonlyArray<Line>): End => {
  if (number === undefined) throw new RangeError(`${variant} was drawn without a number`)
  const sets = lines.map((line) => ({ number: line.number, sets: line.multiply }))
  const end = settledSets(sets, { type: "drawn", number }, setPrices[variant])
  return { ...end, lines: end.lines.map(({ won, tier }) => ({ won, tier: tier ?? null })) }
}

const asBet = ({ option, number, price, multiply }: Line) => {
  if (!isOption(option)) throw new RangeError(`${option} is no option`)
  return { option, number, price, multiply }
}

const payoutOf = (round: RoundRow, slip: Poy, { type, paid }: End, at: number): Movement => ({
  idempotencyKey: `end:${slip.id}`,
  kind: type === "refunded" ? cancelKind : winKind(betGroupOf(round)),
  at,
  legs: entryPair("cash", slip.user_uuid, paid),
})
