import fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import { cashAnnounced, cashRead, isInvalidated, unknownCash } from "./cash-state.ts"

const [ten, twenty, thirty] = [satang(1_000), satang(2_000), satang(3_000)]
const read = cashRead(unknownCash, ten, 0)

test("before anything is known the operator has to be asked, and its answer settles it", () => {
  expect([unknownCash.cash, isInvalidated(unknownCash)]).toEqual([undefined, true])
  expect([read.cash, isInvalidated(read)]).toEqual([1_000, false])
})

test("an announcement is shown at once and has to be settled by a read", () => {
  const announced = cashAnnounced(read, twenty)
  expect([announced.cash, isInvalidated(announced)]).toEqual([2_000, true])
  const settled = cashRead(announced, twenty, 1)
  expect([settled.cash, isInvalidated(settled)]).toEqual([2_000, false])
})

test("an announcement during the very first read is shown and not dropped", () => {
  const announced = cashAnnounced(unknownCash, twenty)
  expect(announced.cash).toBe(2_000)
  const answered = cashRead(announced, ten, 0)
  expect([answered.cash, isInvalidated(answered)]).toEqual([2_000, true])
})

test("a read that was asked for before the last announcement may be older than it, and does not count", () => {
  const announced = cashAnnounced(read, twenty)
  expect(cashRead(announced, ten, 0)).toEqual(announced)
})

test("an old announcement never takes the place of a newer read; it only makes the operator be asked", () => {
  const newer = cashRead(read, twenty, 0)
  const late = cashAnnounced(newer, ten)
  expect([late.cash, isInvalidated(late)]).toEqual([2_000, true])
  expect(cashRead(late, twenty, 1).cash).toBe(2_000)
})

test("a repeated announcement changes nothing on show", () => {
  const twice = cashAnnounced(cashAnnounced(read, twenty), twenty)
  expect(twice.cash).toBe(2_000)
  expect(cashAnnounced(cashAnnounced(twice, thirty), twenty).cash).toBe(3_000)
})

test("a balance that truly comes back is shown when it is read", () => {
  const back = cashAnnounced(cashAnnounced(read, twenty), ten)
  expect(back.cash).toBe(2_000)
  const settled = cashRead(back, ten, 2)
  expect([settled.cash, isInvalidated(settled)]).toEqual([1_000, false])
  expect(cashAnnounced(settled, twenty).cash).toBe(1_000)
})

test("what was replaced is remembered eight steps back, no further", () => {
  let known = read
  for (let step = 2; step <= 10; step++) known = cashAnnounced(known, satang(step * 1_000))
  expect(known.replaced).toEqual([9_000, 8_000, 7_000, 6_000, 5_000, 4_000, 3_000, 2_000])
})

test("in whatever order announcements and answers arrive, a balance that is not doubted is that of the last question", () => {
  const amount = fc.integer({ min: 0, max: 5 }).map((step) => satang(step * 1_000))
  const news = fc.oneof(
    fc.record({ type: fc.constant("announced" as const), cash: amount }),
    fc.record({ type: fc.constant("asked" as const) }),
    fc.record({ type: fc.constant("answered" as const), cash: amount }),
  )
  fc.assert(
    fc.property(fc.array(news, { maxLength: 30 }), (all) => {
      let [known, announcementsWhenAsked, sinceAsked] = [unknownCash, 0, 0]
      for (const one of all) {
        if (one.type === "asked") [announcementsWhenAsked, sinceAsked] = [known.announcements, 0]
        if (one.type === "announced") [known, sinceAsked] = [cashAnnounced(known, one.cash), sinceAsked + 1]
        if (one.type !== "answered") continue
        const before = known
        known = cashRead(known, one.cash, announcementsWhenAsked)
        expect(known).toEqual(sinceAsked === 0 ? { ...known, cash: one.cash } : before)
        expect(isInvalidated(known)).toBe(sinceAsked > 0 && isInvalidated(before))
        expect(known.replaced).not.toContain(known.cash)
      }
    }),
  )
})
