import { setPrices, settledSets } from "@fakham/core/gov4d"
import { type Drawn, type Gov4dVariant, isGov4dVariant, type Outcome, settled } from "@fakham/core/lotto"
import { nothing, type Satang, total } from "@fakham/core/money"
import { isOption } from "@fakham/core/poy"
import type { Selectable } from "kysely"
import type { BackOffice } from "../back-office/back-office.ts"
import { locksRows, type Patience } from "../database/lock.ts"
import type { PoyLinesTable, PoysTable } from "../database/tables/poys.ts"
import type { Within } from "../database/tables.ts"
import { abortKind, winKind } from "../ledger/bet-kinds.ts"
import { type Movement, recordAll } from "../ledger/ledger.ts"
import { legsOf } from "../ledger/legs.ts"
import { earnCommissions } from "../wallet/earnings/commissions.ts"
import { groupOf, outcomeOf, type RoundRow } from "./drawing.ts"
import { holdRound } from "./same-round.ts"
import { payBonuses } from "./ying-bonuses.ts"

type Poy = Selectable<PoysTable>
type Line = Selectable<PoyLinesTable>

const slipsAtOnce = 100

/**
 * Pays every slip of an ended round, a few in each transaction; a slip is paid once, whoever else settles too: what they
 * are paying is waited for, or left to them. It is paid as of when the result was due, or of now when that has come before.
 */
export const settleRound = async (office: BackOffice, round: RoundRow, { waits }: Patience): Promise<void> => {
  const outcome = outcomeOf(round)
  if (outcome === undefined) return
  const at = Math.min(round.result_at, await office.clock.now())
  for (;;) {
    const paid = await office.db.transaction().execute((within) => settleSome(within, round, outcome, { at, waits }))
    office.announcements.announce(...paid.players.map((uuid) => ({ type: "cash.changed", uuid }) as const))
    if (paid.slips === 0) break
  }
  const stillWaiting = await office.db
    .selectFrom("poys")
    .select("id")
    .where("bet_id", "=", round.bet_id)
    .where("status", "=", "WAITING")
    .executeTakeFirst()
  if (stillWaiting !== undefined) return
  await payBonuses(office, round, at)
  const settled_at = await office.clock.now()
  await office.db
    .updateTable("rounds")
    .set({ settled_at })
    .where("bet_id", "=", round.bet_id)
    .where("seed", "=", round.seed)
    .execute()
}

const nobody = { slips: 0, players: [] }

const settleSome = async (
  within: Within,
  round: RoundRow,
  outcome: Outcome,
  { at, waits }: Patience & { readonly at: number },
) => {
  if (!(await holdRound(within, round))) return nobody
  const slips = await within
    .selectFrom("poys")
    .selectAll()
    .where("bet_id", "=", round.bet_id)
    .where("status", "=", "WAITING")
    .orderBy("id")
    .limit(slipsAtOnce)
    .$if(locksRows(within), (query) => (waits ? query.forUpdate() : query.forUpdate().skipLocked()))
    .execute()
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
  const played: Array<Poy> = []
  const payouts: Array<Movement> = []
  for (const slip of slips) {
    const ofThis = ofSlip.get(slip.id) ?? []
    const end = endOf(round, outcome, ofThis)
    await writeEnd(within, slip, end, ofThis, at)
    if (end.type !== "refunded") played.push(slip)
    if (end.paid > 0) payouts.push(payoutOf(round, slip, end, at))
  }
  await recordAll(within, [...payouts, ...(await earnCommissions(within, played, at))])
  return { slips: slips.length, players: [...new Set(slips.map(({ user_uuid }) => user_uuid))] }
}

const statuses = { won: "WON", lost: "LOST", refunded: "REFUNDED" } as const

const writeEnd = async (
  within: Within,
  slip: Poy,
  end: End,
  lines: ReadonlyArray<Line>,
  ended_at: number,
): Promise<void> => {
  await within
    .updateTable("poys")
    .set({ status: statuses[end.type], won: end.paid, ended_at })
    .where("id", "=", slip.id)
    .execute()
  for (const [at, line] of lines.entries()) {
    const won = end.lines[at]
    if (won !== undefined && (won.won > 0 || won.tier !== null))
      await within
        .updateTable("poy_lines")
        .set(won)
        .where("poy_id", "=", slip.id)
        .where("line", "=", line.line)
        .execute()
  }
}

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
  kind: type === "refunded" ? abortKind : winKind(groupOf(round)),
  at,
  legs: legsOf("cash", slip.user_uuid, paid),
})
