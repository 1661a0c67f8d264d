import type { Unreachable } from "@fakham/core"
import { Effect, Result } from "effect"
import { afterEach, expect, test } from "vitest"
import type { HttpRefused } from "./client.ts"
import { isNotServed } from "./not-offered.ts"
import { clientAt } from "./testing/asking.ts"
import { data, operatorThatSays, type ScriptedAnswer } from "./testing/operator-that-says.ts"
import { cashs, poysAll } from "./wire/index.ts"

let stop = () => {}
afterEach(() => stop())

/** Whether a call is there for a page, as often as it is asked, and how often it was really asked. */
const asking = async (path: string, ...answers: ReadonlyArray<ScriptedAnswer>) => {
  const said: Record<string, ScriptedAnswer> = {}
  const operator = await operatorThatSays(said)
  stop = operator.stop
  const client = clientAt({ origin: operator.origin, token: () => undefined })
  const call = path === "cashs" ? cashs : poysAll
  const there: Array<boolean> = []
  for (const answer of answers) {
    said[path] = answer
    const ask: Effect.Effect<unknown, HttpRefused | Unreachable> =
      call === cashs ? client.ask(cashs) : client.keyed("another-key").ask(poysAll, {})
    const requests = await Effect.runPromise(Effect.result(ask))
    there.push(Result.isSuccess(requests) || !isNotServed(requests.failure))
  }
  return [there, operator.requests.length]
}
const bare = (status: number): ScriptedAnswer => ({ status, body: "<h1>no</h1>" })
const list = data({ poys: [], page: 1, pages: 0, total: 0 })

test.each([404, 405, 501])("a call of ours that is answered with %i is not asked again", async (status) => {
  expect(await asking("poys.all", bare(status), list, list)).toEqual([[false, false, false], 1])
})

test.each([
  ["one of our codes", { status: 404, body: { code: "noSuchPoy", message: "" } }],
  ["a server error", bare(500)],
  ["a gateway", bare(502)],
  ["too many requests", bare(429)],
  ["a session that has ended", bare(401)],
])("%s says nothing of whether a call is there", async (_, said) => {
  expect(await asking("poys.all", said, list)).toEqual([[true, true], 2])
})

test("a code that is not ours is another server's way to say that there is no such call", async () => {
  const said = { status: 404, body: { code: "NOT_FOUND", message: "Cannot GET" } }
  expect(await asking("poys.all", said, list)).toEqual([[false, false], 1])
})

test("a call that was ever answered is there, whatever a gateway says later", async () => {
  expect(await asking("poys.all", list, bare(404), list)).toEqual([[true, true, true], 3])
})

test("what one of a page's visitors learns of the calls, all who ask from there know", async () => {
  const operator = await operatorThatSays({})
  stop = operator.stop
  let token: string | undefined
  const page = clientAt({ origin: operator.origin, token: () => token })
  const timed = page.timing({ deviceNow: () => 0, onAnswer: () => {} })
  for (const [visitor, client] of [
    [undefined, page],
    ["a-player", timed.keyed("a-key")],
    ["another", timed],
    [undefined, page.as("a-player")],
  ] as const) {
    token = visitor
    const requests = await Effect.runPromise(Effect.flip(client.ask(poysAll, {})))
    expect(isNotServed(requests)).toBe(true)
  }
  expect(operator.requests.map(({ path }) => path)).toEqual(["poy-api/poys.all"])
})

test("a call of the product's own is always there", async () => {
  expect(await asking("cashs", bare(404), bare(405), data({ money: 1 }))).toEqual([[true, true, true], 3])
})
