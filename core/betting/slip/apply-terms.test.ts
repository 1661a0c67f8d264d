import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { termsOf } from "../../poy/limits.ts"
import { linesOf } from "../../poy/totals.ts"
import { after, atTable, savedLine, tapOn } from "../testing/at-table.ts"
import { yeekeeLimits } from "../testing/operator-that-offers-a-round.ts"
import { allRatesTaken, atTerms, newsOfTerms, someRatesTaken, termsTaken } from "./apply-terms.ts"
import { type Betting } from "./betting.ts"
import { played } from "./reduce-betting.ts"
import { placed, slipAgreed } from "./sync-draft.ts"

const withNumbers = (betting: Betting, ...numbers: ReadonlyArray<string>) =>
  after(betting, { type: "numbers.chosen", numbers })
const bounds = (betMin: number, betMax: number) => {
  const terms = { betMin: { teng_bon_3: satang(betMin) }, betMax: { teng_bon_3: satang(betMax) } }
  const { slip } = atTerms([savedLine], termsOf({ ...yeekeeLimits, ...terms }))
  return linesOf(slip).map(({ min, max, price }) => [min, max, price])
}

test.each([
  ["take their place", 200, 40_000, [200, 40_000, 500]],
  ["may be a satang", 1, 40_000, [1, 40_000, 500]],
  ["may leave one price", 700, 700, [700, 700, 700]],
  ["are none when a bet may cost nothing", 0, 40_000, [100, 50_000, 500]],
  ["are none when they contradict each other", 701, 700, [100, 50_000, 500]],
])("limits of now %s: from %i to %i satang", (_, betMin, betMax, held) => {
  expect(bounds(betMin, betMax)).toEqual([held])
})

test("lines of one batch go back in the order in which they were keyed, however they were kept", () => {
  const second = { ...savedLine, ref: 1, price: baht(7) }
  const { slip } = atTerms([second, savedLine], termsOf(yeekeeLimits))
  expect(linesOf(slip).map(({ ref, price }) => [ref, price])).toEqual([
    [0, 500],
    [1, 700],
  ])
})

test("typed digits that still fit are no news when terms change", () => {
  const betting: Betting = { ...atTable(), digits: "4" }
  expect(termsTaken(betting, yeekeeLimits)).not.toHaveProperty("news")
  expect(termsTaken(betting, yeekeeLimits).digits).toBe("4")
})

test("typed digits that fit no longer are told, though no line has changed", () => {
  const { teng_bon_2 } = yeekeeLimits.defaultRate
  const betting: Betting = { ...atTable(), digits: "48" }
  const { news } = termsTaken(betting, { ...yeekeeLimits, defaultRate: { teng_bon_2: teng_bon_2 ?? 0 } })
  expect(news).toEqual({ _tag: "termsChanged", changed: [], left: [], clamped: [], digits: "48" })
})

test("typed digits that fit no longer are told together with the lines that have closed", () => {
  const { teng_bon_2 } = yeekeeLimits.defaultRate
  const betting: Betting = { ...withNumbers(atTable(), "482", "739"), digits: "48" }
  const change = termsTaken(betting, { ...yeekeeLimits, defaultRate: { teng_bon_2: teng_bon_2 ?? 0 } })
  expect(change.news).toMatchObject({ changed: [{ now: 0 }, { now: 0 }], digits: "48" })
})

test("a slip whose limits and rates stay the same is the same slip", () => {
  const betting = withNumbers(atTable(), "482")
  expect(termsTaken(betting, yeekeeLimits)).not.toHaveProperty("slip")
  const mostAlone = { ...yeekeeLimits, betMax: { ...yeekeeLimits.betMax, teng_bon_3: baht(400) } }
  expect(linesOf(termsTaken(betting, mostAlone).slip ?? betting.slip).map(({ max }) => max)).toEqual([40_000])
})

test("a least price that changes alone holds for the lines of the slip, with as much undone as not", () => {
  const one = withNumbers(withNumbers(atTable(), "482"), "739")
  const undone: Betting = { ...one, ...played(one, { type: "batch.undone" }) }
  const dearer = { ...yeekeeLimits, betMin: { ...yeekeeLimits.betMin, teng_bon_3: baht(3) } }
  const now = termsTaken(undone, dearer)
  expect(now.slip && linesOf(now.slip).map(({ number, min, price }) => [number, min, price])).toEqual([
    ["482", 300, 300],
  ])
})

