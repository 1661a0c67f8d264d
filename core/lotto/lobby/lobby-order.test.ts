import fc from "fast-check"
import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import type { Round } from "../round/round.ts"
import { drawn66915, roundsNamedBy } from "../testing/named-rounds.ts"
import { round42 as round } from "../testing/round-42.ts"
import { lobbyAfter } from "./lobby.ts"
import { byPartOfDay, inLobby, inLobbyOrder } from "./lobby-order.ts"

const day = roundsNamedBy("2026-11-20")
const tomorrow = roundsNamedBy("2026-11-21")
const betIds = (rounds: ReadonlyArray<Round>) => rounds.map(({ betId }) => betId)

test("the lobby lists yeekee, five minutes, government, stock, ping pong and sets, each group once", () => {
  const groups = inLobby([...roundsNamedBy("2026-12-01"), ...day])
  expect(groups.map(({ betGroup, rounds }) => `${betGroup} ${rounds.length}`)).toEqual([
    "yeekee 176",
    "yeekee5min 528",
    "gov 1",
    "stock 38",
    "pingpong 44",
    "gov4d 4",
  ])
  expect(inLobby([])).toEqual([])
})

test("markets stand in the order in which they close, sets as hanoy, lao, laoSuper", () => {
  const group = (wanted: string) => inLobby(day).find(({ betGroup }) => betGroup === wanted)?.rounds ?? []
  expect(
    group("stock")
      .map(({ betType }) => betType)
      .slice(0, 3),
  ).toEqual(["nikkei_morning", "thai_open", "china_morning"])
  expect(group("stock").at(-1)?.betType).toBe("downjone")
  expect(group("gov4d").map(({ betType }) => betType)).toEqual(["hanoy", "lao", "laoSuper"])
})

test("a market that the timetable does not know stands after those that it knows", () => {
  const stock = day.filter(({ betGroup }) => betGroup === "stock")
  const unknown: Round = { ...present(stock[0]), betId: "vietnam-2026-11-20", betType: "vietnam" }
  expect(inLobbyOrder([unknown, ...stock]).at(-1)?.betType).toBe("vietnam")
})

test("the 88 rounds of a day are 24 in the morning, 24 in the afternoon, 24 in the evening and 16 at night", () => {
  const parts = byPartOfDay(
    [...tomorrow, ...day].filter(({ betGroup }) => betGroup === "yeekee"),
    "2026-11-20",
  )
  expect(parts.map(({ part, rounds }) => [part, rounds[0]?.betType, rounds.at(-1)?.betType])).toEqual([
    ["morning", "yeekee_1", "yeekee_24"],
    ["afternoon", "yeekee_25", "yeekee_48"],
    ["evening", "yeekee_49", "yeekee_72"],
    ["night", "yeekee_73", "yeekee_88"],
  ])
})

test("five-minute rounds before six belong to the morning, those after midnight to the night", () => {
  const parts = byPartOfDay(
    day.filter(({ betGroup }) => betGroup === "yeekee5min"),
    "2026-11-20",
  )
  expect(parts.map(({ part, rounds }) => `${part} ${rounds.length}`)).toEqual([
    "morning 83",
    "afternoon 72",
    "evening 72",
    "night 37",
  ])
})

test("an operator with other hours says so as data", () => {
  const yeekee = day.filter(({ betGroup }) => betGroup === "yeekee")
  const parts = byPartOfDay(yeekee, "2026-11-20", { morning: 7, afternoon: 8, evening: 9 })
  expect(parts.map(({ rounds }) => rounds.length)).toEqual([4, 4, 4, 76])
})

test("in whatever order rounds come, and whatever happens to them, each stays in its place", () => {
  const some = [...tomorrow, ...day].filter((_, index) => index % 7 === 0)
  const news = fc.oneof(
    fc.record({
      type: fc.constant("round.moved" as const),
      betId: fc.constantFrom(...betIds(some)),
      closesAt: fc.integer({ min: 0, max: 4e12 }),
      resultAt: fc.integer({ min: 0, max: 4e12 }),
    }),
    fc.record({ type: fc.constant("round.cancelled" as const), betId: fc.constantFrom(...betIds(some)) }),
    fc.record({
      type: fc.constant("round.drawn" as const),
      betId: fc.constantFrom(...betIds(some)),
      drawn: fc.constant(drawn66915.type === "drawn" ? drawn66915.drawn : { top3: "", top2: "", bottom2: "" }),
    }),
  )
  const shuffled = fc.shuffledSubarray([...some], { minLength: some.length })
  const before = betIds(inLobbyOrder(some))
  fc.assert(
    fc.property(shuffled, fc.array(news, { maxLength: 10 }), (rounds, allNews) => {
      const after = allNews.reduce<ReadonlyArray<Round>>((known, one) => lobbyAfter(known, one) ?? [], rounds)
      expect(betIds(inLobbyOrder(after))).toEqual(before)
    }),
  )
})

test("days stand in the order of the calendar, whatever the century", () => {
  const days = ["2026-11-21", "1999-12-31", "2026-02-10", "2026-11-03", "0999-01-01", "2100-01-01"]
  const rounds = days.map((dt): Round => ({ ...round, dt, betId: dt }))
  expect(inLobbyOrder(rounds).map(({ dt }) => dt)).toEqual([
    "0999-01-01",
    "1999-12-31",
    "2026-02-10",
    "2026-11-03",
    "2026-11-21",
    "2100-01-01",
  ])
})

test("no round stands elsewhere than where a dictionary of the reader's language puts days and ids", () => {
  const years = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  const rounds = fc.array(
    fc.record({
      dt: years.map((date) => date.toISOString().slice(0, 10)),
      betType: fc.constantFrom("yeekee_1", "yeekee_2", "nikkei_morning", "lao", "vietnam"),
      betGroup: fc.constantFrom("yeekee", "stock", "gov4d"),
      betId: fc.string(),
    }),
    { maxLength: 30 },
  )
  const groups = ["yeekee", "stock", "gov4d"]
  const places = ["yeekee_1", "yeekee_2", "nikkei_morning", "lao", "vietnam"]
  const placeOf = ({ betType }: Round) => [1, 2, 0, 1, 19][places.indexOf(betType)] ?? 0
  fc.assert(
    fc.property(rounds, (named) => {
      const all = named.map((one): Round => ({ ...round, ...one }))
      const byDictionary = all.toSorted(
        (one, other) =>
          groups.indexOf(one.betGroup) - groups.indexOf(other.betGroup) ||
          one.dt.localeCompare(other.dt) ||
          placeOf(one) - placeOf(other) ||
          one.betId.localeCompare(other.betId),
      )
      expect(inLobbyOrder(all)).toEqual(byDictionary)
    }),
  )
})

test("the parts of a day hold the rounds of that day alone", () => {
  const other = { ...round, betId: "other", dt: "2026-11-21" } as const
  const ids = byPartOfDay([round, other], "2026-11-20").flatMap(({ rounds }) => rounds.map(({ betId }) => betId))
  expect(ids).toEqual(["yeekee-2026-11-20-42"])
})
