import { Result } from "effect"
import type { Satang } from "../../money/satang.ts"
import { typedAmount } from "../../money/typed.ts"
import type { Line } from "../../poy/line.ts"
import { priceLine } from "../../poy/pricing.ts"
import type { Slip } from "../../poy/slip.ts"

/** A price as it was typed, and why the slip does not take it. */
export type PriceFault = {
  readonly text: string
  readonly reason: "notAPrice" | "belowMin" | "aboveMax" | "aboveCap"
  readonly bound: number
}

export type PriceFaults = ReadonlyMap<string, PriceFault>

/** Slips that are built anew give their lines other `ref`s: what was typed must not move to another number. */
export const lineKey = ({ ref, option, number }: Pick<Line, "ref" | "option" | "number">): string =>
  `${ref} ${option} ${number}`

/** A typed price as the slip takes it, or why it does not. */
export const priceTyped = (slip: Slip, ref: number, text: string): Result.Result<Satang, PriceFault> => {
  const typed = typedAmount(text)
  if (Result.isFailure(typed)) return Result.fail({ text, reason: "notAPrice", bound: 0 })
  const priced = priceLine(slip, ref, typed.success)
  if (priced._tag === "priced") return Result.succeed(typed.success)
  return "bound" in priced
    ? Result.fail({ text, reason: priced.reason, bound: priced.bound })
    : Result.fail({ text, reason: "notAPrice", bound: 0 })
}

/** The faults with that of one line noted, or forgotten where there is none. */
export const faultNoted = (faults: PriceFaults, key: string, fault: PriceFault | undefined): PriceFaults => {
  if (fault === undefined && !faults.has(key)) return faults
  const next = new Map(faults)
  if (fault === undefined) next.delete(key)
  else next.set(key, fault)
  return next
}

/** Those of lines that still stand in the slip. */
export const faultsOf = (faults: PriceFaults, { entries }: Pick<Slip, "entries">): PriceFaults => {
  const lines = new Set(entries.map(lineKey))
  return new Map([...faults].filter(([key]) => lines.has(key)))
}
