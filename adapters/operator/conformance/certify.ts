import { checkAnswers } from "./answers.ts"
import { type CertifiedVisit, type Finding, FlowEnds, flowOf, type VisitPart } from "./checks.ts"
import { playBetAndCancel } from "./flows/bet.ts"
import { playClock } from "./flows/clock.ts"
import { playDeposit } from "./flows/deposit.ts"
import { playGames } from "./flows/games.ts"
import { playListedRounds } from "./flows/lobby.ts"
import { playLogin } from "./flows/login.ts"
import { playMessages } from "./flows/messages.ts"
import { playNumberSets } from "./flows/number-sets.ts"
import { playExactlyOnce } from "./flows/once.ts"
import { playPush } from "./flows/push.ts"
import { playRefusedSlips } from "./flows/refused-slips.ts"
import { playSessions } from "./flows/sessions.ts"
import { playSets } from "./flows/sets.ts"
import { playShooting } from "./flows/shooting.ts"
import { playStatement } from "./flows/statement.ts"
import { playWithdrawal } from "./flows/withdrawal.ts"
import { wayToOperator } from "./operator-line.ts"
import { checkStrangers, checkWrongInputs } from "./refusals.ts"
import type { Certificate } from "./report.ts"

type Part = readonly [name: string, play: (flow: VisitPart) => Promise<void>]

/** Parts that move money, make slips or take part in games; played where that is wished for alone. */
const withMoney: ReadonlyArray<Part> = [
  ["a bet and its cancelling", playBetAndCancel],
  ["exactly once", playExactlyOnce],
  ["slips that are refused", playRefusedSlips],
  ["four-digit sets", playSets],
  ["a deposit", playDeposit],
  ["a withdrawal", playWithdrawal],
  ["games", playGames],
  ["a shot", playShooting],
]

const without: ReadonlyArray<Part> = [
  ["the clock", playClock],
  ["the lobby", playListedRounds],
  ["sessions", playSessions],
  ["sets of numbers", playNumberSets],
  ["messages", playMessages],
  ["push", playPush],
  ["the statement", playStatement],
]

export type CertifySettings = {
  readonly origin: string
  readonly userName: string
  readonly pin: string
  /** Whether slips, deposits and withdrawals may be made. */
  readonly movesMoney: boolean
  /** The public key of the push app; without one nothing is said of pushes. */
  readonly pushKey?: string | undefined
  readonly seconds?: number
  /** The parts that are played after the login; all of them when nothing is said. */
  readonly only?: ReadonlyArray<string>
}

/** Plays a player against an operator, and notes what its contract promises and what was found. */
export const certify = async (settings: CertifySettings): Promise<Certificate> => {
  const { origin, userName, pin, movesMoney, pushKey, seconds = 90, only } = settings
  const started = performance.now()
  const signal = AbortSignal.timeout(seconds * 1_000)
  const line = wayToOperator({ origin: origin.replace(/\/$/, ""), secret: pin, signal })
  const visit: CertifiedVisit = { line, userName, pin, movesMoney, pushKey, token: undefined, made: {} }
  const checks: Array<Finding> = []
  const note = (check: Finding) => void checks.push(check)
  const reported = (leftOut: ReadonlyArray<string>): Certificate => ({
    origin,
    seconds: (performance.now() - started) / 1_000,
    checks,
    leftOut,
  })
  const play = async (part: string, act: () => Promise<void>) => {
    const fail = (says: string, why: string) => note({ part, origin: "given", says, outcome: "wrong", why })
    try {
      if (!signal.aborted) await act()
    } catch (cause) {
      if (!(cause instanceof FlowEnds)) fail("it can be played", String(cause))
    }
    if (signal.aborted) fail("it is played in time", `${seconds} seconds were over`)
  }
  const isWanted = (part: string) => only === undefined || only.includes(part)
  const playFlow = ([part, flow]: Part) => play(part, () => flow(flowOf(part, visit, note)))
  await playFlow(["login", playLogin])
  if (visit.token === undefined) return reported(["all but the login"])
  const rest: ReadonlyArray<readonly [string, () => Promise<void>]> = [
    ["answers", () => checkAnswers(visit, note)],
    ["strangers", () => checkStrangers(visit, note)],
    ["wrong questions", () => checkWrongInputs(visit, note)],
  ]
  for (const part of movesMoney ? [...withMoney, ...without] : without) if (isWanted(part[0])) await playFlow(part)
  for (const [part, act] of rest) if (isWanted(part)) await play(part, act)
  return reported(movesMoney ? [] : withMoney.map(([name]) => name))
}
