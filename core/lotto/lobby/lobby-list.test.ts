import { expect, test } from "vitest"
import { roundsNamedBy } from "../testing/named-rounds.ts"
import { dayOnShow, laterRounds, soonestOfEach } from "./lobby-list.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)
const yeekee = (dt: string) => roundsNamedBy(dt).filter(({ betGroup }) => betGroup === "yeekee")
const friday = yeekee("2026-11-20")
const later = (chosen: ReadonlyArray<string>, time: string) =>
  laterRounds(friday, chosen, at(time), 3).map(({ betId }) => betId)
const named = (...numbers: ReadonlyArray<number>) => numbers.map((number) => `yeekee-2026-11-20-${number}`)

test("at 16:10 the rounds after 42 are 43, 44 and 45", () => {
  expect(later([], "16:10:00")).toEqual(named(43, 44, 45))
})

test("rounds that close stay in their places until none of those on show takes bets", () => {
  expect(later(named(43, 44, 45), "16:31:00")).toEqual(named(43, 44, 45))
  expect(later(named(43, 44, 45), "17:00:00")).toEqual(named(43, 44, 45))
  expect(later(named(43, 44, 45), "17:00:01")).toEqual(named(47, 48, 49))
})

test("rounds that the operator no longer lists are not on show", () => {
  expect(later([...named(43), "yeekee-2026-11-19-88"], "16:10:00")).toEqual(named(43))
})

test("after midnight the day goes on until its last round has closed, then the next one is on show", () => {
  const both = [...friday, ...yeekee("2026-11-21")]
  const night = (time: string) => Date.parse(`2026-11-21T${time}+07:00`)
  expect(dayOnShow(both, night("03:45:00"))).toBe("2026-11-20")
  expect(dayOnShow(both, night("03:45:01"))).toBe("2026-11-21")
})

test("while no round takes bets the last day that is listed is on show", () => {
  expect(dayOnShow(friday, at("02:59:59"))).toBe("2026-11-20")
  expect(dayOnShow([...friday, ...yeekee("2026-11-21").slice(0, 1)], at("02:59:59"))).toBe("2026-11-21")
  expect(dayOnShow([], at("12:00:00"))).toBeUndefined()
})

test("at 16:16 every lottery stands once with its next round, the ones of four digits each by itself", () => {
  expect(soonestOfEach(roundsNamedBy("2026-11-20"), at("16:16:00")).map(({ betType }) => betType)).toEqual([
    "yeekee5min_136",
    "thai_close",
    "yeekee_43",
    "pingpong_12",
    "hanoy",
    "lao",
    "laoSuper",
  ])
})
