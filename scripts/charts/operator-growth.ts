import { type Bettor, bet, gather } from "../load/bettors.ts"
import { startOperator } from "../load/operator.ts"
import { throwAwayData } from "../load/throw-away-data.ts"
import type { Chart } from "./chart.ts"

const sizes = [10, 30, 100, 300, 1_000, 2_000]
const slips = 4_000
const noon = "2026-11-20T12:00:00+07:00"
const betId = "yeekee-2026-11-20-40"

type Taken = { readonly perSecond: number; readonly p95: number }

/** So many players send slips one after the other, all at the same time. */
const crowd = async (bettors: ReadonlyArray<Bettor>): Promise<Taken> => {
  const each = Math.ceil(slips / bettors.length)
  const started = performance.now()
  const all = await Promise.all(
    bettors.map(async (bettor) => {
      const times: Array<number> = []
      for (let count = 0; count < each; count++) {
        const { id, ms } = await bet(bettor, betId)
        if (id === undefined) throw new Error("the operator refused a slip")
        times.push(ms)
      }
      return times
    }),
  )
  const seconds = (performance.now() - started) / 1_000
  const times = all.flat().toSorted((one, other) => one - other)
  return { perSecond: times.length / seconds, p95: times[Math.floor(times.length * 0.95)] ?? 0 }
}

/** Slips that the stand-in operator takes a second, and how long 95 of 100 wait, of 10 to 2,000 players at once. */
export const operatorGrowth = async (): Promise<Chart> => {
  const data = await throwAwayData("sqlite")
  const operator = await startOperator({ ...data.environment, SANDBOX_CLOCK: noon, SANDBOX_PIN_COST: "low" })
  try {
    const bettors = await gather(operator.origin, Math.max(...sizes))
    await crowd(bettors.slice(0, 100))
    const taken: Array<readonly [number, Taken]> = []
    for (const size of sizes) taken.push([size, await crowd(bettors.slice(0, size))])
    for (const { leave } of bettors) leave()
    return {
      title: "Players who send slips at once",
      sizes: "players",
      unit: "",
      series: [
        { name: "slips a second", points: taken.map(([size, { perSecond }]) => [size, perSecond]) },
        { name: "ms for 95 of 100", points: taken.map(([size, { p95 }]) => [size, p95]) },
      ],
    }
  } finally {
    await operator.stop()
    await data.remove()
  }
}
