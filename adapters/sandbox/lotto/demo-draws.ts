import { hash } from "node:crypto"
import { drawnOfSet } from "@fakham/core/gov4d"
import {
  committedDigits,
  type Drawn,
  drawnOfGov,
  drawnOfPingpong,
  type GovPrizes,
  govPrizeTable,
  type Outcome,
  pingpongDigits,
  type ScheduledRound,
  stockOutcome,
} from "@fakham/core/lotto"

/** SHA-256 as this machine computes it. */
export const sha256 = async (text: string): Promise<Uint8Array> => hash("sha256", text, "buffer")

/** Digits that a seed stands for under a name; the same ones whenever they are asked for. */
const digitsOf = (seed: string, name: string, length: number): string => {
  let digits = ""
  for (let part = 0; digits.length < length; part++)
    digits += hash("sha256", `${seed}:${name}:${part}`, "buffer").readUIntBE(0, 6).toString().slice(-6)
  return digits.slice(0, length)
}

export const demoGovPrizes = (seed: string): GovPrizes => {
  const numbers = (prize: "second" | "third" | "fourth" | "fifth" | "front3" | "back3") => {
    const row = govPrizeTable.find((one) => one.prize === prize)
    return Array.from({ length: row?.numbers ?? 0 }, (_, at) => digitsOf(seed, `${prize}:${at}`, row?.digits ?? 0))
  }
  return {
    first: digitsOf(seed, "first", 6),
    second: numbers("second"),
    third: numbers("third"),
    fourth: numbers("fourth"),
    fifth: numbers("fifth"),
    front3: numbers("front3"),
    back3: numbers("back3"),
    bottom2: digitsOf(seed, "bottom2", 2),
  }
}

const marketClose = (seed: string, betType: string) => {
  const index = (name: string) => `${digitsOf(seed, name, 4).replace(/^0/, "1")}.${digitsOf(seed, `${name}:tail`, 2)}`
  const change = `-${digitsOf(seed, "change", 2)}.${digitsOf(seed, "change:tail", 2)}`
  return betType.startsWith("thai_")
    ? ({ type: "thaiSet", set: index("set"), set50: index("set50"), change } as const)
    : ({ type: "index", index: index("index"), change } as const)
}

export type DemoDraw = {
  readonly outcome: Outcome
  readonly prizes?: GovPrizes
  /** The whole number of a four-digit draw. */
  readonly number?: string
}

type Drawable = Pick<ScheduledRound, "betId" | "betGroup" | "betType">

/** What a round's seed gives, where nothing but the seed decides; shots decide yeekee. */
export const demoDraw = async (seed: string, { betId, betGroup, betType }: Drawable): Promise<DemoDraw> => {
  if (betGroup === "gov") {
    const prizes = demoGovPrizes(seed)
    return { outcome: { type: "drawn", drawn: drawnOfGov(prizes) }, prizes }
  }
  if (betGroup === "stock") return { outcome: stockOutcome(marketClose(seed, betType)) ?? { type: "cancelled" } }
  if (betGroup === "pingpong") return { outcome: outcomeOf(drawnOfPingpong(await pingpongDigits(sha256, seed, betId))) }
  const number = (await committedDigits(sha256, seed, betId)).slice(1)
  return { outcome: outcomeOf(drawnOfSet(number)), number }
}

const outcomeOf = (drawn: Drawn | undefined): Outcome =>
  drawn === undefined ? { type: "cancelled" } : { type: "drawn", drawn }
