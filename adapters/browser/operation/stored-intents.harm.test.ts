import { baht } from "@fakham/core/money"
import { type Intent, type IntentEnd, Intents, NotStored } from "@fakham/core/operation"
import { Effect, Result } from "effect"
import fc from "fast-check"
import * as v from "valibot"
import { expect, test } from "vitest"
import type { TextStorage } from "../page-storage.ts"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { type IntentCodec, intentCodec, storedIntents } from "./stored-intents.ts"

const day = 24 * 3_600_000
const noon = Date.parse("2026-11-20T12:00:00+07:00")
const moments = { madeAt: noon, sentAt: noon, isByOperator: true }
const claim: Intent = { key: "key-c", purpose: "claim a", command: { kind: "claim", achievementId: "a" }, ...moments }
const move: Intent = { key: "key-m", purpose: "move", command: { kind: "move", amount: baht(100) }, ...moments }

/** Another version of the site, whose one kind of intents this one cannot read, nor it the kinds of this one. */
const letters = intentCodec({ letter: { shape: v.object({ kind: v.literal("letter"), text: v.string() }) } })
const letter: Intent = { key: "key-l", purpose: "letter", command: { kind: "letter", text: "hello" }, ...moments }

type Settings = { readonly codec?: IntentCodec; readonly now?: number }

const tabOf = (storage: TextStorage, { now = noon, ...codec }: Settings = {}) => {
  const layer = storedIntents({ ...codec, player: () => "somchai", storage, now: () => now })
  const asked = <A, E>(program: Effect.Effect<A, E, Intents>) =>
    Effect.runPromise(Effect.result(Effect.provide(program, layer)))
  return {
    claim: (one: Intent) => asked(Intents.use((intents) => intents.claim(one))),
    finish: (one: Intent, end: IntentEnd) => asked(Intents.use(({ finish }) => finish(one, end))),
    unfinished: async () => Result.getOrThrow(await asked(Intents.use(({ unfinished }) => unfinished()))),
  }
}

test("a full storage gives up what was reached before today, and never what is unknown, of whatever flow", async () => {
  const browser = browserWithTabs()
  const [wallet, post] = [
    tabOf(browser.tab(), { now: noon - 2 * day }),
    tabOf(browser.tab(), { codec: letters, now: noon - 2 * day }),
  ]
  const reached = { ...letter, key: "key-old", purpose: "letter that was reached" }
  await post.claim(reached)
  await post.finish(reached, "over")
  await post.claim(letter)
  await wallet.claim(claim)
  browser.hasRoomFor([...browser.stored].reduce((sum, [name, text]) => sum + name.length + text.length, 10))

  const tab = tabOf(browser.tab())
  expect(await tab.claim(move)).toEqual(Result.succeed(move))
  expect((await tab.unfinished()).map(({ key }) => key).toSorted()).toEqual(["key-c", "key-m"])
  expect(await tabOf(browser.tab(), { codec: letters }).unfinished()).toEqual([letter])
  expect(await post.claim({ ...reached, key: "key-new" })).toEqual(Result.fail(new NotStored()))
  expect(await tab.claim({ ...move, key: "key-2", purpose: "another" })).toEqual(Result.fail(new NotStored()))
  expect(await tabOf(browser.tab(), { codec: letters }).unfinished()).toEqual([letter])
})

test("what was reached today makes no room: every tab has yet to learn of it", async () => {
  const browser = browserWithTabs()
  const tab = tabOf(browser.tab())
  await tab.claim(claim)
  await tab.finish(claim, "over")
  browser.hasRoomFor([...browser.stored].reduce((sum, [name, text]) => sum + name.length + text.length, 10))
  expect(await tab.claim(move)).toEqual(Result.fail(new NotStored()))
  expect(await tab.claim({ ...claim, key: "key-2" })).toEqual(Result.succeed(claim))
})

test("what another flow means is not read, and not touched", async () => {
  const browser = browserWithTabs()
  const [wallet, post] = [tabOf(browser.tab()), tabOf(browser.tab(), { codec: letters })]
  await wallet.claim(move)
  await post.claim(letter)
  expect([await wallet.unfinished(), await post.unfinished()]).toEqual([[move], [letter]])
  await wallet.finish(letter, "answered")
  expect(await post.unfinished()).toEqual([letter])
})

test("anything may stand where an intent should: it is then as if nothing did, and the others stay", async () => {
  const browser = browserWithTabs()
  const storage = browser.tab()
  const tab = tabOf(storage)
  await tab.claim(claim)
  await tab.claim(move)
  const name = [...browser.stored.keys()].find((one) => one.endsWith(move.purpose)) ?? ""
  const good = browser.stored.get(name) ?? ""
  const odd = fc.oneof(
    fc.string(),
    fc.json().map((json) => `${noon} ${json}`),
    fc.nat({ max: good.length - 1 }).map((cut) => good.slice(0, cut)),
    fc
      .constantFrom('"sentAt":', '"kind":"move"', '"make":2', '"amount":10000', '"isOver":false,', '"purpose":"move",')
      .map((part) => good.replace(part, "")),
  )
  await fc.assert(
    fc.asyncProperty(odd, async (text) => {
      storage.write(name, text)
      expect(await tab.unfinished()).toEqual([claim])
    }),
    { numRuns: 1_000 },
  )
  expect(await tab.claim({ ...move, key: "key-after" })).toMatchObject({ success: { key: "key-after" } })
})
