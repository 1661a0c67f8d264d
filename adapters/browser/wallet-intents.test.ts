import { baht, satang } from "@fakham/core/money"
import { type Errand, NotRemembered, serveOnePurpose, type WalletIntent, WalletIntents } from "@fakham/core/wallet"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { Memory } from "./memory.ts"
import { browserWithTabs } from "./testing/browser-with-tabs.ts"
import { storedWalletIntents } from "./wallet-intents.ts"

const day = 24 * 3_600_000
const noon = Date.parse("2026-11-20T12:00:00+07:00")

const errands: ReadonlyArray<Errand> = [
  { kind: "deposit", request: { method: "fast", amount: baht(500), bankId: undefined } },
  { kind: "deposit", request: { method: "fast", amount: baht(500), bankId: "bank-1" } },
  {
    kind: "deposit",
    request: {
      method: "normal",
      bankId: "bank-1",
      channel: "app",
      channelName: "K PLUS",
      bankCode: "004",
      bankAccountNumber: "0000123456",
      bankAccountName: "บจก. ตัวอย่าง รับชำระ",
      amount: satang(150_050),
      depositAt: noon - 60_000,
      proof: { fileName: "สลิป.png", mediaType: "image/png", content: Uint8Array.of(0, 255, 137, 80, 78, 71) },
    },
  },
  { kind: "deposit", request: { method: "truemoney", amount: baht(100), walletNumber: "0812345678" } },
  { kind: "deposit", request: { method: "qrcode", amount: baht(100) } },
  { kind: "deposit", request: { method: "crypto", amount: baht(1_000), network: "TRC20" } },
  { kind: "claim", achievementId: "first-win" },
]
const meant = (errand: Errand, at: number): WalletIntent => ({
  key: `key-${at}`,
  errand,
  madeAt: noon + at,
  sentAt: noon + at,
})
const account = {
  bankId: "account-1",
  bankCode: "014",
  accountNumber: "1110044710",
  name: "สมชาย ใจดี",
  isChecked: true,
}
const withdrawal = meant({ kind: "withdrawal", request: { amount: baht(100), account } }, 10)
const move = meant({ kind: "move", amount: satang(18_400) }, 11)
const intents = [...errands.map(meant), withdrawal, move]

const tabOf = (memory: Memory, player: string | undefined = "somchai", now = noon) => {
  const layer = storedWalletIntents({ player: () => player, memory, now: () => now })
  const asked = <A, E>(program: Effect.Effect<A, E, WalletIntents>) =>
    Effect.runPromise(Effect.result(Effect.provide(program, layer)))
  return {
    claim: (one: WalletIntent) => asked(WalletIntents.use((remembered) => remembered.claim(one))),
    finish: (key: string) => asked(WalletIntents.use((remembered) => remembered.finish(key))),
    unfinished: async () => Result.getOrThrow(await asked(WalletIntents.use(({ unfinished }) => unfinished))),
  }
}

test("every kind of errand survives a reload as it was, the youngest first", async () => {
  const browser = browserWithTabs()
  const tab = tabOf(browser.tab())
  for (const intent of intents) expect(await tab.claim(intent)).toEqual(Result.succeed(intent))

  const kept = await tabOf(browser.tab()).unfinished()
  expect(kept).toEqual(intents.toReversed())
  for (const errand of errands) expect(kept.filter((intent) => serveOnePurpose(intent.errand, errand))).toHaveLength(1)
})

test("of tabs that take out money at once one errand counts for all, whatever their amounts", async () => {
  for (const locks of ["real", "none", "refused"] as const) {
    const browser = browserWithTabs({ locks })
    const tabs = Array.from({ length: 8 }, () => tabOf(browser.tab()))
    const answers = await Promise.all(tabs.map((tab, at) => tab.claim({ ...withdrawal, key: `key-of-tab-${at}` })))
    expect(new Set(answers.map((answer) => Result.getOrThrow(answer).key)).size).toBe(1)
    expect(await tabs[0]?.unfinished()).toHaveLength(1)
  }
})

