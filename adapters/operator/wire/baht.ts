import { type Satang, satangOfBaht } from "@fakham/core"
import { Result } from "effect"
import * as v from "valibot"

/* @__NO_SIDE_EFFECTS__ */
const baht = (decimals: RegExp): v.GenericSchema<number | string, Satang> =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.rawTransform(({ dataset, addIssue, NEVER }): Satang => {
      const satang = satangOfBaht(String(dataset.value).replace(decimals, ""))
      if (Result.isSuccess(satang)) return satang.success
      addIssue({ message: satang.failure })
      return NEVER
    }),
  )

/** What stands behind the second decimal. */
export const beyondHundredths = /(?<=\.\d\d)\d+$/

/** Baht with at most two decimals, as they are asked for; satang behind it. */
export const Baht = baht(/^$/)

/** Baht as an operator tells them, cut to the satang below; satang behind it. */
export const Amount = baht(beyondHundredths)
