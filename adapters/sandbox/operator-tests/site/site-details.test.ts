import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("a site's details, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh)
  })
  afterAll(() => operator.stop())

  const of = (host: string) => operator.ask(`/api/site-details.one?host=${encodeURIComponent(host)}`)

  it.each(["shop.localhost", "shop.localhost:4173", "SHOP.LocalHost:80"])("are the branch's at %s", async (host) => {
    const { status, body, headers } = await of(host)

    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"])
    expect(body).toEqual({
      data: {
        title: "ฟ้าค่ำ สาขา",
        description: "สาขาของฟ้าค่ำ หวยและเกมในที่เดียว",
        siteVerification: "",
        gaID: "",
      },
    })
  })

  it.each(["localhost:4173", "127.0.0.1"])("are the operator's own at %s", async (host) => {
    expect((await of(host)).body).toMatchObject({ data: { title: "ฟ้าค่ำ" } })
  })

  it.each(["example.com", "shop.localhost.example.com", "", ":80", "a b", "shop.localhost:port", "%"])(
    "are refused to a host that is not the operator's: %j",
    async (host) => {
      const { status, body } = await of(host)

      expect([status, body]).toEqual([404, { code: "notAllowDomain", message: "Not Allow Domain" }])
    },
  )

  it("are not asked for by a text that no database can hold", async () => {
    expect((await of("\u0000")).status).toBe(400)
  })

  it("need a host", async () => {
    const { status, body } = await operator.ask("/api/site-details.one")

    expect([status, body]).toEqual([400, { code: "badRequest", message: "Bad Request", data: { path: "host" } }])
  })
})

describe.each(sources)("what anyone may read, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { seed: "empty", clockAt: undefined })
  })
  afterAll(() => operator.stop())

  it("is nothing but the operator itself before the first player and the first draw", async () => {
    expect((await operator.ask("/poy-api/bet-list-results.latest")).body).toEqual({ data: [] })
    expect((await operator.ask("/api/agents-supports")).status).toBe(200)
    expect((await operator.ask("/api/site-details.one?host=localhost")).status).toBe(200)
    expect((await operator.ask("/api/site-details.one?host=shop.localhost")).status).toBe(404)
    expect((await operator.login("somchai88", "Duean69#x")).status).toBe(422)
  })

  it("is the time, which moves with the control desk's clock", async () => {
    const read = async () => {
      const { body } = await operator.ask("/api/server-time")
      return Date.parse(JSON.stringify(body).slice(16, 40))
    }
    const before = await read()
    await operator.post("/__sandbox/clock", { offsetSeconds: 3_600 })
    const after = await read()

    expect(after - before).toBeGreaterThanOrEqual(3_600_000)
    expect(after - before).toBeLessThan(3_600_000 + 60_000)
  })
})
