import type { Round } from "@fakham/core/lotto"
import { expect, test } from "vitest"
import { roundView } from "./round-view.ts"

const closesAt = Date.parse("2026-11-20T16:15:00+07:00")
const yeekee: Round = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "yeekee_42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: closesAt - 600_000,
  closesAt,
  shootingEndsAt: closesAt + 120_000,
  resultAt: closesAt + 150_000,
  outcome: undefined,
}
const drawn: Round = { ...yeekee, outcome: { type: "drawn", drawn: { top3: "669", top2: "69", bottom2: "15" } } }
const stock: Round = { ...yeekee, betGroup: "stock", shootingEndsAt: undefined }

test("a round is bet on until it closes, then shot into, and in the end proven", () => {
  const seen = [closesAt - 600_001, closesAt - 1, closesAt, closesAt + 1, closesAt + 130_000].map((now) =>
    roundView(yeekee, now, undefined),
  )
  expect(seen).toEqual(["bet", "bet", "bet", "ying", "ying"])
  expect(roundView(drawn, closesAt + 150_000, undefined)).toBe("proof")
  expect(roundView({ ...yeekee, outcome: { type: "cancelled" } }, closesAt, undefined)).toBe("proof")
})

test("an address that asks for shooting or for the proof gets it at any time before the result", () => {
  expect(roundView(yeekee, closesAt - 1, "ying")).toBe("ying")
  expect(roundView(yeekee, closesAt - 1, "proof")).toBe("proof")
  expect(roundView(drawn, closesAt, "ying")).toBe("proof")
})

test("a round that is switched off before its close is not shot into, but its commitment can be read", () => {
  const off: Round = { ...yeekee, isSwitchedOff: true }
  expect(roundView(off, closesAt - 1, undefined)).toBe("bet")
  expect(roundView(off, closesAt - 1, "ying")).toBe("bet")
  expect(roundView(off, closesAt - 1, "proof")).toBe("proof")
  expect(roundView(off, closesAt + 1, "ying")).toBe("ying")
})

test("a round that nobody shoots into is a round to bet on, whatever the address asks for", () => {
  expect(roundView(stock, closesAt + 1, "ying")).toBe("bet")
  expect(roundView({ ...stock, outcome: drawn.outcome }, closesAt + 1, "proof")).toBe("bet")
})
