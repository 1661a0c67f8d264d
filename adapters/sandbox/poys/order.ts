import { bahtOfSatang } from "@fakham/core"
import { costOf, setCaps, setPrices } from "@fakham/core/gov4d"
import { isGov4dVariant } from "@fakham/core/lotto"
import { plus, type Satang, satang, total } from "@fakham/core/money"
import { isNumberOf, isOption, type Option } from "@fakham/core/poy"
import type { PoyLine, WireTicket4dLine } from "@fakham/operator/wire"
import type * as v from "valibot"
import type { User } from "../accounts/sessions.ts"
import { badRequest, type CallRefusal, conflict } from "../http/refusal.ts"
import type { RoundRow } from "../lotto/drawing.ts"
import { type GroupTerms, maxOf } from "../lotto/terms.ts"

/** A line as it is kept: a bet at its rate, or sets at their count. */
export type StoredLine = {
  readonly option: string
  readonly number: string
  readonly price: Satang
  readonly multiply: number
}

export type SlipOrder = { readonly lines: ReadonlyArray<StoredLine>; readonly stake: Satang }

/** An order of a player on a round, under a key; without terms it is one of sets. */
export type PricedOrder = {
  readonly user: User
  readonly round: RoundRow
  readonly terms: GroupTerms | undefined
  readonly order: SlipOrder
  readonly key: string
}

const minMax = (limits: ReadonlyArray<{ option: string; min: number; max: number }>) =>
  conflict("MINMAX", "A price is outside its limits.", { limits })
export const maxBetUser = (numbers: ReadonlyArray<{ option?: string; number: string; left: number }>) =>
  conflict("MAXBETUSER", "A number has reached what one member may stake.", { numbers })

type Read = SlipOrder | { readonly refused: CallRefusal }

type Sent<S extends v.GenericSchema> = ReadonlyArray<v.InferOutput<S>>

/** The bets of a slip: every one on an option that is offered, on a number of its length, within its limits. */
export const readBets = (sent: Sent<typeof PoyLine>, terms: GroupTerms): Read => {
  const outside = new Set<Option>()
  for (const [at, { option, number, price }] of sent.entries()) {
    if (!isOption(option) || (terms.rates[option] ?? 0) === 0) return { refused: badRequest(`poy.${at}.option`) }
    if (!isNumberOf({ option, number })) return { refused: badRequest(`poy.${at}.number`) }
    if (!(price > 0)) return { refused: badRequest(`poy.${at}.price`) }
    if (price < terms.min || price > maxOf(terms, option)) outside.add(option)
  }
  if (outside.size > 0)
    return {
      refused: minMax(
        [...outside].map((option) => ({
          option,
          min: bahtOfSatang(terms.min),
          max: bahtOfSatang(maxOf(terms, option)),
        })),
      ),
    }
  const lines = sent.map(({ option, number, price, multiply }) => ({ option, number, price, multiply }))
  return { lines, stake: total(lines.map(({ price }) => price)) }
}

/** The sets of a slip, at the price of their lottery. */
export const readSentSets = (sent: Sent<typeof WireTicket4dLine>, { bet_type }: RoundRow): Read => {
  if (!isGov4dVariant(bet_type)) return { refused: badRequest("betId") }
  const price = setPrices[bet_type]
  const full = sent.filter(({ sets }) => sets > setCaps.perNumber)
  if (full.length > 0) {
    const left = setCaps.perNumber * price.baht
    return { refused: maxBetUser(full.map(({ number }) => ({ number, left }))) }
  }
  const lines = sent.map(({ number, sets }) => ({
    option: "set",
    number,
    price: costOf({ number, sets }, price),
    multiply: sets,
  }))
  return { lines, stake: total(lines.map((line) => line.price)) }
}

export type OrderSpot = { readonly option: string; readonly number: string; readonly amount: Satang }

/** What an order puts on each number, in one order for all orders, so that no two wait for each other. */
export const spotsOf = (
  lines: ReadonlyArray<StoredLine>,
  amountOf: (line: StoredLine) => Satang = ({ price }) => price,
): ReadonlyArray<OrderSpot> => {
  const spots = new Map<string, OrderSpot>()
  for (const line of lines) {
    const name = `${line.option} ${line.number}`
    const amount = plus(spots.get(name)?.amount ?? satang(0), amountOf(line))
    spots.set(name, { option: line.option, number: line.number, amount })
  }
  return [...spots.values()].toSorted((one, other) =>
    `${one.option} ${one.number}` < `${other.option} ${other.number}` ? -1 : 1,
  )
}
