import { baht } from "@fakham/core/money"
import { type Intent, type IntentEnd, Intents, NotStored } from "@fakham/core/operation"
import type { Order, OrderCommand } from "@fakham/core/order"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { storedIntents } from "../operation/stored-intents.ts"
import type { TextStorage } from "../page-storage.ts"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"

const day = 24 * 3_600_000
const noon = Date.parse("2026-11-20T12:00:00+07:00")
const slip: Order = {
  kind: "poy",
  betGroup: "gov",
  betId: "gov-2026-12-01",
  betType: "gov",
  betName: "หวยรัฐบาล",
  lines: [
    {
      option: "teng_bon_3",
      number: "482",
      ref: 4,
      add: 2,
      price: baht(10),
      min: baht(20),
      max: baht(500),
      multiply: 90_000,
    },
  ],
}
const fourDigits: Order = {
  kind: "sets",
  betGroup: "gov4d",
  variant: "laoSuper",
  betId: "lao-super-2026-11-20",
  betName: "laos super",
  lines: [{ number: "0482", sets: 3 }],
}
const intentOf = (order: Order, draftId: string, key: string, at = noon): Intent<OrderCommand> => ({
  key,
  purpose: draftId,
  command: { kind: "order", draftId, order },
  madeAt: at,
  sentAt: at,
  isByOperator: true,
})
const intent = intentOf(slip, "draft-1", "key-1")
const sets = intentOf(fourDigits, "draft-2", "key-2", noon + 1)

const tabOf = (storage: TextStorage, player: string | undefined = "somchai", now = noon) => {
  const layer = storedIntents({ player: () => player, storage, now: () => now })
  const asked = <A, E>(program: Effect.Effect<A, E, Intents>) =>
    Effect.runPromise(Effect.result(Effect.provide(program, layer)))
  return {
    claim: (one: Intent) => asked(Intents.use((intents) => intents.claim(one))),
    unfinished: () =>
      Effect.runSync(
        Effect.provide(
          Intents.use((intents) => intents.unfinished()),
          layer,
        ),
      ),
    finish: (one: Intent, outcome: IntentEnd) => asked(Intents.use((intents) => intents.finish(one, outcome))),
  }
}

test("an intent survives a reload as it was, bets and sets alike, the older one first", async () => {
  const browser = browserWithTabs()
  const tab = tabOf(browser.tab())
  expect(await tab.claim(sets)).toEqual(Result.succeed(sets))
  expect(await tab.claim(intent)).toEqual(Result.succeed(intent))
  expect(tabOf(browser.tab()).unfinished()).toEqual([intent, sets])
})

test("of two tabs that place the same draft at once, one intent counts for both", async () => {
  for (const locks of ["real", "none", "refused"] as const) {
    const browser = browserWithTabs({ locks })
    const tabs = Array.from({ length: 8 }, () => tabOf(browser.tab()))
    const answers = await Promise.all(tabs.map((tab, at) => tab.claim({ ...intent, key: `key-of-tab-${at}` })))
    expect(new Set(answers.map((answer) => Result.getOrThrow(answer).key)).size).toBe(1)
    expect(tabs[0]?.unfinished().length).toBe(1)
  }
})

test("an intent that is sent again is renewed, and only the sending that is known can be called unheard", async () => {
  const tab = tabOf(browserWithTabs().tab())
  await tab.claim(intent)
  const again = { ...intent, sentAt: noon + 5_000 }
  expect(await tab.claim(again)).toEqual(Result.succeed(again))
  await tab.finish(intent, "givenUp")
  expect(tab.unfinished()).toEqual([again])
  await tab.finish(again, "givenUp")
  expect(tab.unfinished()).toEqual([])
})

test("a draft that was placed stays so in every tab, whatever is said of it later", async () => {
  const browser = browserWithTabs()
  const tab = tabOf(browser.tab())
  await tab.claim(intent)
  await tab.finish(intent, "over")
  await tab.finish(intent, "answered")
  const other = tabOf(browser.tab())
  expect(await other.claim({ ...intent, sentAt: noon + 5_000 })).toEqual(Result.succeed(intent))
  expect(tab.unfinished()).toEqual([])
  expect(await other.claim({ ...intent, key: "key-of-another-tab" })).toEqual(Result.succeed(intent))
})

test("a refused intent makes room for another, and another one's end does not end it", async () => {
  const tab = tabOf(browserWithTabs().tab())
  await tab.claim(intent)
  const other = { ...intent, key: "key-9" }
  await tab.finish(other, "answered")
  expect(await tab.claim(other)).toEqual(Result.succeed(intent))
  await tab.finish(intent, "answered")
  expect(await tab.claim(other)).toEqual(Result.succeed(other))
})

test("another player's intents stay unseen, and without a player nothing is remembered", async () => {
  const browser = browserWithTabs()
  await tabOf(browser.tab()).claim(intent)
  const malee = tabOf(browser.tab(), "malee")
  expect(malee.unfinished()).toEqual([])
  expect(await malee.claim({ ...intent, key: "key-of-malee" })).toMatchObject({ success: { key: "key-of-malee" } })

  const layer = storedIntents({ player: () => undefined, storage: browser.tab(), now: () => noon })
  const claim = Effect.result(Intents.use((intents) => intents.claim(intent)))
  expect(await Effect.runPromise(Effect.provide(claim, layer))).toEqual(Result.fail(new NotStored()))
})

test("a browser that blocks its storage says so before anything is sent", async () => {
  const browser = browserWithTabs()
  browser.blocks()
  const tab = tabOf(browser.tab())
  expect(await tab.claim(intent)).toEqual(Result.fail(new NotStored()))
  expect(tab.unfinished()).toEqual([])
  expect(await tab.finish(intent, "over")).toEqual(Result.succeed(undefined))
})

test("a full storage gives up what became a slip before today, and never what is unknown", async () => {
  const browser = browserWithTabs()
  const yesterday = tabOf(browser.tab(), "somchai", noon - 2 * day)
  const old = intentOf(slip, "draft-old", "key-old")
  const unknown = intentOf(slip, "draft-unknown", "key-unknown")
  await yesterday.claim(old)
  await yesterday.finish(old, "over")
  await yesterday.claim(unknown)
  browser.hasRoomFor([...browser.stored].reduce((sum, [name, text]) => sum + name.length + text.length, 10))

  const tab = tabOf(browser.tab())
  expect(await tab.claim(intent)).toEqual(Result.succeed(intent))
  expect(
    tab
      .unfinished()
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(["key-1", "key-unknown"])
  expect(await tab.claim({ ...sets, purpose: "draft-3" })).toEqual(Result.fail(new NotStored()))
})

test("anything may stand where an intent should: it is then as if nothing did", async () => {
  const browser = browserWithTabs()
  const storage = browser.tab()
  const tab = tabOf(storage)
  await tab.claim(intent)
  const [name = ""] = browser.stored.keys()
  const good = browser.stored.get(name) ?? ""
  const odd = fc.oneof(
    fc.string(),
    fc.json().map((json) => `${noon} ${json}`),
    fc.nat({ max: good.length - 1 }).map((cut) => good.slice(0, cut)),
    fc.constantFrom('"sentAt":', '"kind":"poy"', "482", "1000", '"make":2').map((part) => good.replace(part, "")),
  )
  fc.assert(
    fc.property(odd, (text) => {
      storage.write(name, text)
      expect(tab.unfinished()).toEqual([])
    }),
    { numRuns: 1_000 },
  )
  expect(await tab.claim({ ...intent, key: "key-after" })).toMatchObject({ success: { key: "key-after" } })
})
