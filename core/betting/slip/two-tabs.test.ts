import fc from "fast-check"
import { expect, test } from "vitest"
import { linesOf } from "../../poy/totals.ts"
import type { Draft } from "../drafts/drafts.port.ts"
import { isChanged, isStale, written } from "../drafts/save-draft.ts"
import { inSlip } from "../testing/at-table.ts"
import { yeekeeLimits, yeekeeRound } from "../testing/operator-that-offers-a-round.ts"
import { termsTaken } from "./apply-terms.ts"
import { type Betting, bettingFor, type Play } from "./betting.ts"
import { played } from "./reduce-betting.ts"
import { draftReceived, placed, storedDraft } from "./sync-draft.ts"

const tabs = ["a", "b", "c"] as const
type Tab = (typeof tabs)[number]

/** Tabs that tell each other what they write, each piece of news after a while of its own, in order for each pair. */
const browser = () => {
  let ids = 0
  const open = (tab: Tab): Betting => {
    const betting = { ...bettingFor(yeekeeRound, () => `draft-${++ids}`), tab }
    return { ...betting, ...termsTaken(betting, yeekeeLimits) }
  }
  const now: Record<Tab, Betting> = { a: open("a"), b: open("b"), c: open("c") }
  const post = new Map<string, Array<Draft>>()
  let storage: Draft | undefined
  let said = 0
  const say = (from: Tab) => {
    const draft = storedDraft(now[from])
    storage = draft
    said++
    for (const to of tabs) if (to !== from) post.set(from + to, [...(post.get(from + to) ?? []), draft])
  }
  const write = (tab: Tab) => {
    if (!isChanged(now[tab])) return
    now[tab] = { ...now[tab], ...written(now[tab]) }
    say(tab)
  }
  const arrive = (from: Tab, to: Tab) => {
    const draft = post.get(from + to)?.shift()
    if (draft === undefined) return
    if (isStale(now[to], draft)) say(to)
    else now[to] = { ...now[to], ...draftReceived(now[to], draft) }
  }
  const act = (tab: Tab, play: Play | "place") => {
    const change = play === "place" ? placed(now[tab], {}, () => `draft-${++ids}`) : played(now[tab], play)
    now[tab] = { ...now[tab], ...change }
  }
  /** All stop typing: what is to be written is written, and what is under way arrives. */
  const settle = () => {
    for (let round = 0; round < 100; round++) {
      for (const tab of tabs) write(tab)
      for (const from of tabs) for (const to of tabs) while (post.get(from + to)?.length) arrive(from, to)
    }
  }
  const isQuiet = () =>
    [...post.values()].every(({ length }) => length === 0) && !tabs.some((tab) => isChanged(now[tab]))
  return { now, write, arrive, act, settle, isQuiet, said: () => said, held: () => storage }
}

const tab = fc.constantFrom(...tabs)
const play: fc.Arbitrary<Play> = fc.oneof(
  fc
    .stringMatching(/^[0-2]{3}$/)
    .map((number): Play => ({ type: "slip.pulled", bets: [{ option: "teng_bon_3", number }] })),
  fc.constantFrom("batch.undone", "slip.cleared", "slip.restored").map((type): Play => ({ type })),
)
type Step = (tabs: ReturnType<typeof browser>) => void
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(tab, play).map(
      ([at, one]): Step =>
        ({ act }) =>
          act(at, one),
    ),
  },
  {
    weight: 1,
    arbitrary: tab.map(
      (at): Step =>
        ({ act }) =>
          act(at, "place"),
    ),
  },
  {
    weight: 3,
    arbitrary: tab.map(
      (at): Step =>
        ({ write }) =>
          write(at),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(tab, tab).map(
      ([from, to]): Step =>
        ({ arrive }) =>
          arrive(from, to),
    ),
  },
)

test("tabs that stop typing end with the same slip, which is the one that is kept, and then are silent", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: "max" }), (steps) => {
      const all = browser()
      for (const take of steps) take(all)
      all.settle()
      const { a, b, c } = all.now
      expect([inSlip(b), inSlip(c)]).toEqual([inSlip(a), inSlip(a)])
      if (all.said() > 0) expect([b.draftId, c.draftId]).toEqual([a.draftId, a.draftId])
      expect(all.held()?.lines.map(({ number }) => number) ?? []).toEqual(linesOf(a.slip).map(({ number }) => number))
      expect(all.isQuiet()).toBe(true)
      const before = all.said()
      all.settle()
      expect(all.said()).toBe(before)
    }),
    { numRuns: 1_000 },
  )
})

test("a line goes from a tab only with news, whatever other tabs write", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: "max" }), (steps) => {
      const all = browser()
      for (const take of steps) {
        const before = { ...all.now }
        const typing = all.act
        let acted = false
        take({
          ...all,
          act: (at, one) => {
            acted = true
            typing(at, one)
          },
        })
        for (const one of tabs) {
          if (acted || all.now[one].slip.entries.length >= before[one].slip.entries.length) continue
          expect(all.now[one].news).toMatchObject({
            _tag: "changedElsewhere",
            before: before[one].slip.entries.length,
            after: all.now[one].slip.entries.length,
          })
        }
      }
    }),
    { numRuns: 1_000 },
  )
})

const line: Play = { type: "slip.pulled", bets: [{ option: "teng_bon_3", number: "482" }] }
const another: Play = { type: "slip.pulled", bets: [{ option: "teng_bon_3", number: "739" }] }

test("a slip that is placed in one tab is gone in the other, even while that one has more to write", () => {
  const all = browser()
  all.act("a", line)
  all.settle()
  all.act("b", another)
  all.act("a", "place")
  all.write("a")
  all.arrive("a", "b")
  expect(inSlip(all.now.b)).toEqual([])
  expect(all.now.b.news).toMatchObject({ _tag: "changedElsewhere", before: 2, after: 0 })
})

test("a slip that is placed stays gone when the other tab has written on it meanwhile", () => {
  const all = browser()
  all.act("a", line)
  all.settle()
  all.act("b", another)
  all.write("b")
  all.act("a", "place")
  all.arrive("b", "a")
  all.settle()
  expect([inSlip(all.now.a), inSlip(all.now.b)]).toEqual([[], []])
})

test("of two tabs that write on the same draft the later writing counts", () => {
  const all = browser()
  all.act("a", line)
  all.write("a")
  all.arrive("a", "b")
  all.act("b", another)
  all.write("b")
  all.arrive("b", "a")
  expect(inSlip(all.now.a)).toEqual(["teng_bon_3 482 100", "teng_bon_3 739 100"])
  expect(all.now.a.news).toMatchObject({ _tag: "changedElsewhere", before: 1, after: 2 })
})

test("an order that was placed from another draft clears nothing", () => {
  const all = browser()
  all.act("a", line)
  expect(placed(all.now.a, { draftId: "draft of yesterday" }, () => "new")).toEqual({})
  expect(placed(all.now.a, { draftId: all.now.a.draftId }, () => "new")).toMatchObject({ draftId: "new" })
})
