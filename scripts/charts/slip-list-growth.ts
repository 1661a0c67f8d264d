import { poysAll, type Understood } from "@fakham/adapters/operator/wire"
import * as v from "valibot"
import { median } from "../commands/median.ts"
import { type Bettor, bet, gather } from "../load/bettors.ts"
import { startOperator } from "../load/operator.ts"
import { each } from "../load/player.ts"
import { throwAwayData } from "../load/throw-away-data.ts"
import type { Chart } from "./chart.ts"
import { timed } from "./timed.ts"

const sizes = [10, 100, 1_000, 10_000]
const repeats = 50
const noon = "2026-11-20T12:00:00+07:00"
const betId = "yeekee-2026-11-20-40"
/** Enough for all slips. */
const baht = 100_000

const Answer = v.object({ data: v.unknown() })

const pageOf = async (bettor: Bettor, page: number) => {
  const { status, body } = await bettor.ask(`/poy-api/poys.all?page=${page}`, undefined, {
    authorization: `Bearer ${bettor.token}`,
  })
  if (status !== 200) throw new Error(`the list of slips was answered by ${status}`)
  return v.parse(Answer, body).data
}

const medianWait = async (ask: () => Promise<unknown>): Promise<number> => {
  const times: Array<number> = []
  for (let count = 0; count < repeats; count++) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
  }
  return median(times)
}

const read = (data: unknown): Understood<typeof poysAll> => v.parse(poysAll.data, data)

/** How long a player of 10 to 10,000 slips waits for the first page of them and for the last, and for one to be read. */
export const slipListGrowth = async (): Promise<Chart> => {
  const data = await throwAwayData("sqlite")
  const operator = await startOperator({ ...data.environment, SANDBOX_CLOCK: noon, SANDBOX_PIN_COST: "low" })
  try {
    const [bettor] = await gather(operator.origin, 1, baht)
    if (bettor === undefined) throw new Error("no player was added")
    const first: Array<readonly [number, number]> = []
    const last: Array<readonly [number, number]> = []
    const reading: Array<readonly [number, number]> = []
    let placed = 0
    for (const size of sizes) {
      await each(
        Array.from({ length: size - placed }, (_, at) => at),
        20,
        async () => {
          const { id } = await bet(bettor, betId)
          if (id === undefined) throw new Error("the operator refused a slip")
        },
      )
      placed = size
      const page = await pageOf(bettor, 1)
      const { pages = 1, total } = read(page)
      if (total !== size) throw new Error(`of ${size} slips the list has ${total}`)
      first.push([size, await medianWait(() => pageOf(bettor, 1))])
      last.push([size, await medianWait(() => pageOf(bettor, pages))])
      reading.push([size, timed(() => read(page))])
    }
    bettor.leave()
    return {
      title: "A player's list of slips",
      sizes: "slips of the player",
      unit: "milliseconds",
      series: [
        { name: "first page", points: first },
        { name: "last page", points: last },
        { name: "read", points: reading },
      ],
    }
  } finally {
    await operator.stop()
    await data.remove()
  }
}