test("an errand that is sent again is renewed, and once it is finished another one may go", async () => {
  const browser = browserWithTabs()
  const tab = tabOf(browser.tab())
  await tab.claim(withdrawal)
  const again = { ...withdrawal, sentAt: noon + 5_000 }
  expect(await tab.claim(again)).toEqual(Result.succeed(again))
  expect(await tabOf(browser.tab()).unfinished()).toEqual([again])

  await tab.claim(move)
  await tab.finish(withdrawal.key)
  expect(await tab.unfinished()).toEqual([move])
  const next = { ...withdrawal, key: "key-next" }
  expect(await tab.claim(next)).toEqual(Result.succeed(next))
})

test("another player's errands stay unseen, and without a player nothing is remembered", async () => {
  const browser = browserWithTabs()
  await tabOf(browser.tab()).claim(withdrawal)
  const malee = tabOf(browser.tab(), "malee")
  expect(await malee.unfinished()).toEqual([])
  const hers = { ...withdrawal, key: "key-of-malee" }
  expect(await malee.claim(hers)).toEqual(Result.succeed(hers))
  await malee.finish(withdrawal.key)
  expect(await tabOf(browser.tab()).unfinished()).toEqual([withdrawal])

  const layer = storedWalletIntents({ player: () => undefined, memory: browser.tab(), now: () => noon })
  const claim = Effect.result(WalletIntents.use((memory) => memory.claim(withdrawal)))
  expect(await Effect.runPromise(Effect.provide(claim, layer))).toEqual(Result.fail(new NotRemembered()))
})

test("a browser that blocks its storage, or has no room for a picture, says so before anything is sent", async () => {
  const blocking = browserWithTabs()
  blocking.blocks()
  const blocked = tabOf(blocking.tab())
  expect(await blocked.claim(withdrawal)).toEqual(Result.fail(new NotRemembered()))
  expect(await blocked.unfinished()).toEqual([])
  expect(await blocked.finish("key")).toEqual(Result.succeed(undefined))

  const small = tabOf(browserWithTabs({ room: 600 }).tab())
  expect(await small.claim(withdrawal)).toEqual(Result.succeed(withdrawal))
  const reported = intents[2] ?? withdrawal
  expect(await small.claim(reported)).toEqual(Result.fail(new NotRemembered()))
  expect(await small.unfinished()).toEqual([withdrawal])
})

test("what was sent a month ago is forgotten", async () => {
  const browser = browserWithTabs()
  await tabOf(browser.tab()).claim(withdrawal)
  expect(await tabOf(browser.tab(), "somchai", noon + 30 * day).unfinished()).toEqual([withdrawal])
  expect(await tabOf(browser.tab(), "somchai", noon + 32 * day).unfinished()).toEqual([])
})

test("anything may stand where an errand should: it is then as if nothing did, and the others stay", async () => {
  const browser = browserWithTabs()
  const memory = browser.tab()
  const tab = tabOf(memory)
  await tab.claim(move)
  await tab.claim(withdrawal)
  const name = [...browser.kept.keys()].find((one) => one.endsWith(withdrawal.key)) ?? ""
  const good = browser.kept.get(name) ?? ""
  const odd = fc.oneof(
    fc.string(),
    fc.json().map((json) => `${noon} ${json}`),
    fc.nat({ max: good.length - 1 }).map((cut) => good.slice(0, cut)),
    fc
      .constantFrom('"sentAt":', '"kind":"withdrawal"', '"make":1', '"amount":10000,')
      .map((part) => good.replace(part, "")),
  )
  await fc.assert(
    fc.asyncProperty(odd, async (text) => {
      memory.write(name, text)
      expect(await tab.unfinished()).toEqual([move])
    }),
    { numRuns: 500 },
  )
  expect(await tab.claim(withdrawal)).toEqual(Result.succeed(withdrawal))
})
