import { setImmediate } from "node:timers/promises"
import { Hono } from "hono"
import { expect, it } from "vitest"
import { limitConcurrency } from "./concurrency-limit.ts"
import type { RequestEnv } from "./requests.ts"

const patient = { startMs: 600_000, bytesPerSecond: 1 }
const terms = { againstLong: () => Promise.resolve(undefined), pace: patient }

it("works on some requests at a time, and on the others in the order in which they came", async () => {
  const began: Array<string> = []
  const going: Array<() => void> = []
  const app = new Hono<RequestEnv>()
  const working = limitConcurrency(terms)
  app.use(working)
  app.get("/:name", async (c) => {
    const name = c.req.param("name")
    began.push(name)
    await new Promise<void>((go) => going.push(go))
    if (name === "0") throw new Error("the first goes wrong")
    return c.text(name)
  })
  app.onError((_, c) => c.text("wrong"))
  const answers = Array.from({ length: 300 }, async (_, at) => (await app.request(`/${at}`)).text())
  await setImmediate()
  expect(began).toHaveLength(256)
  expect(working.places().calls).toEqual({ taken: 256, waiting: 44 })

  while (going.length > 0) {
    for (const go of going.splice(0)) go()
    await setImmediate()
  }
  expect((await Promise.all(answers)).slice(0, 3)).toEqual(["wrong", "1", "2"])
  expect(began).toEqual(Array.from({ length: 300 }, (_, at) => String(at)))
  expect(working.places().calls).toEqual({ taken: 0, waiting: 0 })
})

it("reads some long bodies at a time, fewer of one household, and short ones at once", async () => {
  const app = new Hono<RequestEnv>()
  app.use(async (c, next) => {
    c.set("clientNetwork", c.req.header("x-client-network") ?? "")
    await next()
  })
  const working = limitConcurrency(terms)
  app.use(working)
  app.post("/", (c) => c.text("read"))
  const chunk = new Uint8Array(40 * 1_024)
  const { promise: sent, resolve: sendOn } = Promise.withResolvers<void>()
  let stalled = 0
  /** So many parts at once, and the end much later. */
  const slowBody = (parts: number) => {
    let left = parts
    const pull = async (controller: ReadableStreamDefaultController) => {
      if (left-- > 0) return controller.enqueue(chunk)
      stalled++
      await sent
      controller.close()
    }
    return new ReadableStream({ pull }, { highWaterMark: 0 })
  }
  const ask = (body: string | ReadableStream, clientNetwork = "") =>
    app.request("/", { method: "POST", body, duplex: "half", headers: { "x-client-network": clientNetwork } })
  const ofOne = Array.from({ length: 20 }, () => ask(slowBody(3), "203.0.113.1"))
  const ofOthers = Array.from({ length: 100 }, (_, at) => ask(slowBody(3), `198.51.100.${at}`))
  const short = Array.from({ length: 300 }, () => ask(slowBody(1), "203.0.113.1"))
  expect(await (await ask("quick")).text()).toBe("read")
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  // Eight of the one household, and others as long as there is room.
  expect(stalled).toBe(8 + 56 + 300)
  expect(working.places().longBodies).toEqual({ taken: 64, waiting: 56 })

  sendOn()
  const answers = await Promise.all([...ofOne, ...ofOthers, ...short])
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(stalled).toBe(20 + 100 + 300)
})

it("works on PINs in places of their own: three hundred logins keep no slip waiting, and those too many are told so", async () => {
  const app = new Hono<RequestEnv>()
  app.use(limitConcurrency(terms))
  const { promise: hashed, resolve: hash } = Promise.withResolvers<void>()
  let hashing = 0
  app.post("/api/users.login", async (c) => {
    hashing++
    await hashed
    return c.text("hashed")
  })
  app.post("/poy-api/lotteries.yeekee.create", (c) => c.text("placed"))
  const post = async (path: string) => app.request(path, { method: "POST" })
  const logins = Array.from({ length: 300 }, () => post("/api/users.login"))
  await setImmediate()
  expect(await (await post("/poy-api/lotteries.yeekee.create")).text()).toBe("placed")
  expect(hashing).toBe(3)
  hash()
  const statuses = (await Promise.all(logins)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(63)
  expect(statuses.filter((status) => status === 429)).toHaveLength(237)
  expect((await post("/api/users.login")).status).toBe(200)
})
