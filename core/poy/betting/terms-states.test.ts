import { expect, test } from "vitest"
import { page } from "./testing/page.ts"

test.each([
  ["connection.restored", "rates"],
  ["terms.asked", "terms"],
] as const)(
  "after %s, rates that are announced before the answer hold at once, and the %s are asked for anew",
  async (type, question) => {
    const { taking, operator, termsAre, betting, now } = page()
    await taking()
    operator.troubles.push("never")
    betting.send({ type })
    await expect.poll(() => operator.asked).toEqual(["terms", question])
    betting.send({ type: "rates.changed", rates: [{ option: "teng_bon_3", number: "482", multiply: 42_500 }] })
    expect(now().context.terms.rateNow).toEqual([{ option: "teng_bon_3", number: "482", multiply: 42_500 }])
    await termsAre("known")
    expect(operator.asked).toEqual(["terms", question, `${question} given up`, question])
  },
)
