import { Effect } from "effect"
import { afterEach, expect, test } from "vitest"
import { clientAt } from "../testing/asking.ts"
import { data, operatorThatSays, type ScriptedAnswer } from "../testing/operator-that-says.ts"
import { poysAll } from "../wire/index.ts"

let stop = () => {}
afterEach(() => stop())

/** What a page hears of one answer. */
const troublesOf = async (said: ScriptedAnswer) => {
  const operator = await operatorThatSays({ "poys.all": said })
  stop = operator.stop
  const troubles: Array<unknown> = []
  const client = clientAt({
    origin: operator.origin,
    token: () => undefined,
    onAnswer: ({ path }, input, refused) => void troubles.push([path, input, refused]),
  })
  await Effect.runPromise(Effect.result(client.ask(poysAll, { page: 1 })))
  return troubles
}
const refused = (isBroken: boolean, isHostRefused: boolean) => [
  ["/poy-api/poys.all", { page: 1 }, { isBroken, isHostRefused }],
]

test("a page hears of an answer that it can read, and of no other success", async () => {
  expect(await troublesOf(data({ poys: [], page: 1, pages: 0, total: 0 }))).toEqual([
    ["/poy-api/poys.all", { page: 1 }, undefined],
  ])
  expect(await troublesOf({ body: "<h1>poys</h1>" })).toEqual([])
})

test.each([500, 503, 507, 520])("a %i is a broken server", async (status) => {
  expect(await troublesOf({ status, body: { code: "defaultError", message: "" } })).toEqual(refused(true, false))
})

test.each([400, 404, 422, 429, 501, 502, 504])(
  "a %i is not: a no, no such call, or a line that was lost behind a gateway",
  async (status) => {
    expect(await troublesOf({ status, body: { message: "" } })).toEqual(refused(false, false))
  },
)

test.each([400, 404])("'Not Allow Domain' at a %i is about the site's host, whatever was asked", async (status) => {
  expect(await troublesOf({ status, body: { message: "Not Allow Domain" } })).toEqual(refused(false, true))
})

test("the same words at another status are not", async () => {
  expect(await troublesOf({ status: 403, body: { message: "Not Allow Domain" } })).toEqual(refused(false, false))
})

test("a line that is lost is no answer", async () => {
  const troubles: Array<unknown> = []
  const onAnswer = () => void troubles.push("answered")
  const client = clientAt({ origin: "http://127.0.0.1:1", token: () => undefined, onAnswer })
  await Effect.runPromise(Effect.result(client.ask(poysAll, {})))
  expect(troubles).toEqual([])
})

test("whoever watches is given the answer to each question as it is sent, one that fails too", async () => {
  const asked: Array<Promise<unknown>> = []
  const onAsked = (answer: Promise<unknown>) => void asked.push(answer)
  const operator = await operatorThatSays({ "poys.all": data({ poys: [], page: 1, pages: 0, total: 0 }) })
  stop = operator.stop
  for (const origin of [operator.origin, "http://127.0.0.1:1"]) {
    const client = clientAt({ origin, token: () => undefined, onAsked })
    const answer = Effect.runPromise(Effect.result(client.ask(poysAll, {})))
    expect(asked).toHaveLength(origin === operator.origin ? 1 : 2)
    await answer
  }
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(["fulfilled", "rejected"])
})
