import { BrokenDraft, type Draft, DraftNotStored, Drafts } from "@fakham/core/betting"
import { baht } from "@fakham/core/money"
import { promisesOf } from "@fakham/core/testing"
import { Effect, Fiber, Option, Result, Stream } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { TextStorage } from "../page-storage.ts"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedDrafts } from "./drafts.ts"

const day = 24 * 3_600_000
const noon = Date.parse("2026-11-20T12:00:00+07:00")
const draft: Draft = {
  id: "draft-1",
  version: 3,
  by: "tab-a",
  lines: [
    {
      option: "teng_bon_3",
      number: "482",
      ref: 0,
      add: 1,
      price: baht(10),
      min: baht(1),
      max: baht(500),
      multiply: 85_000,
    },
  ],
}

const tabOf = (storage: TextStorage, player = "somchai", now = noon) => {
  const layer = storedDrafts({ player: () => player, storage, now: () => now })
  const asked = <A, E>(program: Effect.Effect<A, E, Drafts>) =>
    Effect.runSync(Effect.result(Effect.provide(program, layer)))
  return {
    layer,
    recall: (betId = "gov-1") => asked(Drafts.use((drafts) => drafts.recall(betId))),
    keep: (stored = draft, betId = "gov-1") => asked(Drafts.use((drafts) => drafts.keep(betId, stored))),
    forget: (betId = "gov-1") => asked(Drafts.use((drafts) => drafts.forget(betId))),
  }
}
const none = Result.succeed(Option.none())
const some = (one: Draft) => Result.succeed(Option.some(one))

test("a draft survives a reload, for its round alone, until it is forgotten", () => {
  const browser = browserWithTabs()
  const tab = tabOf(browser.tab())
  expect(tab.recall()).toEqual(none)
  expect(tab.keep()).toEqual(Result.succeed(undefined))
  const reloaded = tabOf(browser.tab())
  expect(reloaded.recall()).toEqual(some(draft))
  expect(reloaded.recall("gov-2")).toEqual(none)
  reloaded.forget()
  expect(tab.recall()).toEqual(none)
})

const promises = promisesOf.drafts(() => {
  const browser = browserWithTabs()
  return () => storedDrafts({ player: () => "somchai", storage: browser.tab(), now: () => noon })
})
for (const { says, holds } of promises) test(says, holds)

test("whoever else logs in to this browser sees none of it", () => {
  const browser = browserWithTabs()
  tabOf(browser.tab()).keep()
  expect(tabOf(browser.tab(), "malee").recall()).toEqual(none)
  expect(tabOf(browser.tab()).recall()).toEqual(some(draft))
})

test("what other tabs keep of the round is heard of, what they keep of others or break is not", async () => {
  const browser = browserWithTabs()
  const [storage, other] = [browser.tab(), tabOf(browser.tab())]
  const began = Promise.withResolvers<void>()
  const { layer, keep } = tabOf({
    ...storage,
    subscribe: (name, listener) => {
      began.resolve()
      return storage.subscribe(name, listener)
    },
  })
  const news = Effect.runFork(
    Effect.provide(
      Drafts.use((drafts) => Stream.runCollect(Stream.take(drafts.newsOf("gov-1"), 2))),
      layer,
    ),
  )
  await began.promise
  keep({ ...draft, version: 9 })
  other.keep({ ...draft, version: 4 }, "gov-2")
  browser.tab().write([...browser.stored.keys()].find((name) => name.endsWith("gov-1")) ?? "", "odd")
  other.keep({ ...draft, version: 5 })
  other.forget()
  other.keep({ ...draft, version: 6, lines: [] })
  expect(await Effect.runPromise(Fiber.join(news))).toEqual([
    { type: "draft.changedElsewhere", draft: { ...draft, version: 5 } },
    { type: "draft.changedElsewhere", draft: { ...draft, version: 6, lines: [] } },
  ])
})

test("a browser that blocks its storage keeps nothing, says so, and breaks nothing", () => {
  const browser = browserWithTabs()
  browser.blocks()
  const tab = tabOf(browser.tab())
  expect(tab.recall()).toEqual(none)
  expect(tab.keep()).toEqual(Result.fail(new DraftNotStored()))
  expect(tab.forget()).toEqual(Result.succeed(undefined))
})

test("a full storage gives up drafts of yesterday before it gives up the one of now", () => {
  const browser = browserWithTabs()
  tabOf(browser.tab(), "malee", noon - 2 * day).keep()
  tabOf(browser.tab(), "somchai", noon - 3_600_000).keep(draft, "gov-2")
  browser.hasRoomFor([...browser.stored].reduce((sum, [name, text]) => sum + name.length + text.length, 10))
  const tab = tabOf(browser.tab())
  expect(tab.keep()).toEqual(Result.succeed(undefined))
  expect(tab.recall()).toEqual(some(draft))
  expect(tab.recall("gov-2")).toEqual(some(draft))
  expect(tabOf(browser.tab(), "malee").recall()).toEqual(none)
  expect(tab.keep(draft, "gov-3")).toEqual(Result.fail(new DraftNotStored()))
})

test("drafts of rounds that are long over are forgotten", () => {
  const browser = browserWithTabs()
  tabOf(browser.tab(), "somchai", noon - 32 * day).keep()
  tabOf(browser.tab(), "somchai", noon - 30 * day).keep(draft, "gov-2")
  const tab = tabOf(browser.tab())
  expect(tab.recall()).toEqual(none)
  expect(tab.recall("gov-2")).toEqual(some(draft))
})

test("anything may stand where a draft should: it is broken or it is one, and never a crash", () => {
  const browser = browserWithTabs()
  const storage = browser.tab()
  const tab = tabOf(storage)
  tab.keep()
  const [name = ""] = browser.stored.keys()
  const odd = fc.oneof(
    fc.string(),
    fc.json().map((json) => `${noon} ${json}`),
    fc.jsonValue().map((value) => `${noon} ${JSON.stringify([1, "draft-1", 1, "tab", [value]])}`),
  )
  fc.assert(
    fc.property(odd, (text) => {
      storage.write(name, text)
      expect(tab.recall()).toEqual(Result.fail(new BrokenDraft()))
    }),
    { numRuns: 1_000 },
  )
})
