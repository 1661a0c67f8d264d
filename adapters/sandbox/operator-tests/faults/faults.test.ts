import * as v from "valibot"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const Ordered = v.object({ data: v.object({ id: v.string() }) })

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("ordered faults, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh)
  })
  afterEach(() => operator.ask("/__sandbox/faults", { method: "DELETE" }))
  afterAll(() => operator.stop())

  const order = (fault: Record<string, unknown>) => operator.post("/__sandbox/faults", fault)
  const time = () => operator.ask("/api/server-time")

  it("keep an answer waiting", async () => {
    await order({ kind: "delay", path: "/api/server-time", delayMs: 300 })
    const startedAt = performance.now()
    const { status } = await time()

    expect(status).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(295)
  })

  it("refuse with a status and a code, as many times as ordered", async () => {
    await order({ kind: "status", path: "/api/server-time", status: 503, code: "maintenance", count: 2 })
    const answers = [await time(), await time(), await time()]

    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200])
    expect(answers[0]?.body).toEqual({
      code: "maintenance",
      message: "Oops! Something went wrong. Please try again later.",
    })
  })

  it("cut the connection before anything is done", async () => {
    await order({ kind: "cut", path: "/api/users.login", method: "POST" })

    await expect(operator.login("somchai88", "Wrong#001")).rejects.toThrow("fetch failed")
    expect((await operator.login("somchai88", "Wrong#002")).body).toMatchObject({ data: { attemptsLeft: 4 } })
  })

  it("do the work and lose the answer", async () => {
    await order({ kind: "afterwards-cut", path: "/api/users.login" })

    await expect(operator.login("malee2569", "Wrong#001")).rejects.toThrow("fetch failed")
    expect((await operator.login("malee2569", "Wrong#002")).body).toMatchObject({ data: { attemptsLeft: 3 } })
  })

  it("break the body of an answer that looks well", async () => {
    await order({ kind: "malformed", path: "/api/server-time" })
    const answer = await fetch(`${operator.origin}/api/server-time`)
    const text = await answer.text()

    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toMatch("application/json")
    expect((): unknown => JSON.parse(text)).toThrow(SyntaxError)
    expect((await time()).status).toBe(200)
  })

  it("meet only the method and the paths that were named, and never the control desk", async () => {
    await order({ kind: "status", path: "/poy-api/*", method: "GET", status: 500, count: 10 })
    await order({ kind: "status", path: "/api/users.*", method: "POST", status: 404, count: 10 })

    expect((await time()).status).toBe(200)
    expect((await operator.ask("/poy-api/bet-list-results.latest")).status).toBe(500)
    expect((await operator.post("/api/users.auth")).status).toBe(404)
    expect((await operator.ask("/__sandbox/faults")).body).toMatchObject({ data: [{ count: 9 }, { count: 9 }] })
    expect((await order({ kind: "cut", path: "/__sandbox/state" })).status).toBe(400)
  })

  it("are taken back one by one or all at once", async () => {
    const first = await order({ kind: "cut", path: "/api/server-time" })
    await order({ kind: "malformed", path: "/api/server-time" })
    const { id } = v.parse(Ordered, first.body).data
    const clear = (body?: string) => operator.ask("/__sandbox/faults", { method: "DELETE", ...(body ? { body } : {}) })

    expect((await clear(JSON.stringify({ id }))).body).toMatchObject({ data: [{ kind: "malformed" }] })
    expect((await clear()).body).toEqual({ data: [] })
    expect((await time()).status).toBe(200)
  })
})

describe("stopping while an answer is kept waiting", () => {
  it("answers at once and then closes", async () => {
    const [source] = sources
    if (source === undefined) throw new Error("there is always a source")
    const operator = await operatorOn(source.fresh, { seed: "empty" })
    await operator.post("/__sandbox/faults", { kind: "delay", path: "/api/server-time", delayMs: 60_000 })
    const waiting = operator.ask("/api/server-time")
    await expect.poll(async () => (await operator.ask("/__sandbox/faults")).body).toEqual({ data: [] })

    await operator.stop()

    expect((await waiting).status).toBe(200)
    await expect(fetch(operator.origin)).rejects.toThrow("fetch failed")
  })
})
