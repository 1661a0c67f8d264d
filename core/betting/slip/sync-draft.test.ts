import { Option, Result } from "effect"
import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import { satang } from "../../money/satang.ts"
import type { Line } from "../../poy/line.ts"
import { linesOf } from "../../poy/totals.ts"
import type { Draft } from "../drafts/drafts.port.ts"
import { isChanged, written } from "../drafts/save-draft.ts"
import { after, atTable, savedLine } from "../testing/at-table.ts"
import { type Betting, bettingPace } from "./betting.ts"
import { draftReceived, opened, recalled, rest } from "./sync-draft.ts"

const draft = (change: Partial<Draft>): Draft => ({
  id: "id-1",
  version: 1,
  by: "tab-2",
  lines: [savedLine],
  ...change,
})
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
  const next = draftReceived(changed, draft({ version: 4 }))
  expect(next).toMatchObject({ saved: { id: "id-1", version: 4, by: "tab-2" } })
  expect(next).not.toHaveProperty("slip")
  const begun = { ...changed, draftId: "id-9" }
  expect(draftReceived(begun, draft({ id: "id-9", version: 4 }))).not.toHaveProperty("slip")
  const another = draftReceived(changed, draft({ id: "id-7", version: 4 }))
  expect([another.draftId, another.slip && numbers({ slip: another.slip })]).toEqual(["id-7", ["482"]])
})

test("a later version that says what stands here already is no news, and takes nothing back that was undone", () => {
  const undone = after(typed(typed(atTable())), { type: "batch.undone" })
  const betting: Betting = { ...undone, ...written(undone) }
  const [line] = linesOf(betting.slip)
  const receivedLines = (lines: ReadonlyArray<Line>) => draftReceived(betting, draft({ version: 4, lines }))
  const same = receivedLines([{ ...present(line), ref: 7 }])
  expect(same).toEqual({ draftId: "id-1", saved: { id: "id-1", version: 4, by: "tab-2", slip: betting.slip } })
  expect(isChanged({ ...betting, ...same })).toBe(false)
  const others: ReadonlyArray<ReadonlyArray<Line>> = [
    [],
    [present(line), { ...present(line), ref: 1 }],
    [{ ...present(line), number: "738" }],
    [{ ...present(line), price: satang(200) }],
    [{ ...present(line), price: satang(60_000) }],
    [present(line), { ...present(line), ref: 1, min: satang(50_000), max: satang(50_000), price: satang(50_000) }],
  ]
  for (const lines of others) expect(receivedLines(lines).news).toMatchObject({ _tag: "changedElsewhere", before: 1 })
})

test("the same lines in other batches are another slip", () => {
  const both = after(atTable(), { type: "numbers.chosen", numbers: ["738", "739"] })
  const betting: Betting = { ...both, ...written(both) }
  const lines = linesOf(betting.slip).map((line, at) => ({ ...line, add: at + 1 }))
  expect(draftReceived(betting, draft({ version: 4, lines })).news).toMatchObject({ before: 2, after: 2 })
  expect(draftReceived(betting, draft({ version: 4, lines: linesOf(betting.slip) }))).not.toHaveProperty("news")
})

test("another rate that holds no more is no news, but what another tab has and this one cannot take is", () => {
  const one = after(typed(atTable()), { type: "all.priced", price: satang(50_000) })
  const betting: Betting = { ...one, ...written(one) }
  const [line] = linesOf(betting.slip)
  expect(draftReceived(betting, draft({ version: 4, lines: [{ ...present(line), multiply: 7 }] }))).not.toHaveProperty(
    "news",
  )
  const dearer = { ...present(line), price: satang(60_000), max: satang(60_000) }
  expect(
    draftReceived(betting, draft({ version: 4, lines: [dearer, { ...present(line), ref: 1 }] })).news,
  ).toMatchObject({
    before: 1,
    after: 1,
    clamped: [0],
    left: [{ number: "739", reason: "full" }],
  })
})
