import { setTimeout } from "node:timers/promises"
import { mostInABatch, mustBeNothing } from "@fakham/stand-in/testing"
import { answerOf, type Bettor, betUntilClosed, gather, type Placement, placeBet } from "./bettors.ts"
import { percentile } from "./open-loop.ts"
import { type OperatorProcess, startOperatorProcess } from "./operator.ts"
import { forEachAtOnce } from "./player.ts"
import { type RawRates, rawRatesOn } from "./raw-rates.ts"
import { throwAwayData } from "./throw-away-data.ts"

const noon = "2026-11-20T12:00:00+07:00"
const laterRound = "yeekee-2026-11-20-40"
const rounds = [26, 27, 28].map((sequence) => ({
  betId: `yeekee-2026-11-20-${sequence}`,
  closesAt: Date.parse("2026-11-20T06:00:00+07:00") + (sequence - 1) * 15 * 60_000,
}))
type Round = (typeof rounds)[number]
/** Long beside the tenths of a second that go by until the first of a crowd's requests have been read. */
const beforeClose = 3_000
const bar = 0.5

/** The database alone and players in the last seconds of a round by turns, and what became of every slip. */
export const measureClosing = async (database: string, count: number): Promise<ReadonlyArray<string>> => {
  const data = await throwAwayData(database)
  const faults: Array<string> = []
  const expectNone = (what: string, amount: number) => {
    console.log(`${what.padEnd(42)} ${amount}`)
    if (amount !== 0) faults.push(`${what}: ${amount}`)
  }
  const operator = await startOperatorProcess({ ...data.environment, SANDBOX_CLOCK: noon })
  try {
    console.log(`${count} players log in …`)
    const bettors = await gather(operator.origin, count)
    const early = await forEachAtOnce(bettors, 50, (bettor) => placeBet(bettor, laterRound))

    const rawRates = rawRatesOn(data)
    const placed: Array<Placement> = []
    const turns: Array<Turn> = []
    let before = await rawRates()
    let processorMs = 0
    for (const round of rounds) {
      const closing = await closingSeconds(operator, bettors, round)
      processorMs += closing.processorMs
      const after = await rawRates()
      placed.push(...closing.placed)
      turns.push(turnOf(closing.rate, before, after))
      before = after
    }
    faults.push(...judged(turns))

    const accepted = placed.filter(({ id }) => id !== undefined)
    const times = accepted.map(({ ms }) => ms)
    const at = (share: number) => Math.round(percentile(times, share))
    console.log(`accepted ${accepted.length} slips, answered in ms: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`)
    console.log(`the operator used ${(processorMs / placed.length).toFixed(2)} ms of a processor for each answer`)
    const { now, most } = operator.memory()
    console.log(`memory ${now} MB, at most ${most} MB`)
    if (data.postgres === undefined && now > 300) faults.push("more than 300 MB at the end")

    const listed = await forEachAtOnce(bettors, 50, async ({ ask, token }) => {
      const { body } = await ask("/poy-api/poys.all", undefined, { authorization: `Bearer ${token}` })
      return answerOf(body).data?.total ?? 0
    })
    const books = await operator.desk.books()
    const slips = [...early, ...accepted].filter(({ id }) => id !== undefined)
    expectNone(
      "answers that were neither yes nor closed",
      placed.filter(({ id, code }) => id === undefined && code !== "TIME_OUT").length,
    )
    expectNone("accepted slips that are not listed", slips.length - listed.reduce((sum, total) => sum + total, 0))
    expectNone(
      "slips in the books that nobody was told of",
      (books["slips"] ?? 0) - new Set(slips.map(({ id }) => id)).size,
    )
    for (const wrong of mustBeNothing) expectNone(`books: ${wrong}`, books[wrong] ?? Number.NaN)
    for (const bettor of bettors) bettor.leave()
  } finally {
    await operator.stop()
    await data.remove()
  }
  return faults
}

/** All of them bet in the last seconds of a round until it takes no more; how many slips a second were accepted. */
const closingSeconds = async (
  operator: OperatorProcess,
  bettors: ReadonlyArray<Bettor>,
  { betId, closesAt }: Round,
) => {
  for (let wantedMs = 5_000; ; wantedMs *= 2) {
    const ahead = await operator.desk.showClock(closesAt - wantedMs)
    const tillTheyBet = closesAt - ahead - Date.now() - beforeClose
    if (tillTheyBet <= 0) continue
    await setTimeout(tillTheyBet)
    break
  }
  const [startedAt, usedBefore] = [performance.now(), operator.processorMs()]
  const placed = (await Promise.all(bettors.map((bettor) => betUntilClosed(bettor, betId)))).flat()
  const accepted = placed.filter(({ id }) => id !== undefined)
  const lastAt = accepted.reduce((last, { answeredAt }) => Math.max(last, answeredAt), startedAt)
  const rate = (accepted.length * 1_000) / (lastAt - startedAt)
  return { placed, rate, processorMs: operator.processorMs() - usedBefore }
}

/** What players got through, beside what the database alone takes, measured before and after them. */
type Turn = { readonly rate: number; readonly raw: RawRates }

const turnOf = (rate: number, before: RawRates, after: RawRates): Turn => ({
  rate,
  raw: { alone: (before.alone + after.alone) / 2, grouped: (before.grouped + after.grouped) / 2 },
})

/** Says the ratios of every turn, and what stands against their median. */
const judged = (turns: ReadonlyArray<Turn>): ReadonlyArray<string> => {
  const said = turns.map(({ rate, raw }) => ({ alone: rate / raw.alone, grouped: rate / raw.grouped }))
  for (const [at, { rate, raw }] of turns.entries())
    console.log(
      [
        `turn ${at + 1}: players ${Math.round(rate)} slips a second`,
        `the database alone ${Math.round(raw.alone)} with a slip a commit (ratio ${said[at]?.alone.toFixed(2)})`,
        `${Math.round(raw.grouped)} with ${mostInABatch} (ratio ${said[at]?.grouped.toFixed(2)})`,
      ].join(", "),
    )
  const median = percentile(
    said.map(({ alone }) => alone),
    0.5,
  )
  const grouped = percentile(
    said.map((ratio) => ratio.grouped),
    0.5,
  )
  console.log(
    `median ratio ${median.toFixed(2)} against a slip a commit (bar ${bar}), ${grouped.toFixed(2)} against ${mostInABatch} slips a commit`,
  )
  return median >= bar ? [] : ["fewer accepted slips than half the raw rate"]
}
