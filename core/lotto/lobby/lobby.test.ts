import fc from "fast-check"
import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import { type Round } from "../round/round.ts"
import { nextChangeAt, phaseAt } from "../round/round-phase.ts"
import { drawn66915, roundsNamedBy } from "../testing/named-rounds.ts"
import { round42 as round } from "../testing/round-42.ts"
import {
  countsAt,
  isResultDue,
  lobbyAfter,
  nextChangeIn,
  nextOfSameKind,
  nextToClose,
  roundsAnswered,
} from "./lobby.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)
const day = roundsNamedBy("2026-11-20")
const ofYeekee = day.filter(({ betGroup }) => betGroup === "yeekee")
const yeekee = (number: number): Round => present(ofYeekee[number - 1])
const ended = (given: Round): Round => ({ ...given, outcome: drawn66915 })

test("at 16:10 round 42 of yeekee closes next, 47 take bets, one waits and 40 are over", () => {
  const now = at("16:10:49")
  const rounds = ofYeekee.map((one) => (one.resultAt < now && one !== yeekee(41) ? ended(one) : one))
  expect(nextToClose(rounds, now)?.betId).toBe("yeekee-2026-11-20-42")
  expect(countsAt(rounds, now)).toEqual({ open: 47, waiting: 1, over: 40 })
})

test("before betting opens no round is next to close, and none is counted", () => {
  expect(nextToClose(ofYeekee, at("02:59:59"))).toBeUndefined()
  expect(countsAt(ofYeekee, at("02:59:59"))).toEqual({ open: 0, waiting: 0, over: 0 })
})

test("of rounds that close together the one that the timetable lists first is next", () => {
  expect(nextToClose(day, at("15:56:00"))?.betId).toBe("yeekee-2026-11-20-41")
})

test("betting the same again goes to the next round of its group, or of its own market where each has one", () => {
  const again = (betGroup: Round["betGroup"], betType: string, now: string) =>
    nextOfSameKind({ betGroup, betType }, day, at(now))?.betId
  expect(again("yeekee", "yeekee_7", "16:10:49")).toBe("yeekee-2026-11-20-42")
  expect(again("pingpong", "pingpong_1", "16:10:49")).toBe("pingpong-2026-11-20-12")
  expect(again("stock", "thai_close", "16:10:49")).toBe("thai-close-2026-11-20")
  expect(again("stock", "nikkei_morning", "16:10:49")).toBeUndefined()
})

test("an answer does not take back an ending that was heard before it came, but corrects one", () => {
  const announced = lobbyAfter([yeekee(41)], { type: "round.cancelled", betId: yeekee(41).betId })
  expect(roundsAnswered(announced, [yeekee(41)])[0]?.outcome).toEqual({ type: "cancelled" })
  expect(roundsAnswered(announced, [ended(yeekee(41))])[0]?.outcome).toEqual(drawn66915)
})

test("once a round has ended, late or repeated news changes nothing in it", () => {
  const known = [ended(yeekee(41)), yeekee(42)]
  const { betId } = yeekee(41)
  for (const news of [
    { type: "round.cancelled", betId } as const,
    { type: "round.moved", betId, closesAt: at("23:00:00"), resultAt: at("23:02:30") } as const,
    { type: "round.drawn", betId, drawn: { top3: "000", top2: "00", bottom2: "00" } } as const,
    { type: "round.cancelled", betId: "of-another-day" } as const,
  ])
    expect(lobbyAfter(known, news)).toEqual(known)
  expect(lobbyAfter(undefined, { type: "round.cancelled", betId })).toBeUndefined()
})