test("rates that change one after the other are told together, each line once and only while it is on the slip", () => {
  const rate = (number: string, multiply: number) => ({ option: "teng_bon_3", number, multiply }) as const
  const taken = (betting: Betting, multiply: number, number: string): Betting => ({
    ...betting,
    ...someRatesTaken(betting, [rate(number, multiply)]),
  })
  const slip = withNumbers(withNumbers(atTable(), "482", "739"), "950")
  const both = taken(taken(taken(slip, 63_750, "482"), 0, "739"), 42_500, "482")
  const changesOf = ({ news }: Betting) =>
    news?._tag === "termsChanged" && news.changed.map(({ line, now }) => [line.number, now])
  expect(changesOf(both)).toEqual([
    ["739", 0],
    ["482", 42_500],
  ])
  const without = after(taken(slip, 42_500, "950"), { type: "batch.undone" })
  expect(changesOf(taken(without, 42_500, "482"))).toEqual([["482", 42_500]])
  expect(taken(both, 42_500, "001").news).toBe(both.news)
})

test("what was told of rates is over when the player agrees to them or places the slip, other news is not", () => {
  const slip = withNumbers(atTable(), "482")
  const withNews: Betting = {
    ...slip,
    ...someRatesTaken(slip, [{ option: "teng_bon_3", number: "482", multiply: 0 }]),
  }
  expect(slipAgreed(withNews, withNews.slip)).toEqual({ slip: withNews.slip, news: undefined })
  expect(placed(withNews, {}, () => "next").news).toBeUndefined()
  const news = { _tag: "draftNotStored" } as const
  expect([
    slipAgreed({ ...withNews, news }, withNews.slip).news,
    placed({ ...withNews, news }, {}, () => "next").news,
  ]).toEqual([news, news])
})

test("rates that are told again take the place of those that were told, and are no news", () => {
  const rate = (multiply: number) => ({ option: "teng_bon_3", number: "482", multiply }) as const
  const first: Betting = { ...atTable(), ...someRatesTaken(atTable(), [rate(80_000)]) }
  const change = someRatesTaken(first, [rate(70_000)])
  expect(change.terms?.rateNow).toEqual([{ option: "teng_bon_3", number: "482", multiply: 70_000 }])
  expect(change).not.toHaveProperty("news")
})

test("a rate of what is no number of its option takes nobody else's place", () => {
  const first: Betting = {
    ...atTable(),
    ...someRatesTaken(atTable(), [{ option: "tode_3", number: "234", multiply: 6_000 }]),
  }
  const change = someRatesTaken(first, [{ option: "teng_bon_3", number: "1234", multiply: 10 }])
  expect([...(change.terms?.rates.values() ?? [])]).toEqual([6_000])
})

test("the same rates again leave the slip as it is, with as much undone as not, so that nobody has to be told of it", () => {
  const undone = after(withNumbers(withNumbers(atTable(), "482"), "739"), { type: "batch.undone" })
  expect(allRatesTaken(undone, yeekeeLimits.rateNow)).not.toHaveProperty("slip")
  const closed = { option: "teng_bon_3", number: "739", multiply: 0 } as const
  const { slip } = allRatesTaken(undone, [...yeekeeLimits.rateNow, closed])
  expect(slip?.undone.flatMap(({ entries }) => entries.map(({ number, multiply }) => [number, multiply]))).toEqual([
    ["739", 0],
  ])
})

test("whatever came about is told, however little of it there is", () => {
  const changed = { line: savedLine, now: 80_000 }
  const left = { option: "teng_bon_3", number: "739", reason: "full" } as const
  const nothing = { changed: [], left: [], clamped: [], digits: "" }
  expect(newsOfTerms(nothing)).toEqual({})
  const all = [
    { ...nothing, changed: [changed] },
    { ...nothing, left: [left] },
    { ...nothing, clamped: [0] },
    { ...nothing, digits: "4" },
    { ...nothing, changed: [changed], left: [left] },
    { ...nothing, changed: [changed], clamped: [0] },
    { ...nothing, changed: [changed], digits: "4" },
  ]
  for (const changes of all) expect(newsOfTerms(changes)).toEqual({ news: { _tag: "termsChanged", ...changes } })
})

test("what is on stays on when terms change, as far as the round still offers it", () => {
  const two = after(atTable(), tapOn("teng_bon_2"))
  expect([...(termsTaken(two, yeekeeLimits).selection ?? [])]).toEqual(["teng_bon_2"])
  const shuffled = after(two, tapOn("teng_lang_2"), tapOn("shuffle_2"))
  expect([...(termsTaken(shuffled, yeekeeLimits).selection ?? [])].toSorted()).toEqual([
    "shuffle_2",
    "teng_bon_2",
    "teng_lang_2",
  ])
})
