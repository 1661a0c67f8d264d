import { expect, test } from "vitest"
import { stockMarkets } from "../group/bet-type.ts"
import { roundsNamedBy } from "../testing/named-rounds.ts"
import { countryOfMarket, marketRegions, marketsIn, regionOfMarket } from "./stock-market.ts"

test("each of the nineteen markets stands in the country of its exchange", () => {
  expect(stockMarkets.map((market) => `${market} ${countryOfMarket(market)}`)).toEqual([
    "nikkei_morning JP",
    "thai_open TH",
    "china_morning CN",
    "hangseng_morning HK",
    "taiwan TW",
    "thai_noon TH",
    "korea KR",
    "nikkei_afternoon JP",
    "china_afternoon CN",
    "thai_afternoon TH",
    "hangseng_afternoon HK",
    "singapore SG",
    "thai_close TH",
    "india IN",
    "egypt EG",
    "russia RU",
    "england GB",
    "germany DE",
    "downjone US",
  ])
})

test("every kind of Dow Jones is American, and of a market that nobody knows nothing is said", () => {
  expect([countryOfMarket("downjone_vip"), regionOfMarket("downjone_vip")]).toEqual(["US", "west"])
  expect([countryOfMarket("vietnam_morning"), regionOfMarket("vietnam_morning")]).toEqual([undefined, undefined])
})

test("four markets are Thai, ten of the rest of Asia and five to the west of it, in the order in which they close", () => {
  const rounds = roundsNamedBy("2026-11-20").filter(({ betGroup }) => betGroup === "stock")
  const [thailand = [], asia = [], west = []] = marketRegions.map((region) =>
    marketsIn(region, rounds).map(({ betType }) => betType),
  )
  expect(thailand).toEqual(["thai_open", "thai_noon", "thai_afternoon", "thai_close"])
  expect(asia).toHaveLength(10)
  expect(west).toEqual(["egypt", "russia", "england", "germany", "downjone"])
  expect(marketsIn(undefined, rounds)).toHaveLength(19)
})
