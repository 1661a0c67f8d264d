import { numberOfSet, type SetTier, setPrices, tierOf } from "@fakham/core/gov4d"
import {
  type BetGroup,
  type GovPrizes,
  isGov4dVariant,
  type NumberWin,
  numberChecker,
  type Outcome,
} from "@fakham/core/lotto"

/** A draw that numbers are checked against. */
export type CheckedDraw = {
  readonly betId: string
  readonly betGroup: BetGroup
  readonly betType: string
  readonly betName: string
  readonly dt: string
  readonly outcome: Outcome | undefined
  readonly prizes?: GovPrizes | undefined
}

export type CheckWin = NumberWin | { readonly tier: SetTier }

/** What a number wins in one draw. */
export type WinsInDraw = { readonly draw: CheckedDraw; readonly wins: ReadonlyArray<CheckWin> }

/** How many numbers are checked at once. */
export const mostNumbers = 50

/** Checks a number against every draw that has its numbers; draws that it wins nothing in are left out. */
export const checksOf = (draws: ReadonlyArray<CheckedDraw>) => {
  const checks = draws.map((draw) => ({ draw, check: checkOf(draw) }))
  return (number: string): ReadonlyArray<WinsInDraw> =>
    checks.map(({ draw, check }) => ({ draw, wins: check(number) })).filter(({ wins }) => wins.length > 0)
}

type Check = (number: string) => ReadonlyArray<CheckWin>

const checkOf = ({ betGroup, betType, outcome, prizes }: CheckedDraw): Check => {
  if (outcome?.type !== "drawn") return () => []
  const { drawn } = outcome
  if (betGroup !== "gov4d") return numberChecker(drawn, prizes)
  return (number) => {
    const tier = isGov4dVariant(betType) ? tierOf(number, numberOfSet(drawn), setPrices[betType]) : undefined
    return tier === undefined ? [] : [{ tier }]
  }
}
