import {
  type Added,
  add,
  type Bet,
  baht,
  empty,
  type Line,
  linesOf,
  makeLines,
  redo,
  termsOf,
  totals,
  undo,
} from "@fakham/core/poy"
import { paste } from "@fakham/core/poy/paste"

const check = (actual: unknown, expected: unknown) => {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

const terms = termsOf({
  betMin: { teng_lang_2: baht(5), teng_bon_3: baht(1) },
  betMax: { teng_lang_2: baht(500), teng_bon_3: baht(100) },
  defaultRate: { teng_lang_2: 9_200, teng_bon_3: 85_000 },
  rateNow: [],
})
const bets: ReadonlyArray<Bet> = [
  { option: "teng_lang_2", number: "45" },
  { option: "teng_bon_3", number: "123" },
  { option: "tode_3", number: "123" },
]
const { lines, refused } = makeLines(terms, bets)
const added: Added = add(empty, lines)
const slipLines: ReadonlyArray<Line> = linesOf(added.slip)

check(refused, [{ option: "tode_3", number: "123", reason: "notOffered" }])
check(
  slipLines.map(({ option, number, price }) => [option, number, price]),
  [
    ["teng_bon_3", "123", 100],
    ["teng_lang_2", "45", 500],
  ],
)
check(totals(added.slip), { count: 2, stake: 600, largestWin: 85_000 })
check(totals(undo(added.slip)), { count: 0, stake: 0, largestWin: 0 })
check(totals(redo(undo(added.slip)).slip).count, 2)
check(
  paste("๑๒๓=๑๐๐").lines.map(({ bets }) => bets),
  [[{ option: "teng_bon_3", number: "123", price: 10_000 }]],
)
