import { DatabaseSync } from "node:sqlite"
import { setImmediate } from "node:timers/promises"
import { satang } from "@fakham/core/money"
import { afterAll, describe, expect, it } from "vitest"
import { announcementsHere } from "../../announcements/announcements.ts"
import { openDatabase } from "../../database/open.ts"
import { emptyDatabases } from "../../database/testing/empty-databases.ts"
import { addPlayers } from "../../desk/crowd.ts"
import { costOfPublicPin, passwordsAt } from "../../internals/passwords.ts"
import { standardSessionLife } from "../../internals/session-life.ts"
import { drawnColumns } from "../../lotto/drawing.ts"
import { planRounds } from "../../lotto/planning.ts"
import { settleRound } from "../../lotto/settling.ts"
import { writeLines, writePoys } from "../../poys/poy-rows.ts"
import { seedOnce } from "../../seeds/seeding.ts"
import { storedClock } from "../../time/clock.ts"

const sources = await emptyDatabases()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

/** A round that was drawn, with a slip of so many bets on top for each number of them. */
const drawnRound = async (settings: Parameters<typeof openDatabase>[0], slips: ReadonlyArray<number>) => {
  const db = await openDatabase(settings, () => undefined)
  const internals = {
    db,
    clock: storedClock(db),
    sessionLife: standardSessionLife,
    announcements: announcementsHere(),
    beginning: { clockAt: undefined, historyDays: 0 },
    passwords: passwordsAt(costOfPublicPin),
  }
  await seedOnce(internals, "empty")
  await planRounds(internals)
  await addPlayers(internals, { prefix: "winner", count: 1, pin: "Duean69#win", baht: 1 })
  const { uuid } = await db.selectFrom("users").select("uuid").executeTakeFirstOrThrow()
  const drawn = drawnColumns({ outcome: { type: "drawn", drawn: { top3: "123", top2: "23", bottom2: "45" } } })
  const round = await db
    .updateTable("rounds")
    .set(drawn)
    .where("bet_id", "=", db.selectFrom("rounds").select("bet_id").where("bet_group", "=", "pingpong").limit(1))
    .returningAll()
    .executeTakeFirstOrThrow()
  const all = slips.map((line_count, at) => ({ id: `slip-${String(at).padStart(5, "0")}`, line_count, at }))
  await db.transaction().execute(async (within) => {
    await writePoys(
      within,
      all.map(({ id, line_count, at }) => ({
        id,
        user_uuid: uuid,
        bet_id: round.bet_id,
        intent_key: `key-${at}`,
        status: "WAITING",
        stake: satang(line_count * 100),
        won: null,
        line_count,
        created_at: 0,
        ended_at: null,
      })),
    )
    await writeLines(
      within,
      all.flatMap(({ id, line_count }) =>
        Array.from({ length: line_count }, (_, line) => ({
          poy_id: id,
          line,
          option: "teng_bon_3",
          number: line === 0 ? "123" : "999",
          price: satang(100),
          multiply: 85_000,
          won: null,
          tier: null,
        })),
      ),
    )
  })
  return { internals, round, uuid, close: () => db.destroy() }
}

describe.each(sources.filter(({ kind }) => kind === "sqlite"))("a large round that is paid, on $kind", ({ fresh }) => {
  it("of 5,000 slips has paid no more than a hundred, or 500 bets, when somebody else gets a turn", async () => {
    const settings = await fresh()
    const sizes = Array.from({ length: 5_000 }, (_, at) => [1, 4, 10, 600][at % 997 === 0 ? 3 : at % 3] ?? 1)
    const { internals, round, close } = await drawnRound(settings, sizes)
    const beside = new DatabaseSync(settings.kind === "sqlite" ? settings.file : "")
    const paid = beside.prepare("select count(*) as slips, sum(line_count) as bets from poys where status <> 'WAITING'")
    const seen: Array<{ readonly slips: number; readonly bets: number }> = []
    const look = () => {
      const { slips, bets } = paid.get() ?? {}
      seen.push({ slips: Number(slips), bets: Number(bets) })
    }
    const allPaid = new AbortController()
    const paying = settleRound(internals, round, { waits: true }).finally(() => allPaid.abort())
    while (!allPaid.signal.aborted) {
      look()
      await setImmediate()
    }
    await paying
    look()
    const steps = seen.slice(1).map(({ slips, bets }, at) => ({
      slips: slips - (seen[at]?.slips ?? 0),
      bets: bets - (seen[at]?.bets ?? 0),
    }))

    expect(seen.at(-1)?.slips).toBe(5_000)
    expect(steps.filter((step) => step.slips > 100)).toEqual([])
    expect(steps.filter(({ slips, bets }) => bets > 500 && slips > 1)).toEqual([])
    beside.close()
    await close()
  })
})

describe.each(sources)("a round that is paid, on $kind", ({ fresh }) => {
  it("pays each line that came out at its rate, and each slip once, however often it is settled", async () => {
    const { internals, round, uuid, close } = await drawnRound(await fresh(), [1, 3, 700, 2])
    await Promise.all([1, 2].map(() => settleRound(internals, round, { waits: true })))
    await settleRound(internals, round, { waits: true })

    const { db } = internals
    const won = await db.selectFrom("poys").select(["id", "status", "won"]).orderBy("id").execute()
    expect(won).toEqual([0, 1, 2, 3].map((at) => ({ id: `slip-0000${at}`, status: "WON", won: 85_000 })))
    const lines = await db
      .selectFrom("poy_lines")
      .select(["poy_id", "line", "won"])
      .where("won", "is not", null)
      .execute()
    expect(lines.toSorted((one, other) => (one.poy_id < other.poy_id ? -1 : 1))).toEqual(
      [0, 1, 2, 3].map((at) => ({ poy_id: `slip-0000${at}`, line: 0, won: 85_000 })),
    )
    const balance = await db
      .selectFrom("balances")
      .select("satang")
      .where("user_uuid", "=", uuid)
      .where("book", "=", "cash")
      .executeTakeFirst()
    expect(balance).toEqual({ satang: 100 + 4 * 85_000 })
    await close()
  })
})
