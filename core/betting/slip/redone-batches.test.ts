import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import { linesOf } from "../../poy/totals.ts"
import { after, atTable, inSlip, keys } from "../testing/at-table.ts"
import { someRatesTaken } from "./apply-terms.ts"
import { type Betting, type Play } from "./betting.ts"

test("batches are redone in turn, the one undone last first, and each without its closed numbers", () => {
  const [undo, redo]: ReadonlyArray<Play> = [{ type: "batch.undone" }, { type: "batch.redone" }]
  const chosen = (...numbers: ReadonlyArray<string>): Play => ({ type: "numbers.chosen", numbers })
  const three = after(atTable(), chosen("111", "555"), chosen("222", "333"), ...keys("444"))
  const undone = after(three, present(undo), present(undo), present(undo))
  const gone = ["222", "555"].map((number) => ({ option: "teng_bon_3", number, multiply: 0 }) as const)
  const closed = { ...undone, ...someRatesTaken(undone, gone) }
  const numbers = (betting: Betting) => linesOf(betting.slip).map(({ number }) => number)
  const second = after(closed, present(redo), present(redo))
  expect(numbers(after(closed, present(redo)))).toEqual(["111"])
  expect(numbers(second)).toEqual(["111", "333"])
  expect(second.news).toEqual({
    _tag: "addedInPart",
    left: [{ option: "teng_bon_3", number: "222", reason: "closed" }],
    clamped: [],
    strange: [],
  })
  const third = after(second, present(redo))
  expect(numbers(third)).toEqual(["111", "333", "444"])
  expect(numbers(after(third, present(redo)))).toEqual(["111", "333", "444"])
})

test("a number that pays next to nothing is still open when its batch is redone", () => {
  const undone = after(atTable(), { type: "numbers.chosen", numbers: ["482", "739"] }, { type: "batch.undone" })
  const rates = [
    { option: "teng_bon_3", number: "482", multiply: 1 },
    { option: "teng_bon_3", number: "739", multiply: 0 },
  ] as const
  const redone = after({ ...undone, ...someRatesTaken(undone, rates) }, { type: "batch.redone" })
  expect(inSlip(redone)).toEqual(["teng_bon_3 482 100"])
})
