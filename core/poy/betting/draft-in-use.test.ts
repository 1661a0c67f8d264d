import { Option, Result } from "effect"
import { expect, test } from "vitest"
import { linesOf } from "../totals.ts"
import { type Betting, bettingPace } from "./betting.ts"
import { heard, opened, recalled, rest } from "./draft-in-use.ts"
import type { Draft } from "./drafts.ts"
import { after, atTable, keptLine } from "./testing/at-table.ts"
import { isChanged } from "./writing.ts"

const draft = (change: Partial<Draft>): Draft => ({ id: "id-1", version: 1, by: "tab-2", lines: [keptLine], ...change })
const typed = (betting: Betting) => after(betting, { type: "numbers.chosen", numbers: ["739"] })
const numbers = ({ slip }: Pick<Betting, "slip">) => linesOf(slip).map(({ number }) => number)

test("a change waits a third of a second to be kept, rates are read twice a minute, a lost operator is asked every five seconds", () => {
  expect(bettingPace).toEqual({ keepAfter: 300, ratesEvery: 30_000, retry: 5_000 })
})

test("who may go on no longer leaves what is not kept yet as the next version, and nothing when all is kept", () => {
  const betting = atTable()
  expect([isChanged(betting), rest(betting)]).toEqual([false, undefined])
  const left = rest(typed(betting))
  expect([left?.id, left?.version, left?.by, left?.lines.map(({ number }) => number)]).toEqual([
    "id-1",
    1,
    "id-2",
    ["739"],
  ])
})

test("of two drafts that are found before there are terms, the later one waits for them", () => {
  const waiting = { ...atTable(), found: draft({ version: 5 }) }
  const found = (version: number) => opened(waiting, Result.succeed(Option.some(draft({ version }))))
  expect(found(4)).toEqual({})
  expect(found(6)).toEqual({ found: draft({ version: 6 }) })
})

test("a draft that comes back as it was left is no news", () => {
  const back = recalled({ ...atTable(), found: draft({ version: 3 }) })
  expect(back).not.toHaveProperty("news")
  expect(back).toMatchObject({ draftId: "id-1", found: undefined })
})

test("another tab's later version of the slip that is being changed here is outdone, not taken", () => {
  const changed = typed(atTable())
  const told = heard(changed, draft({ version: 4 }))
  expect(told).toMatchObject({ kept: { id: "id-1", version: 4, by: "tab-2" } })
  expect(told).not.toHaveProperty("slip")
  const begun = { ...changed, draftId: "id-9" }
  expect(heard(begun, draft({ id: "id-9", version: 4 }))).not.toHaveProperty("slip")
  const another = heard(changed, draft({ id: "id-7", version: 4 }))
  expect([another.draftId, another.slip && numbers({ slip: another.slip })]).toEqual(["id-7", ["482"]])
})
