import { type IntentEnd, Intents } from "@fakham/core/errand"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { storedIntents } from "../errand/stored-intents.ts"
import type { Memory } from "../memory.ts"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { isErrandUnderWay } from "./service-worker.ts"

const errand = {
  key: "key-1",
  purpose: "draft-1",
  meant: { kind: "abort", poyId: "poy-1" },
  madeAt: 1_795_150_800_000,
  sentAt: 1_795_150_800_000,
  isByOperator: true,
}
const run = (memory: Memory, use: (intents: Intents["Service"]) => Effect.Effect<unknown, unknown>) =>
  Effect.runPromise(Effect.provide(Intents.use(use), storedIntents({ player: () => "somchai", memory })))

test.each<readonly [string, IntentEnd]>([
  ["answered", "over"],
  ["given up by the player", "givenUp"],
])("an errand that was sent is under way in every tab until it is %s", async (_, end) => {
  const browser = browserWithTabs()
  const [here, there] = [browser.tab(), browser.tab()]
  expect(isErrandUnderWay(there)).toBe(false)
  await run(here, (intents) => intents.claim(errand))
  expect([isErrandUnderWay(here), isErrandUnderWay(there)]).toEqual([true, true])
  await run(here, (intents) => intents.finish(errand, end))
  expect([isErrandUnderWay(here), isErrandUnderWay(there)]).toEqual([false, false])
})

test("an errand that cannot be read may be under way; what else is remembered is none", () => {
  const memory = browserWithTabs().tab()
  memory.write("fakham.draft.1", "1795150800000 {}")
  expect(isErrandUnderWay(memory)).toBe(false)
  memory.write("fakham.intent.somchai.draft-1", "of a release to come")
  expect(isErrandUnderWay(memory)).toBe(true)
})

test("where the browser keeps nothing, nothing is under way", () => {
  const browser = browserWithTabs()
  browser.blocks()
  expect(isErrandUnderWay(browser.tab())).toBe(false)
})
