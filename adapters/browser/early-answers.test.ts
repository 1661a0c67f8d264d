import { expect, test } from "vitest"
import { type EarlyAnswers, fetchWithEarly, forgetEarlyInTime } from "./early-answers.ts"

const mine: RequestInit = { cache: "no-cache", headers: { authorization: "Bearer mine" } }
const address = "/poy-api/bet-lists.latest"

const way = { sentAt: 5_000, receivedAt: 5_200 }
const came = (response: Response) => Promise.resolve({ response, way })

const begin = (answer: ReturnType<typeof came> = came(new Response("early"))) => {
  const early: EarlyAnswers = {
    authorization: "Bearer mine",
    askedAt: 1_000,
    answers: new Map([[`GET no-cache ${address}`, answer]]),
  }
  let time = 1_500
  const { fetch, wayOf } = fetchWithEarly(early, {
    fetch: async () => new Response("asked anew"),
    pageTime: () => time,
  })
  return {
    fetch,
    wayOf,
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

test("it tells when it was sent for and came, not when it was wanted", async () => {
  const { fetch, wayOf } = begin()
  expect(wayOf(await fetch(address, mine))).toEqual({ sentAt: 5_000, receivedAt: 5_200 })
  expect(wayOf(await fetch(address, mine))).toBeUndefined()
})

test.each<[string, string, RequestInit]>([
  ["another player", address, { ...mine, headers: { authorization: "Bearer yours" } }],
  ["nobody", address, { cache: "no-cache" }],
  ["who wants nothing kept", address, { ...mine, cache: "no-store" }],
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

/** An answer that tells when it is let go of, unread. */
const watched = () => {
  let isGivenBack = false
  const body = new ReadableStream({ cancel: () => void (isGivenBack = true) })
  return { answer: came(new Response(body)), isGivenBack: () => isGivenBack }
}

test("an answer that came for somebody else holds no connection", async () => {
  const { answer, isGivenBack } = watched()
  await begin(answer).text(address, { ...mine, headers: { authorization: "Bearer yours" } })
  expect(isGivenBack()).toBe(true)
})

test("an answer that whoever asked no longer waits for holds no connection", async () => {
  const { answer, isGivenBack } = watched()
  await expect(
    begin(answer).fetch(address, { ...mine, signal: AbortSignal.abort(new Error("gone")) }),
  ).rejects.toThrow()
  await answer
  expect(isGivenBack()).toBe(true)
})

test("an answer that nobody has asked for in ten seconds holds no connection", async () => {
  const { answer, isGivenBack } = watched()
  const early: EarlyAnswers = { authorization: null, askedAt: 0, answers: new Map([["GET no-store /x", answer]]) }
  const forgetting = Promise.withResolvers<[() => void, number]>()
  forgetEarlyInTime(early, (forget, ms) => forgetting.resolve([forget, ms]))
  const [forget, ms] = await forgetting.promise
  expect([ms, isGivenBack()]).toEqual([10_000, false])
  forget()
  await answer
  expect([early.answers.size, isGivenBack()]).toEqual([0, true])
})

test("where nothing was asked for early everything is asked for as ever", async () => {
  const { fetch } = fetchWithEarly(undefined, { fetch: async () => new Response("asked"), pageTime: () => 0 })
  expect(await (await fetch(address)).text()).toBe("asked")
})
