import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import type { ConnectionNews } from "../operator/connectivity.port.ts"
import { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import {
  claim,
  type Intent,
  type Intents,
  NeverReceived,
  settleIntent,
  unfinishedOf,
  youngestUnfinished,
} from "./operation.ts"
import { confirmedAgain, firstProgress, lineChanged, mayBeResent, resent, retryDelay } from "./progress.ts"
import { browserThatRemembers } from "./testing/browser-that-remembers.ts"

type Letter = { readonly kind: "letter"; readonly text: string }
const letter = (text: string): Letter => ({ kind: "letter", text })
const isLetter = (command: unknown): command is Letter =>
  typeof command === "object" && command !== null && "kind" in command && command.kind === "letter"
const flow = {
  purposeOf: ({ text }: Letter) => text,
  isCommand: isLetter,
  isSame: (one: Letter, other: Letter) => one.text === other.text,
  isRefusal: (failure: { readonly _tag: string }): failure is { readonly _tag: "No" } => failure._tag === "No",
  isOnceOnly: false,
  isResent: true,
}
const isAnything = (command: unknown): command is unknown => command !== undefined
const at = (operator: number, steady = operator) => ({
  newKey: () => "key-new",
  now: () => operator,
  isTimeKnown: () => true,
  steadyNow: () => steady,
})
const intent: Intent<Letter> = {
  key: "key-1",
  purpose: "hello",
  command: letter("hello"),
  madeAt: 1_000,
  sentAt: 1_000,
  isByOperator: true,
}

test("a yes makes an intent with a key of its own, which no other tab knows of yet", () => {
  expect(firstProgress({ command: letter("hello") }, flow, at(5_000, 50))).toMatchObject({
    intent: { key: "key-new", purpose: "hello", madeAt: 5_000, sentAt: 5_000, isByOperator: true },
    isEarlier: false,
    isRemembered: false,
    wish: { text: "hello" },
    yesAt: 50,
    knownSince: 50,
    lookUps: 0,
  })
})

test("an intent from before keeps its key, was remembered, and is the wish unless this tab holds another one", () => {
  const taken = firstProgress({ unfinished: intent }, flow, at(5_000, 50))
  expect(taken).toMatchObject({ intent, isEarlier: true, isRemembered: true, wish: intent.command, knownSince: 50 })
  expect(taken.yesAt).toBeUndefined()
  expect(firstProgress({ unfinished: intent, command: letter("bye") }, flow, at(5_000)).wish).toEqual(letter("bye"))
})

test("what is sent again by itself was meant when the player said yes, by the clock that is known now", () => {
  expect(resent({ intent, yesAt: 3_000, knownSince: 3_000 }, at(500_000, 10_000))).toEqual({
    intent: { ...intent, sentAt: 500_000, madeAt: 493_000 },
    knownSince: 10_000,
  })
  expect(resent({ intent, yesAt: undefined, knownSince: 0 }, at(5_000)).intent.madeAt).toBe(1_000)
})

test("it is sent again by itself only where the flow says so, the wish is the same and the yes is recent", () => {
  const known = { intent, wish: intent.command, yesAt: 1_000, knownSince: 1_000, isCalledOff: false }
  expect(mayBeResent(flow, known, at(120_999))).toBe(true)
  expect(mayBeResent(flow, known, at(121_000))).toBe(false)
  expect(mayBeResent({ ...flow, isResent: false }, known, at(2_000))).toBe(false)
  expect(mayBeResent(flow, { ...known, wish: letter("bye") }, at(2_000))).toBe(false)
  expect(mayBeResent(flow, { ...known, isCalledOff: true }, at(2_000))).toBe(false)
})

test.each([
  ["is new where old ones are not resent", true, true, 9_000],
  ["is new where it was by the device's clock", false, false, 9_000],
  ["is new where it was by the device's clock and old ones are resent", true, false, 9_000],
  ["stays where lists are looked through by age", false, true, 1_000],
])("after a second yes the time of the first %s", (_, isResent, isByOperator, madeAt) => {
  const known = { intent: { ...intent, isByOperator }, yesAt: undefined, knownSince: 0 }
  expect(confirmedAgain(known, { isResent }, at(9_000, 90))).toEqual({
    intent: { ...intent, madeAt, sentAt: 9_000, isByOperator: true },
    knownSince: 90,
    yesAt: 90,
    wish: intent.command,
    lookUps: 0,
    lineBackAt: undefined,
    isCalledOff: false,
  })
})

test("look-ups begin anew when a lost line is back, and news of a line that was never lost change nothing", () => {
  const isBack = { type: "connection.restored" } as const
  const changed = (isLineLost: boolean, news: ConnectionNews, operator: number, steady = operator) =>
    lineChanged({ isLineLost, intent: { ...intent, isByOperator: true } }, news, at(operator, steady))
  expect(changed(false, { type: "connection.lost" }, 1_000)).toEqual({ isLineLost: true })
  const backAtNinety = { isLineLost: false, lineBackAt: 90, lookUps: 0 }
  expect(changed(true, isBack, 9_000, 90)).toEqual(backAtNinety)
  expect(changed(false, isBack, 9_000)).toEqual({})
})

test("a line that an earlier page lost counts where it was lost after the sending", () => {
  const changed = (lostAgo: number, isByOperator = true) =>
    lineChanged(
      { isLineLost: false, intent: { ...intent, isByOperator } },
      { type: "connection.restored", lostAgo },
      at(9_000, 90),
    )
  expect(changed(7_999)).toEqual({ isLineLost: false, lineBackAt: 90, lookUps: 0 })
  expect(changed(8_000)).toEqual({})
  expect(changed(0, false)).toEqual({})
})

test("the wait before a look-up grows with each; where nobody can look it up it is what is left of the suspense", () => {
  const waits = [1, 2, 6, 7].map((lookUps) => retryDelay({ lookUps, undecidedFor: undefined }))
  expect(waits).toEqual([1_000, 2_000, 30_000, 30_000])
  expect(retryDelay({ lookUps: 1, undecidedFor: 59_000 })).toBe(59_000)
})

test("a claim is remembered where the browser stores it; what another flow has stored there does not count", () => {
  const browser = browserThatRemembers()
  const claimed = (one: Intent<Letter>) =>
    Effect.runSync(Effect.provide(claim({ intent: one, replaced: undefined }, isLetter), browser.layer))
  expect(claimed(intent)).toEqual({ intent, isRemembered: true })
  expect(claimed({ ...intent, key: "key-2" })).toEqual({ intent, isRemembered: true })
  const foreign = { ...intent, purpose: "other", command: { kind: "parcel" } }
  Effect.runSync(Effect.provide(claim({ intent: foreign, replaced: undefined }, isAnything), browser.layer))
  const own = { ...intent, key: "key-3", purpose: "other" }
  expect(claimed(own)).toEqual({ intent: own, isRemembered: true })
  browser.blocksStorage()
  expect(claimed(intent)).toEqual({ intent, isRemembered: false })
})

test("an answer settles, a failure that is no word on it does not, and tells whether it was heard of", () => {
  const layer = browserThatRemembers().layer
  type Failure = { readonly _tag: "No" } | NeverReceived | NotOffered | Unauthorized | Unreachable
  const settled = (asking: Effect.Effect<string, Failure>) =>
    Effect.runSync(Effect.provide(Effect.result(settleIntent(intent, asking, flow)), layer))
  expect(settled(Effect.succeed("posted"))).toEqual(Result.succeed({ _tag: "Done", receipt: "posted" }))
  expect(settled(Effect.fail({ _tag: "No" }))).toEqual(Result.succeed({ _tag: "Refused", refusal: { _tag: "No" } }))
  expect(settled(Effect.fail(new Unauthorized()))).toEqual(Result.succeed({ _tag: "Unauthorized" }))
  expect(settled(Effect.fail(new NeverReceived()))).toEqual(Result.fail(new NeverReceived()))
  expect(settled(Effect.fail(new NotOffered()))).toEqual(Result.fail(new NotOffered()))
  expect(settled(Effect.fail(new Unreachable({})))).toEqual(Result.fail(new Unreachable({})))
})

test("a flow takes up its own youngest intent, and leaves those of others", () => {
  const browser = browserThatRemembers()
  const stored = (one: Intent) =>
    Effect.runSync(Effect.provide(claim({ intent: one, replaced: undefined }, isAnything), browser.layer))
  stored(intent)
  stored({ ...intent, key: "key-2", purpose: "bye", madeAt: 2_000 })
  stored({ ...intent, key: "key-3", purpose: "parcel", madeAt: 3_000, command: { kind: "parcel" } })
  const asked = <A>(program: Effect.Effect<A, never, Intents>) => Effect.runSync(Effect.provide(program, browser.layer))
  expect(asked(unfinishedOf(flow)).map(({ key }) => key)).toEqual(["key-1", "key-2"])
  expect(asked(youngestUnfinished(flow))?.key).toBe("key-2")
})
