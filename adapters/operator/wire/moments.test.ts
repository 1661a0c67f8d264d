import * as v from "valibot"
import { expect, test } from "vitest"
import { CreatedMoment, Moment } from "./moments.ts"

const noonInBangkok = Date.UTC(2026, 10, 20, 5)

test("a created moment that ends in Z is Thai time", () => {
  for (const written of ["2026-11-20T12:00:00.000000Z", "2026-11-20 12:00:00Z", "2026-11-20T12:00Z"])
    expect(v.parse(CreatedMoment, written), written).toBe(noonInBangkok)
})

test("any other moment that ends in Z is UTC", () => {
  for (const written of ["2026-11-20T05:00:00.000000Z", "2026-11-20 05:00:00Z", "2026-11-20T05:00Z"])
    expect(v.parse(Moment, written), written).toBe(noonInBangkok)
})

test.each([
  1_795_150_800,
  "1795150800",
  1_795_150_800_000,
  "2026-11-20 12:00:00",
  "2026-11-20T12:00",
  "2026-11-20T12:00:00+07:00",
  "2026-11-20T12:00:00+07",
  "2026-11-20T12:00:00 +0700",
  "2026-11-20T05:00:00+00:00",
])("%j is the same moment wherever it stands", (written) => {
  expect([v.parse(Moment, written), v.parse(CreatedMoment, written)]).toEqual([noonInBangkok, noonInBangkok])
})

test.each(["", "soon", "20/11/2026 12:00", "2026-02-30T12:00:00Z", "2026-11-20", null, {}])(
  "%j is no moment",
  (odd) => {
    expect([v.is(Moment, odd), v.is(CreatedMoment, odd)]).toEqual([false, false])
  },
)
