import { randomInt } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { startThrowAwayPostgres } from "@fakham/sandbox/testing"
import { gather } from "../load/closing-second.ts"
import { type Operator, startOperator } from "../load/operator.ts"
import { each, playerAt } from "../load/player.ts"
import { depositWrite, slipWrite, type Write } from "./writes.ts"

export type Shaking = {
  readonly database: "sqlite" | "postgres"
  readonly kills: number
  /** Writes of each round: eight of ten are slips, and two make a deposit. */
  readonly writes: number
  readonly players: number
  readonly tell: (line: string) => void
}

const opensAt = "2026-11-20T03:10:00+07:00"
const firstCloses = Date.parse("2026-11-20T06:00:00+07:00")
const quarter = 15 * 60_000
const resultAfter = 151_000
const mustBeNothing = [
  "sum",
  "playersBelowNothing",
  "slipsNotPaidFor",
  "slipsWronglyEnded",
  "slipsTooLate",
  "numbersWronglyStaked",
  "numbersWronglyExposed",
  "depositsWronglyCredited",
]

/** Kills the operator in the middle of writes and of payouts, round after round, and counts what became of them. */
export const shake = async ({ database, kills, writes, players, tell }: Shaking) => {
  const { postgres, missing } = database === "postgres" ? await startThrowAwayPostgres() : {}
  if (missing !== undefined) throw new Error(missing)
  const folder = mkdtempSync(join(tmpdir(), "fakham-chaos-"))
  const environment = {
    DATA_DIR: folder,
    SANDBOX_CLOCK: opensAt,
    ...(postgres === undefined ? {} : { DATABASE_URL: await postgres.newDatabase() }),
  }
  const counts = { killed: 0, slips: 0, deposits: 0, acknowledged: 0, sentAgain: 0, otherAnswer: 0, undone: 0 }
  const faults: Array<string> = []
  let operator: Operator = await startOperator(environment)
  const kill = async () => {
    await operator.stop("SIGKILL")
    counts.killed++
  }
  const desk = async <A extends Record<string, number>>(path: string, body?: unknown): Promise<A> => {
    const line = playerAt(operator.origin)
    const told = await line.ask(path, body)
    line.leave()
    return JSON.parse(JSON.stringify(told.body)).data
  }
  const showClock = (at: number) => desk("/__sandbox/clock", { offsetSeconds: Math.round((at - Date.now()) / 1_000) })

  try {
    const tokens = (await gather(operator.origin, players)).map(({ token, leave }) => {
      leave()
      return token
    })
    for (let round = 1; round <= kills; round++) {
      const startedAt = performance.now()
      const closesAt = firstCloses + (round - 1) * quarter
      const some = writesOf(round, writes, players)

      const done = new Set<Write>()
      const killAt = randomInt(1, Math.max(2, some.length))
      let killed: Promise<void> | undefined
      await sendAll(operator.origin, tokens, some, (write) => {
        done.add(write)
        if (done.size >= killAt) killed ??= kill()
      })
      await (killed ??= kill())
      operator = await startOperator(environment)
      const doneLater = new Set<Write>()
      await sendAll(operator.origin, tokens, some, (write) => doneLater.add(write))
      counts.acknowledged += done.size
      counts.sentAgain += some.length
      counts.otherAnswer += some.filter(({ answers, refusals }) => answers.size > 1 || refusals.size > 0).length
      counts.undone += some.length - doneLater.size

      await showClock(closesAt + resultAfter)
      const dieWith = randomInt(slipsOf(writes))
      const waiting = async () => (await desk<{ slips: number }>("/__sandbox/waiting")).slips
      for (let left = await waiting(); left > dieWith; left = await waiting()) await setTimeout(10)
      await kill()
      operator = await startOperator(environment)
      while ((await waiting()) > 0) await setTimeout(50)

      const books = await desk<Record<string, number>>("/__sandbox/books")
      for (const wrong of mustBeNothing)
        if (books[wrong] !== 0) faults.push(`${database}, round ${round}: ${wrong} is ${books[wrong]}`)
      counts.slips += slipsOf(writes)
      counts.deposits += depositsOf(writes)
      if (books["slips"] !== counts.slips) faults.push(`${database}, round ${round}: ${books["slips"]} slips`)
      if (books["depositsCredited"] !== counts.deposits)
        faults.push(`${database}, round ${round}: ${books["depositsCredited"]} deposits credited`)
      tell(
        `${database}: round ${round}, ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, ${done.size} acknowledged before the kill`,
      )
      await showClock(Math.max(Date.parse(opensAt), closesAt + resultAfter + 10_000))
    }
  } finally {
    await operator.stop("SIGKILL")
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  if (counts.otherAnswer > 0) faults.push(`${database}: ${counts.otherAnswer} writes with a second answer`)
  if (counts.undone > 0) faults.push(`${database}: ${counts.undone} writes that were never done`)
  return { counts, faults }
}

const depositsOf = (writes: number) => Math.floor(writes / 10)
const slipsOf = (writes: number) => writes - 2 * depositsOf(writes)

/** Slips of a round with deposits among them. */
const writesOf = (round: number, writes: number, players: number): ReadonlyArray<Write> => {
  const count = slipsOf(writes) + depositsOf(writes)
  const every = Math.floor(count / Math.max(1, depositsOf(writes)))
  let deposits = depositsOf(writes)
  return Array.from({ length: count }, (_, at) =>
    at % every === 0 && deposits-- > 0
      ? depositWrite(at % players)
      : slipWrite(at % players, `yeekee-2026-11-20-${round}`),
  )
}

/** Sends each, every player on a connection of their own, and tells of those that are done. */
const sendAll = async (
  origin: string,
  tokens: ReadonlyArray<string>,
  writes: ReadonlyArray<Write>,
  onDone: (write: Write) => void,
): Promise<void> => {
  const lines = tokens.map(() => playerAt(origin))
  await each(writes, 50, async (write) => {
    const [line, token] = [lines[write.player], tokens[write.player]]
    if (line === undefined || token === undefined) return
    try {
      if (await write.send(line.ask, token)) onDone(write)
    } catch {
      // The operator is gone, so nothing is known of this write.
    }
  })
  for (const line of lines) line.leave()
}
