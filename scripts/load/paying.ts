import { randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { gather } from "./bettors.ts"
import { mustBeNothing } from "./desk.ts"
import { type Operator, startOperator } from "./operator.ts"
import { each, playerAt } from "./player.ts"
import { throwAwayData } from "./throw-away-data.ts"

const players = 200
const betId = "yeekee-2026-11-20-26"
const noon = "2026-11-20T12:00:00+07:00"
const resultAt = Date.parse("2026-11-20T12:17:31+07:00")
const barMs = 100

/** One to three of these come out, so that every slip is paid something. */
const poy = Array.from({ length: 10 }, (_, digit) => ({
  option: "teng_bon_1",
  number: String(digit),
  price: 1,
  multiply: 3.2,
}))

/** What pages ask for over and over while a round is paid. */
const polls = ["/api/server-time", "/api/cashs", "/poy-api/bet-lists.latest", "/poy-api/poys.all"]

/** Lets a round of so many slips be paid while players look at the site, and tells how long any of them waited. */
export const measurePaying = async (database: string, slips: number): Promise<ReadonlyArray<string>> => {
  const data = await throwAwayData(database)
  const operator = await startOperator({ ...data.environment, SANDBOX_CLOCK: noon })
  try {
    const bettors = await gather(operator.origin, players)
    const orders = Array.from({ length: slips }, (_, at) => at)
    const answers = await each(orders, 200, async (at) => {
      const bettor = bettors[at % players]
      if (bettor === undefined) throw new RangeError("nobody bets")
      const headers = { authorization: `Bearer ${bettor.token}`, "idempotency-key": randomUUID() }
      return (await bettor.ask("/poy-api/lotteries.yeekee.create", { betId, poy }, headers)).status
    })
    for (const { leave } of bettors) leave()
    const refused = answers.filter((status) => status !== 200).length
    const token = bettors[0]?.token ?? ""
    const quiet = await pollUntil(operator.origin, token, setTimeout(2_000, true))
    const paid = untilPaid(operator)
    const busy = await pollUntil(operator.origin, token, paid)
    const seconds = (await paid) / 1_000

    console.log(`${database}: ${slips} slips of ${poy.length} bets were paid in ${seconds.toFixed(1)} s`)
    for (const path of polls)
      console.log(`${path.padEnd(28)} ${told("while paying", busy, path)}; ${told("before", quiet, path)}`)
    const longest = Math.max(...busy.map(({ ms }) => ms))
    console.log(`the longest poll while they were paid: ${longest.toFixed(0)} ms (bar ${barMs})`)
    const books = await operator.desk.books()
    return [
      ...(refused > 0 ? [`${refused} slips were refused`] : []),
      ...(longest > barMs ? [`a poll took ${longest.toFixed(0)} ms`] : []),
      ...mustBeNothing.filter((wrong) => books[wrong] !== 0).map((wrong) => `books: ${wrong} is ${books[wrong]}`),
    ]
  } finally {
    await operator.stop()
    await data.remove()
  }
}

type Poll = { readonly path: string; readonly ms: number }

/** Each poll on a connection of its own, one after the other on each. */
const pollUntil = async (origin: string, token: string, done: Promise<unknown>): Promise<ReadonlyArray<Poll>> => {
  const found: Array<Poll> = []
  const stopping = new AbortController()
  void done.finally(() => stopping.abort())
  await each(polls, polls.length, async (path) => {
    const { ask, leave } = playerAt(origin)
    while (!stopping.signal.aborted) {
      const from = performance.now()
      const { status } = await ask(path, undefined, { authorization: `Bearer ${token}` })
      if (status !== 200) throw new Error(`${path} was answered with ${status}`)
      found.push({ path, ms: performance.now() - from })
      await setTimeout(5)
    }
    leave()
  })
  return found
}

/** Lets the result come; how long it takes until the last slip is paid. */
const untilPaid = async ({ desk }: Operator): Promise<number> => {
  const from = performance.now()
  await desk.showClock(resultAt)
  while ((await desk.waiting()) > 0) await setTimeout(20)
  return performance.now() - from
}

const told = (when: string, all: ReadonlyArray<Poll>, wanted: string): string => {
  const times = all.flatMap(({ path, ms }) => (path === wanted ? [ms] : [])).toSorted((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
  return `${when} p50 ${at(0.5)}, p99 ${at(0.99)}, most ${(times.at(-1) ?? 0).toFixed(0)} ms of ${times.length}`
}
