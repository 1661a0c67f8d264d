import { Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { AbortRefused, NoSuchPoy } from "../placed/placed-poys.ts"
import { somchaisOrder } from "../testing/operator-that-takes-poys.ts"
import { abortingOf, heardOf } from "./aborting.ts"

const poy: PlacedPoy = {
  id: "P-1",
  order: somchaisOrder,
  stake: baht(30),
  placedAt: 1_000,
  closesAt: 9_000,
  status: "waiting",
  paid: baht(0),
}
const asked = { ...abortingOf({ id: "P-1" }), key: "key-1" }

test("a cancellation keeps its key as long as the slip still waits, and drops it once something became of it", () => {
  expect(heardOf(asked, Result.succeed(poy))).toEqual({ poy, failure: undefined, key: "key-1" })
  const aborted = { ...poy, status: "aborted" } as const
  expect(heardOf(asked, Result.succeed(aborted))).toEqual({ poy: aborted, failure: undefined, key: undefined })
})

test("silence keeps the key of a cancellation, any word drops it", () => {
  expect(heardOf(asked, Result.fail(new Unreachable({}))).key).toBe("key-1")
  for (const word of [new AbortRefused({ reason: "tooLate" }), new NoSuchPoy(), new Unauthorized()])
    expect(heardOf(asked, Result.fail(word))).toEqual({ failure: word, key: undefined })
})
