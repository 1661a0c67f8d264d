import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { yeekeeRound } from "../testing/operator-that-offers-a-round.ts"
import { bettingFor } from "./betting.ts"

test("terms are asked for with what the round itself takes at most, where it tells", () => {
  const betMax = { teng_bon_3: baht(200) }
  expect(bettingFor({ ...yeekeeRound, betMax }, () => "id").betMax).toEqual(betMax)
  expect(bettingFor(yeekeeRound, () => "id")).not.toHaveProperty("betMax")
})

test("a slip that has just been begun is not said to be lost with a reload", () => {
  expect(bettingFor(yeekeeRound, () => "id").remembered).toBe(true)
})
