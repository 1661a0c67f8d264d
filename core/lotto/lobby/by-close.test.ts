import { expect, test } from "vitest"
import type { Round } from "../round/round.ts"
import { drawn66915, roundsNamedBy } from "../testing/named-rounds.ts"
import { byClose, drawOnShow } from "./by-close.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)
const markets = roundsNamedBy("2026-11-20").filter(({ betGroup }) => betGroup === "stock")
const namesOf = (rounds: ReadonlyArray<Round>) => rounds.map(({ betType }) => betType)
const idsOf = (rounds: ReadonlyArray<Round>) => rounds.map(({ betId }) => betId)

test("at 16:11 seven markets are still to close, and behind them the last to be drawn comes first", () => {
  const { ahead, behind } = byClose(markets, [], at("16:11:00"))
  expect(namesOf(ahead)).toEqual(["thai_close", "india", "egypt", "russia", "england", "germany", "downjone"])
  expect(namesOf(behind).slice(0, 3)).toEqual(["singapore", "hangseng_afternoon", "thai_afternoon"])
  expect(ahead.length + behind.length).toBe(19)
})

test("a market that closes keeps its place until all on show have closed", () => {
  const chosen = idsOf(byClose(markets, [], at("21:59:00")).ahead)
  expect(namesOf(byClose(markets, chosen, at("22:00:01")).ahead)).toEqual(["russia", "england", "germany", "downjone"])
  const midnight = byClose(markets, chosen, Date.parse("2026-11-21T00:00:01+07:00"))
  expect([midnight.ahead.length, midnight.behind.length]).toEqual([0, 19])
})

test("a market that ends early keeps its place as well", () => {
  const chosen = idsOf(byClose(markets, [], at("16:11:00")).ahead)
  const ended = markets.map((round) => (round.betType === "india" ? { ...round, outcome: drawn66915 } : round))
  expect(namesOf(byClose(ended, chosen, at("16:12:00")).ahead).slice(0, 3)).toEqual(["thai_close", "india", "egypt"])
})

test("a market that comes to the list later stands after those on show, and one that is taken off it goes", () => {
  const chosen = ["egypt-2026-11-20", "russia-2026-11-20", "vietnam-2026-11-20"]
  expect(namesOf(byClose(markets, chosen, at("16:30:00")).ahead)).toEqual([
    "egypt",
    "russia",
    "india",
    "england",
    "germany",
    "downjone",
  ])
})

test("markets that are still to open stand ahead, too", () => {
  expect(byClose(markets, [], Date.parse("2026-11-19T23:00:00+07:00")).ahead).toHaveLength(19)
})

const draw = (dt: string) => roundsNamedBy(dt).filter(({ betGroup }) => betGroup === "gov")
const [first, second] = [draw("2026-12-01"), draw("2026-12-16")]
const shownAt = (moment: string, rounds = [...first, ...second]) =>
  drawOnShow(rounds, Date.parse(`${moment}+07:00`))?.betId

test("the page is about the draw that takes bets, on its day until it is drawn, and then about the next one", () => {
  expect(shownAt("2026-11-22T12:00:00")).toBe("gov-2026-12-01")
  expect(shownAt("2026-12-01T15:20:00")).toBe("gov-2026-12-01")
  expect(shownAt("2026-12-01T15:20:01")).toBe("gov-2026-12-01")
  expect(shownAt("2026-12-01T15:59:59")).toBe("gov-2026-12-01")
  expect(shownAt("2026-12-01T16:00:00")).toBe("gov-2026-12-16")
})

test("a draw that came early gives way to the next one though that is still to open", () => {
  const drawn = first.map((round) => ({ ...round, outcome: drawn66915 }))
  expect(shownAt("2026-12-01T15:30:00", [...drawn, ...second])).toBe("gov-2026-12-16")
  expect(shownAt("2026-12-01T15:30:00", drawn)).toBe("gov-2026-12-01")
  expect(shownAt("2026-12-01T15:30:00", [])).toBeUndefined()
})

test("of draws that are still to open the page is about the first, of draws that have ended about the last", () => {
  const unopened = [...first, ...second].map((round) => ({
    ...round,
    opensAt: Date.parse("2026-11-30T00:00:00+07:00"),
  }))
  expect(shownAt("2026-11-22T12:00:00", unopened)).toBe("gov-2026-12-01")
  const ended = [...first, ...second].map((round) => ({ ...round, outcome: drawn66915 }))
  expect(shownAt("2026-12-16T18:00:00", ended)).toBe("gov-2026-12-16")
})

test("the page is about a draw on the day that it was moved to, and after it about the next one", () => {
  const rounds = ["2023-12-30", "2024-01-01", "2024-01-16", "2024-01-17"].flatMap(draw)
  expect(shownAt("2023-12-30T15:59:59", rounds)).toBe("gov-2023-12-30")
  expect(shownAt("2023-12-30T16:00:00", rounds)).toBe("gov-2024-01-17")
})
