import { type Satang, typedAmount } from "@fakham/core/money"
import { type Line, priceLine, type Slip } from "@fakham/core/poy"
import { useSelector } from "@xstate/react"
import { Result } from "effect"
import { useCallback, useMemo, useState } from "react"
import type { BetTable } from "../bet-table.ts"

/** A price as it was typed, and why the slip does not take it. */
export type PriceFault = {
  readonly text: string
  readonly reason: "notAPrice" | "belowMin" | "aboveMax" | "aboveCap"
  readonly bound: number
}

export type Faults = ReadonlyMap<string, PriceFault>

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

/** Prices that wait for the player to put them right: nothing is placed before. */
export const useSlipFaults = (betting: BetTable["betting"]) => {
  const [kept, setKept] = useState<Faults>(new Map())
  // Without faults nothing hangs on the lines, and a tap that adds some renders only what shows them.
  const entries = useSelector(betting, ({ context }) => (kept.size === 0 ? undefined : context.slip.entries))
  const note = useCallback(
    (key: string, fault: PriceFault | undefined) =>
      setKept((faults) => {
        if (fault === undefined && !faults.has(key)) return faults
        const next = new Map(faults)
        if (fault === undefined) next.delete(key)
        else next.set(key, fault)
        return next
      }),
    [],
  )
  const clear = useCallback(() => setKept(new Map()), [])
  const faults = useMemo(() => {
    if (entries === undefined) return kept
    const lines = new Set(entries.map(lineKey))
    return new Map([...kept].filter(([key]) => lines.has(key)))
  }, [kept, entries])
  return useMemo(() => ({ faults, note, clear }), [faults, note, clear])
}

export type SlipFaults = ReturnType<typeof useSlipFaults>
