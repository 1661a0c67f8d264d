import { expect, test } from "vitest"
import { fetchPrefetched, type PrefetchedAnswers } from "./prefetched-answers.ts"

const mine: RequestInit = { method: "GET", cache: "no-cache", headers: { authorization: "Bearer mine" } }
const address = "/poy-api/bet-lists.latest"

const way = { sentAt: 5_000, receivedAt: 5_200 }
const came = (response: Response) => Promise.resolve({ response, way })

const begin = (answer: ReturnType<typeof came> = came(new Response("early"))) => {
  const early: PrefetchedAnswers = {
    authorization: "Bearer mine",
    answers: new Map([[`GET no-cache ${address}`, answer]]),
  }
  const { fetch, wayOf } = fetchPrefetched(early, async (_, init) => {
    init?.signal?.throwIfAborted()
    return new Response("asked anew")
  })
  return { fetch, wayOf, text: async (...request: Parameters<typeof fetch>) => (await fetch(...request)).text() }
}

test("an answer that is on its way already is handed out once", async () => {
  const { text } = begin()
  expect([await text(address, mine), await text(address, mine)]).toEqual(["early", "asked anew"])
})

test("it tells when it was sent for and came, not when it was wanted", async () => {
  const { fetch, wayOf } = begin()
  expect(wayOf(await fetch(address, mine))).toEqual({ sentAt: 5_000, receivedAt: 5_200 })
  expect(wayOf(await fetch(address, mine))).toBeUndefined()
})

test.each<[string, string, RequestInit]>([
  ["another player", address, { ...mine, headers: { authorization: "Bearer yours" } }],
  ["nobody", address, { method: "GET", cache: "no-cache" }],
  ["who wants nothing kept", address, { ...mine, cache: "no-store" }],
  ["another address", `${address}?betGroup=yeekee`, mine],
  ["another method", address, { ...mine, method: "POST" }],
  ["more than the address says", address, { ...mine, body: '{"page":2}' }],
])("%s gets an answer of their own", async (_, url, init) => {
  expect(await begin().text(url, init)).toBe("asked anew")
})

test("a question that failed is asked anew", async () => {
  expect(await begin(Promise.reject(new TypeError("no connection"))).text(address, mine)).toBe("asked anew")
})

test("where nothing was asked for early everything is asked for as ever", async () => {
  const { fetch } = fetchPrefetched(undefined, async () => new Response("asked"))
  expect(await (await fetch(address)).text()).toBe("asked")
})
