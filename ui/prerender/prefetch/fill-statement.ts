import type { PrefetchedAnswer } from "@fakham/adapters/browser"
import { fastParseStatement } from "@fakham/operator/wallet"
import { spanText } from "../../words/span-text.ts"
import { dataOf } from "./data-of.ts"
import { fillSlots, inWords } from "./fill-slots.ts"

/** Shows which days the statement is of: in Burmese they are the largest words of the page. */
export const fillStatement = async (answer: PrefetchedAnswer): Promise<void> => {
  const span = fastParseStatement(await dataOf(answer))
  if (span !== undefined)
    await fillSlots("statementDays", () => ({ form: "whole", write: inWords({ days: spanText(span) }) }))
}
