import { expect, test } from "vitest"
import type { Shot } from "./shot.ts"
import { ranked } from "./shot-ranks.ts"

test("shots are ranked newest first; of the same moment, the later arrival is newer", () => {
  const shot = (number: string, at: number, sequence: number): Shot => ({ member: "somchai88", number, at, sequence })
  const shots = [shot("11111", 1_000, 1), shot("33333", 3_000, 3), shot("44444", 3_000, 4), shot("22222", 2_000, 9)]
  expect(ranked(shots).map(({ number }) => number)).toEqual(["44444", "33333", "22222", "11111"])
})
