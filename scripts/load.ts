import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { parseArgs } from "node:util"
import { mostConnections, rawRate } from "@fakham/sandbox/testing"
import { answerOf, bet, betUntilClosed, gather } from "./load/closing-second.ts"
import { mustBeNothing } from "./load/desk.ts"
import { startOperator } from "./load/operator.ts"
import { each } from "./load/player.ts"
import { throwAwayData } from "./load/throw-away-data.ts"

const { values } = parseArgs({
  options: {
    players: { type: "string", default: "2000" },
    database: { type: "string", default: "sqlite" },
  },
})
const count = Number(values.players)
const { folder, postgres, environment, remove } = await throwAwayData(values.database)
const betId = "yeekee-2026-11-20-26"
const laterRound = "yeekee-2026-11-20-30"
const lastSecond = 1_000
const closesAt = Date.parse("2026-11-20T12:15:00+07:00")

const faults: Array<string> = []
const expectNone = (what: string, amount: number) => {
  console.log(`${what.padEnd(42)} ${amount}`)
  if (amount !== 0) faults.push(`${what}: ${amount}`)
}

const operator = await startOperator({ ...environment, SANDBOX_CLOCK: "2026-11-20T12:00:00+07:00" })
try {
  console.log(`${count} players log in …`)
  const gathered = performance.now()
  const bettors = await gather(operator.origin, count)
  console.log(`They are in after ${((performance.now() - gathered) / 1_000).toFixed(1)} s.`)

  const rawNow = async () =>
    rawRate(
      postgres === undefined
        ? { kind: "sqlite", file: join(folder, `raw-${randomUUID()}.sqlite`) }
        : { kind: "postgres", url: await postgres.newDatabase() },
      mostConnections,
    )
  const rawBefore = await rawNow()
  const early = await each(bettors, 50, (bettor) => bet(bettor, laterRound))
  for (let patience = 5_000; ; patience *= 2) {
    const ahead = await operator.desk.showClock(closesAt - patience)
    const tillLastSecond = closesAt - ahead - Date.now() - lastSecond
    if (tillLastSecond > 0) {
      await setTimeout(tillLastSecond)
      break
    }
  }
  const startedAt = performance.now()
  await Promise.all(bettors.map((bettor) => betUntilClosed(bettor, betId)))
  const raw = (rawBefore + (await rawNow())) / 2
  const placed = bettors.flatMap((bettor) => bettor.placed)
  const accepted = placed.filter(({ id }) => id !== undefined)
  const lastAt = accepted.reduce((last, { answeredAt }) => Math.max(last, answeredAt), startedAt)
  const seconds = (lastAt - startedAt) / 1_000
  const times = accepted.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const listed = await each(bettors, 50, async ({ ask, token }) => {
    const { body } = await ask("/poy-api/poys.all", undefined, { authorization: `Bearer ${token}` })
    return answerOf(body).data?.total ?? 0
  })
  const books = await operator.desk.books()
  const rate = accepted.length / seconds

  console.log(`accepted ${accepted.length} slips in ${seconds.toFixed(2)} s: ${Math.round(rate)} a second`)
  console.log(
    `raw transactions a second of this database${postgres === undefined ? "" : ` on ${mostConnections} connections`}: ${Math.round(raw)}, ratio ${(rate / raw).toFixed(2)} (bar 0.5)`,
  )
  console.log(`answered in ms: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`)
  const { now, most } = operator.memory()
  console.log(`memory ${now} MB, at most ${most} MB`)
  expectNone(
    "answers that were neither yes nor closed",
    placed.filter(({ id, code }) => id === undefined && code !== "TIME_OUT").length,
  )
  const slips = [...early, ...accepted].filter(({ id }) => id !== undefined)
  expectNone("accepted slips that are not listed", slips.length - listed.reduce((sum, total) => sum + total, 0))
  expectNone(
    "slips in the books that nobody was told of",
    (books["slips"] ?? 0) - new Set(slips.map(({ id }) => id)).size,
  )
  for (const wrong of mustBeNothing) expectNone(`books: ${wrong}`, books[wrong] ?? Number.NaN)
  if (!(rate / raw >= 0.5)) faults.push("fewer accepted slips than half the raw rate")
  if (postgres === undefined && now > 300) faults.push("more than 300 MB at the end")
  for (const bettor of bettors) bettor.leave()
} finally {
  await operator.stop()
  await remove()
}
for (const fault of faults) console.error(`✘ ${fault}`)
if (faults.length === 0) console.log("None lost, none doubled, none late.")
process.exitCode = faults.length === 0 ? 0 : 1
