import { mustBeNothing } from "@fakham/stand-in/testing"
import { type Bettor, gather, type Placement, placeBet } from "./bettors.ts"
import { openLoop, percentile } from "./open-loop.ts"
import { type OperatorProcess, startOperatorProcess } from "./operator.ts"
import { virtualPlayerAt } from "./player.ts"
import { throwAwayData } from "./throw-away-data.ts"

const clock = { now: () => performance.now(), setTimeout }
const round = "yeekee-2026-11-20-40"
const [firstRate, factor, ms] = [100, 1.5, 8_000]
/** In milliseconds: what 99 of 100 slips are answered within, counted from when they were due. */
const bar = 300

type Arriving = { readonly processes: number; readonly count: number; readonly what: "slips" | "balances" }

/** What arrives at operators on one database, half as many again each time, until it is answered late. */
export const measureArrivals = async (
  database: string,
  { processes, count, what }: Arriving,
): Promise<ReadonlyArray<string>> => {
  const data = await throwAwayData(database)
  const operators: Array<OperatorProcess> = []
  const faults: Array<string> = []
  const start = async () => {
    const operator = await startOperatorProcess({ ...data.environment, SANDBOX_CLOCK: "2026-11-20T12:00:00+07:00" })
    operators.push(operator)
    return operator
  }
  try {
    const { origin, desk } = await start()
    while (operators.length < processes) await start()
    console.log(
      `${count} players log in; then ${what} arrive for ${ms / 1_000} s at each rate (${processes} processes) …`,
    )
    const bettors = spread(await gather(origin, count), operators)
    const placed: Array<Placement> = []
    for (let rate = firstRate, isLate = false; !isLate; rate = Math.round(rate * factor)) {
      const used = processorMs(operators)
      const sent: Array<number> = []
      const latencies = await openLoop(clock, { perSecond: rate, ms }, bettors, async (bettor) => {
        const sentAt = performance.now()
        if (what === "slips") placed.push(await placeBet(bettor, round))
        else await readBalance(bettor)
        sent.push(performance.now() - sentAt)
      })
      isLate = percentile(latencies, 0.99) > bar
      const at = (share: number) => Math.round(percentile(latencies, share))
      console.log(
        [
          `${rate} ${what} a second: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms from when they were due`,
          `p99 ${Math.round(percentile(sent, 0.99))} ms from when they were sent`,
          `${((processorMs(operators) - used) / latencies.length).toFixed(2)} ms of a processor each`,
        ].join(", "),
      )
    }
    const refused = placed.filter(({ id }) => id === undefined).map(({ code }) => code)
    if (refused.length > 0) faults.push(`${refused.length} refused: ${[...new Set(refused)].join(", ")}`)
    const books = await desk.books()
    const unacknowledged = (books["slips"] ?? 0) - (placed.length - refused.length)
    if (unacknowledged !== 0) faults.push(`slips in the books that nobody was told of: ${unacknowledged}`)
    for (const wrong of mustBeNothing) if (books[wrong] !== 0) faults.push(`books: ${wrong}: ${books[wrong]}`)
    for (const bettor of bettors) bettor.leave()
  } finally {
    for (const operator of operators) await operator.stop()
    await data.remove()
  }
  return faults
}

const readBalance = async ({ ask, token }: Bettor): Promise<void> => {
  const { status } = await ask("/api/cashs", undefined, { authorization: `Bearer ${token}` })
  if (status !== 200) throw new Error(`A balance was answered with ${status}.`)
}

/** Players by turns at each of the operators, which know each other's sessions. */
const spread = (bettors: ReadonlyArray<Bettor>, operators: ReadonlyArray<OperatorProcess>): ReadonlyArray<Bettor> =>
  bettors.map((bettor, at) => {
    const operator = operators[at % operators.length]
    if (operator === undefined) return bettor
    bettor.leave()
    return { ...bettor, ...virtualPlayerAt(operator.origin) }
  })

const processorMs = (operators: ReadonlyArray<OperatorProcess>): number =>
  operators.reduce((sum, operator) => sum + operator.processorMs(), 0)
