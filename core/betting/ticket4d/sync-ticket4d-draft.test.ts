import { Option, Result } from "effect"
import { expect, test } from "vitest"
import { BrokenDraft, DraftNotStored } from "../drafts/drafts.port.ts"
import { type Buying, buyingFor } from "./buying.ts"
import { setPlayed } from "./reduce-ticket4d.ts"
import {
  savingAnswered,
  setDraftOf,
  setsLookedUp,
  setsPlaced,
  setsRecalled,
  setsReceived,
} from "./sync-ticket4d-draft.ts"
import type { Ticket4dDraft } from "./ticket4d-drafts.ts"

const fresh: Buying = { ...buyingFor({ betId: "hanoy-1", variant: "hanoy" }, () => "id-1"), tab: "tab-1" }
const picked = (buying: Buying): Buying => ({
  ...buying,
  ...setPlayed(buying, { type: "sets.picked", lines: [{ number: "4827", sets: 1 }] }),
})
const draft = (change: Partial<Ticket4dDraft> = {}): Ticket4dDraft => ({
  id: "id-1",
  version: 1,
  by: "tab-2",
  lines: [{ number: "0916", sets: 2 }],
  ...change,
})
const found = (one: Ticket4dDraft) => Result.succeed(Option.some(one))
const nothingStored = Result.succeed(Option.none<Ticket4dDraft>())

test("what is kept comes back, and is no news", () => {
  const back = setsRecalled(fresh, found(draft()))
  expect(back).toMatchObject({
    slip: { lines: [{ number: "0916", sets: 2 }] },
    draftId: "id-1",
    saved: { id: "id-1", version: 1, by: "tab-2" },
  })
  expect(back.saved?.slip).toBe(back.slip)
  expect(back).not.toHaveProperty("news")
  expect(setsRecalled(fresh, nothingStored)).toEqual({})
})

test("of what is kept the part beyond a cap stays out, and is told", () => {
  const { slip, news } = setsRecalled(fresh, found(draft({ lines: [{ number: "0916", sets: 21 }] })))
  expect(slip?.lines).toEqual([{ number: "0916", sets: 20 }])
  expect(news).toEqual({
    _tag: "notAdded",
    refused: [{ line: { number: "0916", sets: 21 }, reason: "full", most: 20 }],
  })
})

test("a draft no later than the one that another tab has told of meanwhile is not taken", () => {
  const received = { ...fresh, ...setsReceived(fresh, draft({ version: 5 })) }
  expect(setsRecalled(received, found(draft({ version: 4 })))).toEqual({})
})

test("a draft that cannot be read is told of", () => {
  expect(setsRecalled(fresh, Result.fail(new BrokenDraft()))).toEqual({ news: { _tag: "draftDropped" } })
})

test("a page that is shown again takes what another tab has made of the sets, and says so", () => {
  expect(setsLookedUp(fresh, found(draft()))).toMatchObject({
    slip: { lines: [{ number: "0916", sets: 2 }] },
    news: { _tag: "changedElsewhere", before: 0, after: 1 },
  })
  expect(setsLookedUp(fresh, nothingStored)).toEqual({})
  expect(setsLookedUp(fresh, Result.fail(new BrokenDraft()))).toEqual({})
})

test("an older writing changes nothing", () => {
  const received = { ...fresh, ...setsReceived(fresh, draft({ version: 5 })) }
  expect(setsReceived(received, draft({ version: 5 }))).toEqual({})
  expect(setsReceived(received, draft({ version: 4 }))).toEqual({})
})

test("of the draft that is being changed here a later writing is outdone, of another one it is taken", () => {
  const changed = picked(fresh)
  const next = setsReceived(changed, draft({ version: 4 }))
  expect(next).toEqual({ saved: { id: "id-1", version: 4, by: "tab-2", slip: { lines: [], past: [] } } })
  expect(next.saved?.slip).not.toBe(changed.slip)
  expect(setsReceived({ ...changed, draftId: "id-9" }, draft({ id: "id-9", version: 4 }))).not.toHaveProperty("slip")
  expect(setsReceived({ ...changed, draftId: "id-9" }, draft({ id: "id-1", version: 4 }))).not.toHaveProperty("slip")
  expect(setsReceived(changed, draft({ id: "id-7", version: 4 }))).toMatchObject({
    draftId: "id-7",
    slip: { lines: [{ number: "0916", sets: 2 }] },
    news: { _tag: "changedElsewhere", before: 1, after: 1 },
  })
})

test("what was emptied elsewhere is empty here", () => {
  const before = { ...fresh, ...setsRecalled(fresh, found(draft())) }
  expect(setsReceived(before, draft({ version: 2, lines: [] }))).toMatchObject({
    slip: { lines: [] },
    news: { _tag: "changedElsewhere", before: 1, after: 0 },
  })
})

test("that nothing can be kept is told once, until something could be kept again", () => {
  const refused = Result.fail(new DraftNotStored())
  const next = savingAnswered(fresh, refused)
  expect(next).toEqual({ remembered: false, news: { _tag: "draftNotStored" } })
  expect(savingAnswered({ ...fresh, ...next }, refused)).toEqual({})
  expect(savingAnswered({ ...fresh, ...next }, Result.succeed(undefined))).toEqual({ remembered: true })
})

test("sets that were bought make room for a draft of its own, those of another draft do not", () => {
  const placed = setsPlaced(picked(fresh), "id-1", () => "id-2")
  expect(placed).toEqual({ slip: { lines: [], past: [] }, draftId: "id-2", news: undefined })
  expect(setsPlaced(picked(fresh), "id-0", () => "id-2")).toEqual({})
})

test("what is written down is what was kept last", () => {
  const saved = { id: "id-1", version: 2, by: "tab-1", slip: picked(fresh).slip }
  expect(setDraftOf({ saved })).toEqual({
    id: "id-1",
    version: 2,
    by: "tab-1",
    lines: [{ number: "4827", sets: 1 }],
  })
})