test("rounds that an answer tells again stay the same objects, a changed one does not, a dropped one goes", () => {
  const known = roundsAnswered(undefined, [yeekee(41), yeekee(42), yeekee(43)])
  const moved = { ...yeekee(42), closesAt: yeekee(42).closesAt + 1 }
  const next = roundsAnswered(known, [{ ...yeekee(41) }, moved])
  expect(next.map((one, index) => one === known[index])).toEqual([true, false])
  const changes: ReadonlyArray<Partial<Round>> = [
    { opensAt: 1 },
    { closesAt: 1 },
    { shootingEndsAt: 1 },
    { resultAt: 1 },
    { betName: "x" },
    { betType: "x" },
    { betGroup: "gov" },
    { dt: "2026-11-19" },
    { closeDt: "x" },
    { commitment: "x" },
    { isSwitchedOff: true },
    { outcome: drawn66915 },
  ]
  for (const change of changes)
    expect(roundsAnswered([yeekee(41)], [{ ...yeekee(41), ...change }])[0]).toEqual({ ...yeekee(41), ...change })
})

test("an answer that tells nothing new leaves the list itself as it is, one that leaves a round out does not", () => {
  const known = roundsAnswered(undefined, [yeekee(41), yeekee(42)])
  expect(roundsAnswered(known, [{ ...yeekee(42) }, { ...yeekee(41) }])).toBe(known)
  expect(roundsAnswered(known, [yeekee(41)]).length).toBe(1)
  expect(roundsAnswered([yeekee(41)], known).length).toBe(2)
})

test("a round that is listed twice is shown once", () => {
  expect(roundsAnswered(undefined, [yeekee(42), yeekee(41), yeekee(42)]).map(({ betType }) => betType)).toEqual([
    "yeekee_41",
    "yeekee_42",
  ])
})

test("a result is due when its time passes, and only the first time it is seen to have passed", () => {
  const rounds = [yeekee(41)]
  expect(isResultDue({ rounds, seenAt: at("16:02:29.999") }, at("16:02:30"))).toBe(true)
  expect(isResultDue({ rounds, seenAt: at("16:02:30") }, at("16:02:31"))).toBe(false)
  expect(isResultDue({ rounds, seenAt: at("16:00:00") }, at("16:02:29"))).toBe(false)
  expect(isResultDue({ rounds: rounds.map(ended), seenAt: at("16:00:00") }, at("16:02:30"))).toBe(false)
  expect(isResultDue({ rounds: undefined, seenAt: at("16:00:00") }, at("16:02:30"))).toBe(false)
})

test("the next change of the lobby is the soonest of its rounds, those that have ended aside", () => {
  const now = at("16:10:00")
  expect(nextChangeIn(ofYeekee, now)).toBe(at("16:14:00"))
  expect(nextChangeIn([ended(yeekee(42)), yeekee(43)], now)).toBe(at("16:29:00"))
  expect(nextChangeIn([ended(yeekee(42))], now)).toBeUndefined()
})

test("between two changes of the lobby no round anywhere changes its phase", () => {
  const phases = (now: number) => day.map((one) => phaseAt(one, now))
  fc.assert(
    fc.property(
      fc.integer({ min: at("00:00:00"), max: at("00:00:00") + 28 * 3_600_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (now, share) => {
        const next = nextChangeIn(day, now)
        const lookedAt = next === undefined ? now + share * 1e8 : now + Math.floor(share * (next - 1 - now))
        expect(phases(lookedAt)).toEqual(phases(now))
        if (next !== undefined) expect(day.some((one) => nextChangeAt(one, now) === next)).toBe(true)
      },
    ),
  )
})

test("a round counts as open to its last second, as waiting until its result, and as over when it is void", () => {
  const counts = (now: number, of: Round = round) => countsAt([of], now)
  expect(counts(1_950_000)).toEqual({ open: 1, waiting: 0, over: 0 })
  expect(counts(1_995_000)).toEqual({ open: 1, waiting: 0, over: 0 })
  expect(counts(2_000_501)).toEqual({ open: 0, waiting: 1, over: 0 })
  expect(counts(2_150_999)).toEqual({ open: 0, waiting: 1, over: 0 })
  expect(counts(2_150_999, { ...round, outcome: { type: "cancelled" } })).toEqual({ open: 0, waiting: 0, over: 1 })
})

test("the round that closes first is next, wherever it stands in the list", () => {
  const early = { ...round, betId: "early", closesAt: 1_900_000 }
  expect(nextToClose([round, early], 1_500_000)?.betId).toBe("early")
  expect(nextToClose([early, round], 1_500_000)?.betId).toBe("early")
})
