import { NotOffered } from "@fakham/core/operator"
import { Promotions } from "@fakham/core/site"
import { Banks } from "@fakham/core/wallet"
import { Layer, Result } from "effect"
import { afterEach, expect, test } from "vitest"
import { httpPromotions } from "./notices.ts"
import { playersAsking } from "./testing/asking.ts"
import { operatorThatSays } from "./testing/operator-that-says.ts"
import { httpBanks } from "./wallet.ts"

let stop = () => {}
afterEach(() => stop())

const visitorAt = playersAsking((client) => Layer.mergeAll(httpBanks(client), httpPromotions(client)))

/** At an operator who has none of the calls that are ours. */
const visiting = async () => {
  const operator = await operatorThatSays({})
  stop = operator.stop
  return visitorAt(operator.origin, "a-player")
}

test("an operator that lists no banks is taken to know those of the site", async () => {
  const ask = await visiting()
  const banks = Result.getOrThrow(await ask(Banks.use(({ all }) => all)))
  expect([banks.length, banks[4]]).toEqual([17, { bankCode: "014", abbreviation: "SCB", usualDigits: 10 }])
})

test("an operator that tells no accounts and no promotions does not offer them", async () => {
  const ask = await visiting()
  expect(await ask(Banks.use(({ mine }) => mine))).toEqual(Result.fail(new NotOffered()))
  expect(await ask(Promotions.use(({ all }) => all))).toEqual(Result.fail(new NotOffered()))
})
