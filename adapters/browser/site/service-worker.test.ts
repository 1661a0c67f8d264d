import { type IntentEnd, Intents } from "@fakham/core/operation"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { storedIntents } from "../operation/stored-intents.ts"
import type { TextStorage } from "../page-storage.ts"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { isOperationInFlight } from "./service-worker.ts"

const operation = {
  key: "key-1",
  purpose: "draft-1",
  command: { kind: "abort", poyId: "poy-1" },
  madeAt: 1_795_150_800_000,
  sentAt: 1_795_150_800_000,
  isByOperator: true,
}
const run = (storage: TextStorage, use: (intents: Intents["Service"]) => Effect.Effect<unknown, unknown>) =>
  Effect.runPromise(Effect.provide(Intents.use(use), storedIntents({ player: () => "somchai", storage })))

test.each<readonly [string, IntentEnd]>([
  ["answered", "over"],
  ["given up by the player", "givenUp"],
])("an operation that was sent is under way in every tab until it is %s", async (_, end) => {
  const browser = browserWithTabs()
  const [here, there] = [browser.tab(), browser.tab()]
  expect(isOperationInFlight(there)).toBe(false)
  await run(here, (intents) => intents.claim(operation))
  expect([isOperationInFlight(here), isOperationInFlight(there)]).toEqual([true, true])
  await run(here, (intents) => intents.finish(operation, end))
  expect([isOperationInFlight(here), isOperationInFlight(there)]).toEqual([false, false])
})

test("an operation that cannot be read may be under way; what else is remembered is none", () => {
  const storage = browserWithTabs().tab()
  storage.write("fakham.draft.1", "1795150800000 {}")
  expect(isOperationInFlight(storage)).toBe(false)
  storage.write("fakham.intent.somchai.draft-1", "of a release to come")
  expect(isOperationInFlight(storage)).toBe(true)
})

test("where the browser keeps nothing, nothing is under way", () => {
  const browser = browserWithTabs()
  browser.blocks()
  expect(isOperationInFlight(browser.tab())).toBe(false)
})
