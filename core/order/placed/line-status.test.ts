import { expect, test } from "vitest"
import { baht, nothing } from "../../money/satang.ts"
import { somchaisPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { lineStatuses, tallyOf } from "./line-status.ts"
import type { LineOutcome, PoyStatus } from "./placed-poy.ts"

const statuses = (status: PoyStatus, ...outcomes: ReadonlyArray<LineOutcome>) =>
  lineStatuses({ ...somchaisPoy, status, outcomes })
const won = { type: "won", won: baht(8_500), tier: undefined } as const

test("a line waits until the operator has told what it won", () => {
  expect(statuses("waiting")).toEqual([{ type: "waiting" }, { type: "waiting" }])
  expect(statuses("won", { won: baht(8_500) })).toEqual([won, { type: "waiting" }])
})

test("of a slip that won, each line says whether it did and how much", () => {
  expect(statuses("won", { won: baht(8_500) }, { won: nothing })).toEqual([won, { type: "lost" }])
})

test("no line of a slip that lost still waits", () => {
  expect(statuses("lost")).toEqual([{ type: "lost" }, { type: "lost" }])
})

test.each(["cancelled", "refunded"] as const)(
  "every stake of a slip that was %s goes back, whatever was told before",
  (status) => {
    expect(statuses(status, { won: baht(8_500) })).toEqual([{ type: "returned" }, { type: "returned" }])
  },
)

test("a line of sets says by which prize it won", () => {
  expect(statuses("won", { won: baht(125_000), tier: "straight4" })[0]).toEqual({
    type: "won",
    won: baht(125_000),
    tier: "straight4",
  })
})

test("a slip is summed up by what it has won, how many lines won and how many wait", () => {
  expect(tallyOf([won, won, { type: "lost" }, { type: "waiting" }])).toEqual({
    won: baht(17_000),
    winning: 2,
    waiting: 1,
  })
  expect(tallyOf([{ type: "returned" }])).toEqual({ won: nothing, winning: 0, waiting: 0 })
})
