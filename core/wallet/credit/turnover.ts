import { minus, nothing, plus, type Satang, satang } from "../../money/satang.ts"
import { hundredthsOf, leastOf } from "../../money/sums.ts"

/** What the operator tells of one kind of play. */
export type CreditTurnover = {
  readonly canWithdraw: boolean
  /** What still has to be staked and settled; not known where it cannot be read. */
  readonly turnOver: Satang | undefined
  readonly type: string
  readonly required: Satang | undefined
  readonly played: Satang | undefined
}

/** How often a deposit has to be staked before it can be taken out, in hundredths: once. */
export const turnoverTimes = 100

export type Happening = {
  readonly kind: "deposited" | "withdrawn" | "stakeSettled"
  readonly amount: Satang
}

export type Turnover = {
  readonly required: Satang
  readonly played: Satang
  /** What still has to be staked and settled. */
  readonly missing: Satang
  readonly canWithdraw: boolean
}

/** Up to the whole satang, so that a share of one never lets a deposit go early. */
const times = (amount: Satang, hundredths: number): Satang =>
  satang(hundredthsOf(amount, hundredths) + (((amount % 100) * hundredths) % 100 === 0 ? 0 : 1))

/** Where a player stands since the last withdrawal; happenings come oldest first. */
export const turnover = (happenings: Iterable<Happening>, hundredths = turnoverTimes): Turnover => {
  let deposited = nothing
  let played = nothing
  for (const { kind, amount } of happenings) {
    if (kind === "deposited") deposited = plus(deposited, amount)
    else if (kind === "stakeSettled") played = plus(played, amount)
    else [deposited, played] = [nothing, nothing]
  }
  const required = times(deposited, hundredths)
  const missing = leastOf(minus(required, played))
  return { required, played, missing, canWithdraw: missing === 0 }
}

/** Money can be taken out when no kind of play holds it back. */
export const turnoverMet = (turnovers: ReadonlyArray<CreditTurnover>): boolean =>
  turnovers.every(({ canWithdraw }) => canWithdraw)
