import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { bankProgress, needsAttention } from "./bank-progress.ts"

const now = Date.parse("2026-11-20T12:00:00+07:00")
const entry = (id: string, status: string, hoursAgo: number) => ({
  id,
  amount: baht(100),
  status,
  bankCode: "004",
  method: undefined,
  createdAt: now - hoursAgo * 3_600_000,
})
const progress = bankProgress({
  depositFast: [entry("wrong", "MISMATCH", 80), entry("late", "EXPIRED", 2), entry("older", "EXPIRED", 25)],
  depositNormal: [entry("slip", "WAITING", 5), entry("there", "MATCHED", 1)],
  userWithdraw: [entry("paying", "WAITING", 1), entry("refused", "REJECTED", 3), entry("odd", "ON_HOLD", 4)],
})
const ids = (moves: ReadonlyArray<{ readonly id: string }>) => moves.map(({ id }) => id)

test("what does not match, what is open and what is over stand apart, each the latest first", () => {
  expect(ids(progress.mismatched)).toEqual(["wrong"])
  expect(ids(progress.open)).toEqual(["paying", "slip"])
  expect(ids(progress.over)).toEqual(["there", "late", "refused", "odd", "older"])
  expect(progress.open.map(({ part }) => part)).toEqual(["userWithdraw", "depositNormal"])
})

test("a player has to know of every mismatch, and of what expired or was rejected within a day", () => {
  expect(ids(needsAttention(progress, now))).toEqual(["wrong", "late", "refused"])
})

test("what expired is told of for a day, and not at its last moment any more", () => {
  const at = (id: string, ago: number) => ({ ...entry(id, "EXPIRED", 0), createdAt: now - ago })
  const expired = [at("a day", 86_400_000), at("almost a day", 86_399_999)]
  expect(
    ids(
      needsAttention(
        {
          mismatched: [],
          open: [],
          over: bankProgress({ depositFast: expired, depositNormal: [], userWithdraw: [] }).over,
        },
        now,
      ),
    ),
  ).toEqual(["almost a day"])
})
