import { randomInt } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { gather } from "../load/bettors.ts"
import { mustBeNothing } from "../load/desk.ts"
import { type Operator, startOperator } from "../load/operator.ts"
import { each, playerAt } from "../load/player.ts"
import { throwAwayData } from "../load/throw-away-data.ts"
import { firstRound, type PlayerWithBank, playersWithBanks } from "./players-with-banks.ts"
import { depositWrite, slipWrite, type Write, withdrawalWrite } from "./writes.ts"

export type ChaosSettings = {
  readonly database: "sqlite" | "postgres"
  readonly kills: number
  /** Writes of each round: two make a deposit, of which there is one in ten, two a withdrawal, and the others are slips. */
  readonly writes: number
  /** So few that each stakes more in a round than comes in for them: turnover refuses withdrawals otherwise. */
  readonly players: number
  readonly tell: (line: string) => void
}

const opensAt = "2026-11-20T03:10:00+07:00"
const firstCloses = Date.parse("2026-11-20T06:00:00+07:00")
const quarter = 15 * 60_000
const resultAfter = 151_000
const atOnce = 200

/** Kills the operator in the middle of writes and of payouts, round after round, and counts what became of them. */
export const runChaos = async ({ database, kills, writes, players, tell }: ChaosSettings) => {
  const data = await throwAwayData(database)
  const environment = { ...data.environment, SANDBOX_CLOCK: opensAt }
  const counts = {
    killed: 0,
    slips: 0,
    deposits: 0,
    withdrawals: 0,
    acknowledged: 0,
    sentAgain: 0,
    otherAnswer: 0,
    undone: 0,
  }
  const faults: Array<string> = []
  const fault = (what: string) => {
    faults.push(what)
    tell(`✘ ${what}`)
  }
  let operator: Operator = await startOperator(environment)
  const kill = async () => {
    await operator.stop("SIGKILL")
    counts.killed++
  }

  try {
    const tokens = (await gather(operator.origin, players)).map(({ token, leave }) => {
      leave()
      return token
    })
    const withBanks = await playersWithBanks(operator, tokens)
    await operator.desk.showClock(firstRound.closesAt + resultAfter)
    while ((await operator.desk.waiting()) > 0) await setTimeout(50)
    const before = await operator.desk.books()
    const amounts = amountsOf(writes, players)
    for (let round = 1; round <= kills; round++) {
      const startedAt = performance.now()
      const closesAt = firstCloses + (round - 1) * quarter
      const some = writesOf(round, amounts, withBanks, Math.max(5, Math.ceil(kills / 4)))

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
      const again = some.toSorted((one, other) => Number(other.cannotWait) - Number(one.cannotWait))
      await sendAll(operator.origin, tokens, again, (write) => doneLater.add(write))
      counts.acknowledged += done.size
      counts.sentAgain += some.length
      counts.otherAnswer += some.filter(({ answers, refusals }) => answers.size > 1 || refusals.size > 0).length
      counts.undone += some.length - doneLater.size
      for (const refusal of new Set(some.flatMap(({ refusals }) => [...refusals])))
        fault(`${database}, round ${round}: a write was refused, ${refusal}`)

      await operator.desk.showClock(closesAt + resultAfter)
      const dieWith = randomInt(amounts.slips)
      for (let left = await operator.desk.waiting(); left > dieWith; left = await operator.desk.waiting())
        await setTimeout(10)
      await kill()
      operator = await startOperator(environment)
      while ((await operator.desk.waiting()) > 0) await setTimeout(50)

      const books = await operator.desk.books()
      for (const wrong of mustBeNothing)
        if (books[wrong] !== 0) fault(`${database}, round ${round}: ${wrong} is ${books[wrong]}`)
      counts.slips += amounts.slips
      counts.deposits += amounts.deposits
      counts.withdrawals += amounts.withdrawals
      const kept = {
        slips: (books["slips"] ?? 0) - (before["slips"] ?? 0),
        deposits: books["depositsCredited"],
        withdrawals: books["withdrawals"],
      }
      for (const what of ["slips", "deposits", "withdrawals"] as const)
        if (kept[what] !== counts[what])
          fault(`${database}, round ${round}: ${kept[what]} ${what} instead of ${counts[what]}`)
      tell(
        `${database}: round ${round}, ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, ${done.size} acknowledged before the kill`,
      )
      await operator.desk.showClock(Math.max(Date.parse(opensAt), closesAt + resultAfter + 10_000))
    }
  } finally {
    await operator.stop("SIGKILL")
    await data.remove()
  }
  if (counts.otherAnswer > 0) fault(`${database}: ${counts.otherAnswer} writes with a second answer`)
  if (counts.undone > 0) fault(`${database}: ${counts.undone} writes that were never done`)
  return { counts, faults }
}

/** How many of each a round has; a player asks for one withdrawal in it at most. */
const amountsOf = (writes: number, players: number) => {
  const [deposits, withdrawals] = [Math.floor(writes / 10), Math.min(players, Math.floor(writes / 50))]
  return { slips: writes - 2 * (deposits + withdrawals), deposits, withdrawals }
}

/** Slips of a round with deposits and withdrawals spread among them; nobody is paid more often than a day allows. */
const writesOf = (
  round: number,
  { slips, deposits, withdrawals }: ReturnType<typeof amountsOf>,
  players: ReadonlyArray<PlayerWithBank>,
  paidEvery: number,
): ReadonlyArray<Write> => {
  const spread = (count: number, make: (at: number) => Write) =>
    Array.from({ length: count }, (_, at) => ({ write: make(at), place: (at + 0.5) / count }))
  return [
    ...spread(slips, (at) => slipWrite(at % players.length, `yeekee-2026-11-20-${round}`)),
    ...spread(deposits, (at) => depositWrite(at % players.length)),
    ...spread(withdrawals, (at) =>
      withdrawalWrite(at, players[at]?.bankId ?? "", (round + at) % paidEvery === 0 ? "PAID" : "REJECTED"),
    ),
  ]
    .toSorted((one, other) => one.place - other.place)
    .map(({ write }) => write)
}

/** Sends each, every player on a connection of their own, and tells of those that are done. */
const sendAll = async (
  origin: string,
  tokens: ReadonlyArray<string>,
  writes: ReadonlyArray<Write>,
  onDone: (write: Write) => void,
): Promise<void> => {
  const lines = tokens.map(() => playerAt(origin))
  await each(writes, atOnce, async (write) => {
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
