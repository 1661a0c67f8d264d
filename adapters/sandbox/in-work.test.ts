import { setImmediate } from "node:timers/promises"
import { Hono } from "hono"
import { expect, it } from "vitest"
import { inWork } from "./in-work.ts"

it("works on some requests at a time, and on the others in the order in which they came", async () => {
  const began: Array<string> = []
  const going: Array<() => void> = []
  const app = new Hono()
  app.use(inWork())
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
