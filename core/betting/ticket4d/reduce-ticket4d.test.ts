import fc from "fast-check"
import { expect, test } from "vitest"
import { anyTicket4dLine } from "../../gov4d/testing/any-ticket4d.ts"
import { setCaps } from "../../gov4d/ticket4d-slip.ts"
import { type Buying, buyingFor, type Ticket4dPlay } from "./buying.ts"
import { fitting, holdingsTaken, setPlayed, setsTurnedAway } from "./reduce-ticket4d.ts"

const fresh = buyingFor({ betId: "hanoy-1", variant: "hanoy" }, () => "an id")
const after = (...plays: ReadonlyArray<Ticket4dPlay>): Buying =>
  plays.reduce<Buying>((buying, play) => ({ ...buying, ...setPlayed(buying, play) }), fresh)
const keys = (digits: string) => Array.from(digits, (digit): Ticket4dPlay => ({ type: "digit.pressed", digit }))
const picked = ({ slip }: Buying) => slip.lines.map(({ number, sets }) => `${number}=${sets}`)

test("a player begins with nothing picked, nothing typed and nothing to be told", () => {
  expect(fresh).toMatchObject({ digits: "", everyOrder: false, remembered: true, news: undefined })
  expect(fresh.saved).toEqual({ id: "an id", version: 0, by: "", slip: { lines: [], past: [] } })
})

test("the fourth digit adds one set of the number, and typing begins anew", () => {
  const typing = after(...keys("482"))
  expect([typing.digits, picked(typing)]).toEqual(["482", []])
  const done = after(...keys("4827"))
  expect([done.digits, picked(done), done.news]).toEqual(["", ["4827=1"], undefined])
  expect(picked(after(...keys("48274827")))).toEqual(["4827=2"])
})

test("a digit can be taken back, all can, and what is no digit is none", () => {
  expect(after(...keys("738"), { type: "digit.erased" }).digits).toBe("73")
  expect(after(...keys("73"), { type: "digits.cleared" }).digits).toBe("")
  for (const digit of ["x", "x7", "7x"]) expect(after({ type: "digit.pressed", digit }).digits).toBe("")
})

test("in every order, a number brings all arrangements of its digits as one change", () => {
  const all = after({ type: "orders.toggled" }, ...keys("1121"))
  expect(picked(all)).toEqual(["1112=1", "1121=1", "1211=1", "2111=1"])
  expect(picked({ ...all, ...setPlayed(all, { type: "change.undone" }) })).toEqual([])
  expect(picked(after({ type: "orders.toggled" }, { type: "orders.toggled" }, ...keys("1121")))).toEqual(["1121=1"])
})

test("the count of a number goes up to twenty, and at none the number is off", () => {
  const counted = (sets: number) => after(...keys("4827"), { type: "sets.counted", number: "4827", sets })
  expect(picked(counted(20))).toEqual(["4827=20"])
  expect([picked(counted(21)), counted(21).news]).toEqual([
    ["4827=1"],
    { _tag: "notAdded", refused: [{ line: { number: "4827", sets: 21 }, reason: "full", most: 20 }] },
  ])
  expect(picked(counted(0))).toEqual([])
})

test("cleared sets are told and can be had back", () => {
  const cleared = after({ type: "sets.picked", lines: [{ number: "4827", sets: 2 }] }, { type: "sets.cleared" })
  expect([picked(cleared), cleared.news]).toEqual([[], { _tag: "cleared", count: 1 }])
  expect(picked({ ...cleared, ...setPlayed(cleared, { type: "change.undone" }) })).toEqual(["4827=2"])
  expect(setPlayed(fresh, { type: "sets.cleared" })).toEqual({})
})

test("what is typed while nothing is taken is told and not kept", () => {
  expect(setsTurnedAway({ type: "digit.pressed", digit: "7" })).toEqual({ news: { _tag: "roundClosed", keyed: "7" } })
  expect(setsTurnedAway({ type: "sets.cleared" })).toEqual({ news: { _tag: "roundClosed", keyed: "" } })
})

test("what the player holds already is taken off what was picked beyond it, and told", () => {
  const buying = after({
    type: "sets.picked",
    lines: [
      { number: "4827", sets: 5 },
      { number: "0916", sets: 2 },
    ],
  })
  const held = [{ number: "4827", sets: 17 }]
  const holding = { ...buying, ...holdingsTaken(buying, held) }
  expect(picked(holding)).toEqual(["0916=2", "4827=3"])
  expect(holding.news).toEqual({
    _tag: "notAdded",
    refused: [{ line: { number: "4827", sets: 5 }, reason: "full", most: 3 }],
  })
  expect(holding.caps.held).toEqual(held)
  const little = [{ number: "0916", sets: 18 }]
  expect(holdingsTaken(buying, little)).toEqual({ caps: { ...setCaps, held: little } })
})

test("what was picked before can be had back only as far as what the player holds by now leaves room", () => {
  const few = after(
    { type: "sets.picked", lines: [{ number: "0916", sets: 1 }] },
    { type: "sets.picked", lines: [{ number: "4827", sets: 18 }] },
    { type: "sets.counted", number: "4827", sets: 5 },
  )
  const known = { ...few, ...holdingsTaken(few, [{ number: "4827", sets: 10 }]) }
  expect([picked(known), known.news]).toEqual([["0916=1", "4827=5"], undefined])
  const back = { ...known, ...setPlayed(known, { type: "change.undone" }) }
  expect(picked(back)).toEqual(["0916=1"])
  expect(picked({ ...back, ...setPlayed(back, { type: "change.undone" }) })).toEqual([])
  const full = { ...few, ...holdingsTaken(few, [{ number: "1111", sets: 194 }]) }
  expect(picked({ ...full, ...setPlayed(full, { type: "change.undone" }) })).toEqual(["0916=1"])
})

test("lines from elsewhere never pass the caps, and only what is told is missing", () => {
  fc.assert(
    fc.property(
      fc.array(anyTicket4dLine, { maxLength: 40 }),
      fc.array(anyTicket4dLine, { maxLength: 5 }),
      (lines, held) => {
        const { slip, refused } = fitting(lines, { ...setCaps, held })
        const most = setCaps.perMember - held.reduce((sum, { sets }) => sum + sets, 0)
        expect(slip.lines.reduce((sum, { sets }) => sum + sets, 0)).toBeLessThanOrEqual(Math.max(0, most))
        for (const { sets } of slip.lines) expect(sets).toBeLessThanOrEqual(setCaps.perNumber)
        const missing = (number: string) => {
          const asked = lines.filter((line) => line.number === number).reduce((sum, { sets }) => sum + sets, 0)
          return (slip.lines.find((line) => line.number === number)?.sets ?? 0) < asked
        }
        for (const { number } of lines) expect(missing(number)).toBe(refused.some(({ line }) => line.number === number))
      },
    ),
  )
})
