import { baht, satang, times } from "@fakham/core/money"
import { type Intent, type IntentEnd, Intents, NotStored } from "@fakham/core/operation"
import { promisesOf } from "@fakham/core/testing"
import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import type { TextStorage } from "../page-storage.ts"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedIntents } from "./stored-intents.ts"

const day = 24 * 3_600_000
const noon = Date.parse("2026-11-20T12:00:00+07:00")

const account = {
  bankId: "account-1",
  bankCode: "014",
  accountNumber: "1110044710",
  name: "สมชาย ใจดี",
  isChecked: true,
}
const meanings: ReadonlyArray<unknown> = [
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
  { kind: "bankAccount", bankCode: "014", accountNumber: "1110044710" },
]
const intended = (command: unknown, at: number, purpose = `purpose ${at}`): Intent => ({
  key: `key-${at}`,
  purpose,
  command,
  madeAt: noon + at,
  sentAt: noon + at,
  isByOperator: at % 2 === 0,
})
const withdrawal = intended({ kind: "withdrawal", amount: baht(100), account }, 10, "withdrawal")
const move = intended({ kind: "move", amount: satang(18_400) }, 11, "move")
const intents = [...meanings.map((command, at) => intended(command, at)), withdrawal, move]

const tabOf = (storage: TextStorage, player: string | undefined = "somchai", now = noon) => {
  const layer = storedIntents({ player: () => player, storage, now: () => now })
  const asked = <A, E>(program: Effect.Effect<A, E, Intents>) =>
    Effect.runPromise(Effect.result(Effect.provide(program, layer)))
  return {
    claim: (one: Intent) => asked(Intents.use(({ claim }) => claim(one))),
    finish: (one: Intent, end: IntentEnd) => asked(Intents.use(({ finish }) => finish(one, end))),
    unfinished: async () => Result.getOrThrow(await asked(Intents.use(({ unfinished }) => unfinished()))),
  }
}

test("whatever is meant survives a reload as it was, the oldest first", async () => {
  const browser = browserWithTabs()
  const tab = tabOf(browser.tab())
  for (const intent of intents.toReversed()) expect(await tab.claim(intent)).toEqual(Result.succeed(intent))
  expect(await tabOf(browser.tab()).unfinished()).toEqual(intents)
})

const promises = promisesOf.intents(() => {
  const browser = browserWithTabs()
  return () => storedIntents({ player: () => "somchai", storage: browser.tab(), now: () => noon })
})
for (const { says, holds } of promises) if (!says.startsWith("whatever is meant")) test(says, holds)

test("of tabs that serve one purpose at once one intent counts for all, whatever they mean", async () => {
  for (const locks of ["real", "none", "refused"] as const) {
    const browser = browserWithTabs({ locks })
    const tabs = Array.from({ length: 8 }, () => tabOf(browser.tab()))
    const ofTab = (at: number) => ({ kind: "withdrawal", amount: times(baht(1), 100 + at), account })
    const answers = await Promise.all(
      tabs.map((tab, at) => tab.claim({ ...withdrawal, key: `key-of-tab-${at}`, command: ofTab(at) })),
    )
    expect(new Set(answers.map((answer) => Result.getOrThrow(answer).key)).size).toBe(1)
    expect(await tabs[0]?.unfinished()).toEqual([Result.getOrThrow(answers[0] ?? Result.succeed(withdrawal))])
  }
})

test("another player's intents stay unseen, and without a player nothing is remembered", async () => {
  const browser = browserWithTabs()
  await tabOf(browser.tab()).claim(withdrawal)
  const malee = tabOf(browser.tab(), "malee")
  expect(await malee.unfinished()).toEqual([])
  const hers = { ...withdrawal, key: "key-of-malee" }
  expect(await malee.claim(hers)).toEqual(Result.succeed(hers))
  await malee.finish(withdrawal, "answered")
  expect(await malee.unfinished()).toEqual([hers])
  expect(await tabOf(browser.tab()).unfinished()).toEqual([withdrawal])

  const layer = storedIntents({ player: () => undefined, storage: browser.tab(), now: () => noon })
  const claim = Effect.result(Intents.use((storage) => storage.claim(withdrawal)))
  expect(await Effect.runPromise(Effect.provide(claim, layer))).toEqual(Result.fail(new NotStored()))
})

test("a browser that blocks its storage, or has no room for a picture, says so before anything is sent", async () => {
  const blocking = browserWithTabs()
  blocking.blocks()
  const blocked = tabOf(blocking.tab())
  expect(await blocked.claim(withdrawal)).toEqual(Result.fail(new NotStored()))
  expect(await blocked.unfinished()).toEqual([])
  expect(await blocked.finish(withdrawal, "over")).toEqual(Result.succeed(undefined))

  const small = tabOf(browserWithTabs({ room: 600 }).tab())
  expect(await small.claim(withdrawal)).toEqual(Result.succeed(withdrawal))
  const reported = intents[2] ?? move
  expect(await small.claim(reported)).toEqual(Result.fail(new NotStored()))
  expect(await small.unfinished()).toEqual([withdrawal])
})

test("what was sent a month ago is forgotten", async () => {
  const browser = browserWithTabs()
  await tabOf(browser.tab()).claim(withdrawal)
  expect(await tabOf(browser.tab(), "somchai", noon + 30 * day).unfinished()).toEqual([withdrawal])
  expect(await tabOf(browser.tab(), "somchai", noon + 32 * day).unfinished()).toEqual([])
})
