import type { BetsGroup } from "@fakham/core/lotto"
import { bahtOfSatang, type Satang } from "@fakham/core/money"
import { betCalls, betListMinMaxesAll, cashs, numberReachsRateNowAll } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { type RoundOnLine, readRounds } from "../rounds.ts"

export type WireLine = {
  readonly option: string
  readonly number: string
  readonly price: number
  readonly multiply: number
  readonly ref: number
  readonly add: number
}

const groups = ["yeekee", "yeekee5min", "pingpong", "stock", "gov"] as const satisfies ReadonlyArray<BetsGroup>

/** So long it has to be open, that everything can be played on it. */
const longEnough = 90_000

/** How many digits a number of an option has. */
const digitsOf = (option: string): number => Number(/_(\d)/.exec(option)?.[1] ?? 0)

const call = (group: BetsGroup) => betCalls[group]

export type OpenRound = {
  readonly round: RoundOnLine
  readonly rounds: ReadonlyArray<RoundOnLine>
  readonly create: (typeof betCalls)[BetsGroup]
  /** A line that it takes, of another number each time. */
  readonly lineOf: (at: number) => WireLine
  readonly least: Satang
  readonly most: Satang | undefined
}

/** An open round whose lottery the operator sells; ends the flow where there is none. */
export const findOpenRound = async (flow: VisitPart): Promise<OpenRound> => {
  const { visit, ask, take, leave } = flow
  const { line, token } = visit
  const rounds = (await readRounds(line, token)).toSorted((one, other) => other.closesAt - one.closesAt)
  const isOpen = (round: RoundOnLine) =>
    round.closesAt > line.now() + longEnough && (round.opensAt ?? 0) <= line.now() && !round.isDrawn
  for (const group of groups) {
    const round = rounds.find((one) => one.betGroup === group && isOpen(one))
    if (round === undefined) continue
    const probe = await ask(call(group), { betId: round.betId, poy: [] }, { key: flow.newKey() })
    if (probe.status === 404 || probe.status === 405 || probe.status === 501) continue
    const { betId, betType } = round
    const limits = await take("a round tells what it takes", betListMinMaxesAll, { betId })
    const rates = await take("a round tells its rates", numberReachsRateNowAll, { betId, betType })
    const reduced = new Set(rates.rateNow.map(({ option, number }) => `${option} ${number}`))
    for (const { betOption: option, betMin, betMax } of limits) {
      const multiply = rates.defaultRate[option]
      const digits = digitsOf(option)
      if (multiply === undefined || digits < 2 || betMin === undefined) continue
      const numbers = Array.from({ length: 10 ** digits }, (_, at) => String(at).padStart(digits, "0"))
      const free = numbers.filter((number) => !reduced.has(`${option} ${number}`) && new Set(number).size === digits)
      const lineOf = (at: number): WireLine => ({
        option,
        number: free[(at + 7) % free.length] ?? "12",
        price: bahtOfSatang(betMin),
        multiply: multiply / 100,
        ref: 0,
        add: 1,
      })
      return { round, create: call(group), lineOf, least: betMin, most: betMax, rounds }
    }
  }
  return leave("a lottery is sold by a call of ours", "no lottery of bets is sold, or none is open")
}

export const balanceNow = async ({ take }: VisitPart): Promise<Satang> =>
  (await take("the balance is told", cashs, {})).money

export const closedRound = (rounds: ReadonlyArray<RoundOnLine>, now: number): RoundOnLine | undefined =>
  rounds.find(({ closesAt, isDrawn }) => isDrawn || closesAt < now - 5_000)
