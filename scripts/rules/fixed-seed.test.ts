import fc from "fast-check"
import { expect, test } from "vitest"

test("a property that fails in the tests fails with the same case in the next run", () => {
  const { seed, counterexamplePath } = fc.check(fc.property(fc.nat(1_000), (stake) => stake < 600))
  expect([seed, counterexamplePath]).toEqual([2_569, "6:2:0:2:0:2"])
})
