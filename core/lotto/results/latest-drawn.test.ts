import { expect, test } from "vitest"
import type { Drawn } from "../draw/drawn.ts"
import type { Round } from "../round/round.ts"
import { round42 } from "../testing/round-42.ts"
import { latestDrawn } from "./latest-drawn.ts"
import type { DrawnResult } from "./result.ts"

const drawn = (top3: string): Drawn => ({ top3, top2: top3.slice(1), bottom2: "15" })
const ended = (resultAt: number, outcome: Round["outcome"]): Round => ({ ...round42, resultAt, outcome })
const before: DrawnResult = {
  betGroup: "yeekee",
  betType: "yeekee_41",
  betId: "yeekee-2026-11-20-41",
  betName: "ยี่กี รอบที่ 41",
  dt: "2026-11-20",
  top3: "111",
  top2: "11",
  bottom2: "11",
}

test("the latest of a group is what its round that was drawn last gave, and of two at once the one listed later", () => {
  const rounds = [
    ended(3, { type: "drawn", drawn: drawn("669") }),
    ended(3, { type: "drawn", drawn: drawn("123") }),
    ended(2, { type: "drawn", drawn: drawn("482") }),
    ended(4, { type: "cancelled" }),
    round42,
  ]
  expect(latestDrawn(rounds, before)?.top3).toBe("123")
})

test("while no round on the list was drawn it is the draw before them, where the operator tells of one", () => {
  const rounds = [ended(4, { type: "cancelled" }), round42]
  expect([latestDrawn(rounds, before), latestDrawn(rounds, undefined)]).toEqual([before, undefined])
})
