import { rateOfMultiply } from "@fakham/core/money"
import { Result } from "effect"
import * as v from "valibot"

/** A rate with at most two decimals on the wire, whole hundredths behind it. */
export const Multiply: v.GenericSchema<number | string, number> = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform(({ dataset, addIssue, NEVER }): number => {
    const rate = rateOfMultiply(dataset.value)
    if (Result.isSuccess(rate)) return rate.success
    addIssue({ message: rate.failure })
    return NEVER
  }),
)
