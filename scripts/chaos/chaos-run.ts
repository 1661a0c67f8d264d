import { randomInt } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { mustBeNothing } from "@fakham/stand-in/testing"
import { gather } from "../load/bettors.ts"
import { type OperatorProcess, startOperatorProcess } from "../load/operator.ts"
import { throwAwayData } from "../load/throw-away-data.ts"
import { beforeACommit, whilePaying } from "./deaths.ts"
import { seatsOf } from "./game-rounds.ts"
import { firstRound, playersWithBanks } from "./players-with-banks.ts"
import { amountsOf, sendAll, writesOf } from "./round-writes.ts"
import type { Write } from "./writes.ts"

export type ChaosSettings = {
  readonly database: "sqlite" | "postgres"
  readonly kills: number
  /** Writes of each round: two make a deposit, of which there is one in ten, two a withdrawal, one a round of a game, of
   * which there is one in ten too, and the others are slips. */
  readonly writes: number
  /** So few that each stakes more in a round than comes in for them: turnover refuses withdrawals otherwise. */
  readonly players: number
  readonly log: (line: string) => void
}

const opensAt = "2026-11-20T03:10:00+07:00"
const firstCloses = Date.parse("2026-11-20T06:00:00+07:00")
const quarter = 15 * 60_000
const resultAfter = 151_000
const timeoutMs = 60_000

/**
 * Kills the operator round after round, in the middle of writes (before a commit, or whenever so many were answered) and
 * in the middle of payouts, and counts what became of them; stops after the first round in which something is wrong.
 */
export const runChaos = async ({ database, kills, writes, players, log }: ChaosSettings) => {
  const data = await throwAwayData(database)
  const start = () => startOperatorProcess({ ...data.environment, SANDBOX_CLOCK: opensAt }, { mayDie: true })
  const counts = {
    killed: 0,
    killedBeforeACommit: 0,
    killedWhilePaying: 0,
    slips: 0,
    deposits: 0,
    withdrawals: 0,
    gameRounds: 0,
    acknowledged: 0,
    sentAgain: 0,
    otherAnswer: 0,
    undone: 0,
  }
  const faults: Array<string> = []
  const fault = (what: string) => {
    faults.push(what)
    log(`✘ ${what}`)
  }
  let operator: OperatorProcess = await start()
  const kill = async () => {
    await operator.stop("SIGKILL")
    counts.killed++
  }

  try {
    const tokens = (await gather(operator.origin, players)).map(({ token, leave }) => {
      leave()
      return token
    })
    const seats = await seatsOf(operator, tokens)
    const withBanks = (await playersWithBanks(operator, tokens)).map((player, at) => ({
      ...player,
      seat: seats[at] ?? "",
    }))
    await operator.desk.showClock(firstRound.closesAt + resultAfter)
    if ((await leftUnpaid(operator)) > 0) fault(`${database}: the first round is not paid`)
    const before = await operator.desk.books()
    const amounts = amountsOf(writes, players)
    for (let round = 1; round <= kills && faults.length === 0; round++) {
      const startedAt = performance.now()
      const closesAt = firstCloses + (round - 1) * quarter
      const some = writesOf(round, amounts, withBanks, Math.max(5, Math.ceil(kills / 4)))

      const done = new Set<Write>()
      const isByCommit = round % 2 === 1
      const written = round % 4 === 1 ? "poys" : "game_rounds"
      const commits = Math.ceil((written === "poys" ? amounts.slips : amounts.gameRounds) / players)
      if (isByCommit) await operator.dieAt(beforeACommit(written, commits))
      const killAt = isByCommit ? Number.POSITIVE_INFINITY : randomInt(1, Math.max(2, some.length))
      let killed: Promise<void> | undefined
      await sendAll(operator.origin, tokens, some, (write) => {
        done.add(write)
        if (done.size >= killAt) killed ??= kill()
      })
      if (isByCommit && operator.isGone()) counts.killedBeforeACommit++
      await (killed ??= kill())
      operator = await start()
      const doneLater = new Set<Write>()
      const again = some.toSorted((one, other) => Number(other.cannotWait) - Number(one.cannotWait))
      const brokenOff = await sendAll(operator.origin, tokens, again, (write) => doneLater.add(write))
      counts.acknowledged += done.size
      counts.sentAgain += some.length
      const otherAnswer = some.filter(({ answers, refusals }) => answers.size > 1 || refusals.size > 0).length
      if (otherAnswer > 0) fault(`${database}, round ${round}: ${otherAnswer} writes with a second answer`)
      const undone = some.length - doneLater.size
      if (undone > 0)
        fault(`${database}, round ${round}: ${undone} writes that were never done: ${[...brokenOff].join("; ")}`)
      counts.otherAnswer += otherAnswer
      counts.undone += undone
      for (const refusal of new Set(some.flatMap(({ refusals }) => [...refusals])))
        fault(`${database}, round ${round}: a write was refused, ${refusal}`)

      await operator.dieAt(whilePaying(round, Math.ceil(amounts.slips / 100)))
      await operator.desk.showClock(closesAt + resultAfter).catch(() => operator.gone)
      if (operator.isGone()) counts.killedWhilePaying++
      await kill()
      operator = await start()
      const unpaid = await leftUnpaid(operator)
      if (unpaid > 0) fault(`${database}, round ${round}: ${unpaid} slips are not paid`)

      const books = await operator.desk.books()
      for (const wrong of mustBeNothing)
        if (books[wrong] !== 0) fault(`${database}, round ${round}: ${wrong} is ${books[wrong]}`)
      counts.slips += amounts.slips
      counts.deposits += amounts.deposits
      counts.withdrawals += amounts.withdrawals
      counts.gameRounds += amounts.gameRounds
      const booked = {
        slips: (books["slips"] ?? 0) - (before["slips"] ?? 0),
        deposits: books["depositsCredited"],
        withdrawals: books["withdrawals"],
        gameRounds: books["gameRounds"],
      }
      for (const what of ["slips", "deposits", "withdrawals", "gameRounds"] as const)
        if (booked[what] !== counts[what])
          fault(`${database}, round ${round}: ${booked[what]} ${what} instead of ${counts[what]}`)
      log(
        `${database}: round ${round}, ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, ${done.size} acknowledged before the kill`,
      )
      await operator.desk.showClock(Math.max(Date.parse(opensAt), closesAt + resultAfter + 10_000))
    }
  } finally {
    await operator.stop("SIGKILL")
    await data.remove()
  }
  return { counts, faults }
}

/** How many slips stay unpaid although their result is out: none, unless none was paid for a minute. */
const leftUnpaid = async ({ desk }: OperatorProcess): Promise<number> => {
  let left = await desk.waiting()
  for (let since = performance.now(); left > 0 && performance.now() - since < timeoutMs; ) {
    await setTimeout(50)
    const now = await desk.waiting()
    if (now < left) since = performance.now()
    left = now
  }
  return left
}
