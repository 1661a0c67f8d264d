import { randomInt, randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { parseArgs } from "node:util"
import { startThrowAwayPostgres } from "@fakham/sandbox/testing"
import { asTold, gather } from "./load/closing-second.ts"
import { type Operator, startOperator } from "./load/operator.ts"
import { each, playerAt } from "./load/player.ts"

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    slips: { type: "string", default: "500" },
    players: { type: "string", default: "50" },
    database: { type: "string", default: "sqlite" },
  },
})
const [kills, slips, players] = [values.kills, values.slips, values.players].map(Number)
const folder = mkdtempSync(join(tmpdir(), "fakham-chaos-"))
const { postgres } = values.database === "postgres" ? await startThrowAwayPostgres() : {}
const url = await postgres?.newDatabase()
const day = Date.parse("2026-11-20T03:10:00+07:00")
const quarter = 15 * 60_000

type Slip = { readonly key: string; readonly player: number; answers: Set<string>; refusals: Set<string> }

const start = () =>
  startOperator({
    DATA_DIR: folder,
    SANDBOX_CLOCK: "2026-11-20T03:10:00+07:00",
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  })

const counts = { killed: 0, acknowledged: 0, resent: 0, sameAnswer: 0, otherAnswer: 0, gone: 0 }
let operator: Operator = await start()
const tokens = (await gather(operator.origin, players ?? 0)).map(({ token, leave }) => {
  leave()
  return token
})

/** Sends every slip that has no answer yet, until the operator is gone. */
const place = async (origin: string, betId: string, waiting: ReadonlyArray<Slip>) => {
  const lines = tokens.map(() => playerAt(origin))
  await each(waiting, 50, async (slip) => {
    const headers = { authorization: `Bearer ${tokens[slip.player]}`, "idempotency-key": slip.key }
    const poy = [0, 1].map((line) => ({
      option: "teng_bon_1",
      number: String((Number.parseInt(slip.key.slice(0, 4), 16) + line) % 10),
      price: 1,
      multiply: 3.2,
    }))
    try {
      const { status, body } = await (lines[slip.player] ?? playerAt(origin)).ask(
        "/poy-api/lotteries.yeekee.create",
        { betId, poy },
        headers,
      )
      const told = asTold(body)
      if (status === 200 && told.data?.id !== undefined) slip.answers.add(told.data.id)
      else slip.refusals.add(told.code ?? String(status))
    } catch {
      // The operator is gone, so nothing is known of this slip.
    }
  })
  for (const line of lines) line.leave()
}

const deskOf = async (path: string, body?: unknown) => {
  const desk = playerAt(operator.origin)
  const told = await desk.ask(path, body)
  desk.leave()
  return told.body
}

const faults: Array<string> = []
try {
  for (let round = 1; round <= (kills ?? 0); round++) {
    const betId = `yeekee-2026-11-20-${round}`
    const closesAt = Date.parse("2026-11-20T06:00:00+07:00") + (round - 1) * quarter
    const all: ReadonlyArray<Slip> = Array.from({ length: slips ?? 0 }, (_, at) => ({
      key: randomUUID(),
      player: at % tokens.length,
      answers: new Set<string>(),
      refusals: new Set<string>(),
    }))
    const placing = place(operator.origin, betId, all)
    await setTimeout(randomInt(50, 600))
    await operator.stop("SIGKILL")
    counts.killed++
    await placing
    const before = all.filter(({ answers }) => answers.size > 0)
    operator = await start()
    await place(operator.origin, betId, all)
    counts.acknowledged += before.length
    counts.resent += all.length
    counts.sameAnswer += before.filter(({ answers }) => answers.size === 1).length
    counts.otherAnswer += all.filter(({ answers, refusals }) => answers.size > 1 || refusals.size > 0).length
    counts.gone += all.filter(({ answers }) => answers.size === 0).length

    // The same in the middle of the payout: the round is drawn, and the operator dies while it pays.
    await deskOf("/__sandbox/clock", { offsetSeconds: Math.round((closesAt + 151_000 - Date.now()) / 1_000) })
    await setTimeout(randomInt(0, 700))
    await operator.stop("SIGKILL")
    counts.killed++
    operator = await start()
    for (;;) {
      const books: Record<string, number> = JSON.parse(JSON.stringify(await deskOf("/__sandbox/books"))).data
      if (books["slipsWaitingForLong"] !== 0) {
        await setTimeout(100)
        continue
      }
      for (const wrong of [
        "sum",
        "playersBelowNothing",
        "slipsNotPaidFor",
        "slipsWronglyEnded",
        "slipsTooLate",
        "numbersWronglyStaked",
      ])
        if (books[wrong] !== 0) faults.push(`after kill ${counts.killed}: ${wrong} is ${books[wrong]}`)
      if (books["slips"] !== round * (slips ?? 0)) faults.push(`after kill ${counts.killed}: ${books["slips"]} slips`)
      break
    }
    // Back to a time when the next round takes bets.
    await deskOf("/__sandbox/clock", {
      offsetSeconds: Math.round((Math.max(day, closesAt + 160_000) - Date.now()) / 1_000),
    })
  }
} finally {
  await operator.stop("SIGKILL")
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(counts)
if (counts.otherAnswer > 0) faults.push(`${counts.otherAnswer} slips with a second answer`)
if (counts.gone > 0) faults.push(`${counts.gone} slips without any answer`)
for (const fault of faults) console.error(`✘ ${fault}`)
if (faults.length === 0) console.log("Every acknowledged write is there once, and the books are right.")
process.exitCode = faults.length === 0 ? 0 : 1
