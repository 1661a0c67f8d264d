import { rateOfMultiply } from "@fakham/core/money"
import { Result } from "effect"
import * as v from "valibot"
import { beyondHundredths } from "../../wire/baht.ts"

type Times = v.GenericSchema<number | string, number>
/* @__NO_SIDE_EFFECTS__ */
const times = (decimals: RegExp): Times =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.rawTransform(({ dataset, addIssue, NEVER }): number => {
      const rate = rateOfMultiply(String(dataset.value).replace(decimals, ""))
      if (Result.isSuccess(rate)) return rate.success
      addIssue({ message: rate.failure })
      return NEVER
    }),
  )

/** A rate with at most two decimals, as a line asks for it; whole hundredths behind it. */
export const Multiply = times(/^$/)

/** A rate as an operator tells it, cut to the hundredth below. */
export const WireRate = times(beyondHundredths)
