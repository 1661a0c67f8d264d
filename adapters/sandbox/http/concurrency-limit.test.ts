import { setImmediate } from "node:timers/promises"
import { Hono } from "hono"
import { expect, it } from "vitest"
import { limitConcurrency } from "./concurrency-limit.ts"
import type { RequestEnv } from "./requests.ts"

it("works on some requests at a time, and on the others in the order in which they came", async () => {
  const began: Array<string> = []
  const going: Array<() => void> = []
  const app = new Hono<RequestEnv>()
  app.use(limitConcurrency())
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

  while (going.length > 0) {
    for (const go of going.splice(0)) go()
    await setImmediate()
  }
  expect((await Promise.all(answers)).slice(0, 3)).toEqual(["wrong", "1", "2"])
  expect(began).toEqual(Array.from({ length: 300 }, (_, at) => String(at)))
})

it("reads some long bodies at a time, the others as soon as there is room, and short ones at once", async () => {
  const app = new Hono<RequestEnv>()
  app.use(limitConcurrency())
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
  const ask = (body: string | ReadableStream) => app.request("/", { method: "POST", body, duplex: "half" })
  const long = Array.from({ length: 100 }, () => ask(slowBody(3)))
  const short = Array.from({ length: 300 }, () => ask(slowBody(1)))
  expect(await (await ask("quick")).text()).toBe("read")
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  expect(stalled).toBe(64 + 300)

  sendOn()
  const answers = await Promise.all([...long, ...short])
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(stalled).toBe(100 + 300)
})
