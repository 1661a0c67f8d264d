import { Effect } from "effect"
import { expect, test } from "vitest"
import { browserThatRemembers } from "../testing/browser-that-remembers.ts"
import { somchaisOrder } from "../testing/operator-that-takes-poys.ts"
import type { Intent } from "./intents.ts"
import { claimed } from "./sending.ts"

const intent: Intent = {
  key: "key-1",
  draftId: "draft-1",
  order: somchaisOrder,
  madeAt: 0,
  sentAt: 0,
  isByOperator: true,
}

test("an intent is remembered where the browser keeps it, and counts in this tab alone where it does not", () => {
  const browser = browserThatRemembers()
  const claim = (one: Intent, instead?: Intent) =>
    Effect.runSync(Effect.provide(claimed({ intent: one, instead }), browser.layer))
  expect(claim(intent)).toEqual({ intent, remembered: true })
  const another = { ...intent, key: "key-2" }
  expect(claim(another)).toEqual({ intent, remembered: true })
  expect(claim(another, intent)).toEqual({ intent: another, remembered: true })
  browser.blocks()
  expect(claim(intent)).toEqual({ intent, remembered: false })
})
