import { expect, test } from "vitest"
import { type EarlyAnswers, fetchWithEarly } from "./early-answers.ts"

const mine = { headers: { authorization: "Bearer mine" } }
const address = "/poy-api/bet-lists.latest"

const begin = (answer: Promise<Response> = Promise.resolve(new Response("early", { headers: { date: "then" } }))) => {
  const early: EarlyAnswers = {
    authorization: "Bearer mine",
    askedAt: 1_000,
    answers: new Map([[`GET ${address}`, answer]]),
  }
  let time = 1_500
  const fetch = fetchWithEarly(
    early,
    async () => new Response("asked anew"),
    () => time,
  )
  return {
    fetch,
    text: async (...request: Parameters<typeof fetch>) => (await fetch(...request)).text(),
    wait: (ms: number) => {
      time += ms
    },
  }
}

test("an answer that is on its way already is handed out once", async () => {
  const { text } = begin()
  expect([await text(address, mine), await text(address, mine)]).toEqual(["early", "asked anew"])
})

test("it counts as kept on the way, so that no clock is set by its date", async () => {
  const { headers } = await begin().fetch(address, mine)
  expect([headers.get("date"), headers.get("age")]).toEqual(["then", "0"])
})

test.each([
  ["another player", address, { headers: { authorization: "Bearer yours" } }],
  ["nobody", address, {}],
  ["another address", `${address}?betGroup=yeekee`, mine],
  ["another method", address, { ...mine, method: "POST" }],
  ["more than the address says", address, { ...mine, body: '{"page":2}' }],
])("%s gets an answer of their own", async (_, url, init) => {
  expect(await begin().text(url, init)).toBe("asked anew")
})

test("what was asked for more than ten seconds ago is asked anew", async () => {
  const { text, wait } = begin()
  wait(9_501)
  expect(await text(address, mine)).toBe("asked anew")
})

test("a question that failed is asked anew", async () => {
  expect(await begin(Promise.reject(new TypeError("no connection"))).text(address, mine)).toBe("asked anew")
})

test("whoever gives up waiting waits no longer", async () => {
  const giving = new AbortController()
  const answer = begin(new Promise(() => {})).fetch(address, { ...mine, signal: giving.signal })
  giving.abort(new Error("given up"))
  await expect(answer).rejects.toThrow("given up")
})

test("where nothing was asked for early everything is asked for as ever", async () => {
  const fetch = fetchWithEarly(undefined, async () => new Response("asked"))
  expect(await (await fetch(address)).text()).toBe("asked")
})
