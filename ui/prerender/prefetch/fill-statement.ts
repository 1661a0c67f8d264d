import type { PrefetchedAnswer } from "@fakham/adapters/browser"
import { moneyText } from "@fakham/core/money"
import { fastParseStatement } from "@fakham/operator/wallet"
import { spanText } from "../../words/span-text.ts"
import { dataOf } from "./data-of.ts"
import { fillSlots, inWords } from "./fill-slots.ts"

/** Shows which days the statement is of, and what they came to. */
export const fillStatement = async (answer: PrefetchedAnswer): Promise<void> => {
  const statement = fastParseStatement(await dataOf(answer))
  if (statement === undefined) return
  const { span, sums } = statement
  await fillSlots("statementDays", () => ({ form: "whole", write: inWords({ days: spanText(span) }) }))
  const amounts = new Map(Object.entries(sums))
  await fillSlots("sums", ({ of = "" }) => {
    const amount = amounts.get(of)
    if (amount === undefined) return undefined
    return amount > 0
      ? { form: "gain", write: inWords({ sum: `+${moneyText(amount)}` }) }
      : { form: "whole", write: inWords({ sum: moneyText(amount) }) }
  })
}
