import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import type { Round } from "../round/round.ts"
import { drawn66915, roundsNamedBy } from "../testing/named-rounds.ts"
import { awaitedRound, isAwaited, isBehind, newestUpTo, resultsOfDay } from "./day-results.ts"
import type { RoundResult } from "./past-result.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)
const lobby = roundsNamedBy("2026-11-20")
const yeekee = (number: number) => present(lobby.find(({ betType }) => betType === `yeekee_${number}`))
const inArchive = (round: Round, outcome = drawn66915): RoundResult => ({ ...round, outcome, prizes: undefined })
const today = { betGroup: "yeekee", dt: "2026-11-20" } as const
const ids = (results: ReadonlyArray<{ readonly betId: string }>) => results.map(({ betId }) => betId)

test("a day shows what the archive told, the newest first, and the round that waits for its result above it", () => {
  const results = resultsOfDay([inArchive(yeekee(39)), inArchive(yeekee(40))], lobby, today, at("16:01:00"))
  expect(ids(results).slice(0, 3)).toEqual(["yeekee-2026-11-20-41", "yeekee-2026-11-20-40", "yeekee-2026-11-20-39"])
  expect(results[0]?.outcome).toBeUndefined()
})

test("a result that was heard live is shown before the archive tells it, and the archive's word counts", () => {
  const announced = { ...yeekee(40), outcome: { type: "cancelled" } } as const
  const only = (archive: ReadonlyArray<RoundResult>) => resultsOfDay(archive, [announced], today, at("16:01:00"))
  expect(only([]).map(({ outcome }) => outcome)).toEqual([{ type: "cancelled" }])
  const early = resultsOfDay([], [announced], today, yeekee(40).closesAt - 60_000)
  expect(early.map(({ outcome }) => outcome)).toEqual([{ type: "cancelled" }])
  expect(only([inArchive(yeekee(40))]).map(({ outcome }) => outcome)).toEqual([drawn66915])
})

test("rounds that still take bets, of another day or of another group are no results", () => {
  expect(ids(resultsOfDay([], lobby, today, at("06:00:00")))).toEqual([])
  expect(ids(resultsOfDay([], lobby, today, yeekee(1).closesAt))).toEqual([])
  expect(ids(resultsOfDay([], lobby, today, yeekee(1).closesAt + 1))).toEqual(["yeekee-2026-11-20-1"])
  expect(ids(resultsOfDay([], lobby, { ...today, dt: "2026-11-19" }, at("23:00:00")))).toEqual([])
  expect(ids(resultsOfDay([], lobby, { ...today, betGroup: "gov4d" }, at("18:20:00")))).toEqual(["hanoy-2026-11-20"])
})

test("of what is not drawn daily the newest draw up to a day is shown, each type once", () => {
  const set = (betType: string, dt: string): RoundResult => ({
    betId: `${betType}-${dt}`,
    betGroup: "gov4d",
    betType,
    betName: betType,
    dt,
    resultAt: Date.parse(`${dt}T20:30:00+07:00`),
    outcome: drawn66915,
    prizes: undefined,
  })
  const history = [
    set("lao", "2026-11-16"),
    set("lao", "2026-11-20"),
    set("hanoy", "2026-11-19"),
    set("lao", "2026-11-18"),
  ]
  expect(ids(newestUpTo(history, "2026-11-20"))).toEqual(["lao-2026-11-20", "hanoy-2026-11-19"])
  expect(ids(newestUpTo(history, "2026-11-19"))).toEqual(["hanoy-2026-11-19", "lao-2026-11-18"])
  expect(newestUpTo(history, "2026-11-15")).toEqual([])
})

test("of a bet type the round that ends next is awaited, until it has ended", () => {
  const next = awaitedRound([...roundsNamedBy("2026-11-23"), ...lobby], "stock", "thai_close")
  expect(next?.betId).toBe("thai-close-2026-11-20")
  expect(awaitedRound([{ ...present(next), outcome: drawn66915 }], "stock", "thai_close")).toBeUndefined()
  expect(awaitedRound(lobby, "gov", "thai_close")).toBeUndefined()
})

test("the archive is behind when an ending is heard that it has not told, of what was chosen only", () => {
  const ended = { ...yeekee(40), outcome: drawn66915 }
  const day = { type: "day", ...today } as const
  expect(isBehind(day, [], [yeekee(40)])).toBe(false)
  expect(isBehind(day, [], [ended])).toBe(true)
  expect(isBehind(day, [], [yeekee(41), ended])).toBe(true)
  expect(isBehind(day, [inArchive(ended)], [ended])).toBe(false)
  expect(isBehind({ ...day, dt: "2026-11-19" }, [], [ended])).toBe(false)
  expect(isBehind({ ...day, betGroup: "pingpong" }, [], [ended])).toBe(false)
  expect(isBehind({ type: "wholeDay", dt: "2026-11-20" }, [], [ended])).toBe(true)
  expect(isBehind({ type: "wholeDay", dt: "2026-11-19" }, [], [ended])).toBe(false)
  expect(isBehind({ type: "history", betGroup: "yeekee", betType: "yeekee_40" }, [], [ended])).toBe(true)
  expect(isBehind({ type: "history", betGroup: "yeekee", betType: "yeekee_41" }, [], [ended])).toBe(false)
  expect(isBehind({ type: "history", betGroup: "yeekee", betType: undefined }, [], [ended])).toBe(true)
  expect(isBehind({ type: "history", betGroup: "gov", betType: undefined }, [], [ended])).toBe(false)
})

test("something is awaited of a group and a day until its last round has ended", () => {
  const ended = { ...yeekee(40), outcome: drawn66915 }
  expect(isAwaited([ended, yeekee(41)], today)).toBe(true)
  expect(isAwaited([ended], today)).toBe(false)
  expect(isAwaited([yeekee(41)], { ...today, dt: "2026-11-19" })).toBe(false)
  expect(isAwaited([yeekee(41)], { ...today, betGroup: "stock" })).toBe(false)
})
