import * as v from "valibot"
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest"
import type { LogLine } from "../../http/requests.ts"
import { socketTo } from "../../push/testing/socket.ts"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const pin = "Duean69#x"

describe.each(sources)("the log, on $kind", ({ fresh }) => {
  const lines: Array<LogLine> = []
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeEach(async () => {
    lines.length = 0
    operator = await operatorOn(fresh, { log: (line) => lines.push(line) })
  })
  afterEach(() => operator.stop())

  const linesOf = (wanted: string) => lines.filter(({ path }) => path === wanted)
  const uuidOf = (token: string) =>
    v.parse(v.object({ uuid: v.string() }), JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()))
      .uuid

  it("tells of each login, and of each that failed, whose it was and why it was refused", async () => {
    await operator.login("somchai88", "Wrong#1pin")
    await operator.login("nobodyhere", "Wrong#1pin")
    const token = await operator.tokenOf("somchai88", pin)
    const uuid = uuidOf(token)
    await operator.post("/api/users.logout", {}, operator.as(token).headers)
    const ofLogin = { level: "info", method: "POST", path: "/api/users.login", address: "127.0.0.1" }
    expect(linesOf("/api/users.login")).toMatchObject([
      { ...ofLogin, status: 422, code: "invalidLoginCredential", uuid },
      { ...ofLogin, status: 422, code: "invalidLoginCredential", uuid: undefined },
      { ...ofLogin, status: 200, code: undefined, uuid },
    ])
    expect(linesOf("/api/users.logout")).toMatchObject([{ status: 200, uuid }])
  })

  it("tells of each call whose it was, by the id alone: no name, phone, PIN or token", async () => {
    const token = await operator.tokenOf("somchai88", pin)
    await operator.ask("/api/users-infos", operator.as(token))
    await operator.ask("/api/users-infos")
    expect(linesOf("/api/users-infos")).toMatchObject([
      { status: 200, uuid: uuidOf(token) },
      { status: 401, code: "unauthorized", uuid: undefined },
    ])
    const written = JSON.stringify(lines)
    for (const secret of [token, pin, "somchai88", "Wrong#1pin"]) expect(written).not.toContain(secret)
  })

  it("tells of a connection when it ends, whose it was, without the token in its query", async () => {
    const token = await operator.tokenOf("somchai88", pin)
    const socket = await socketTo(`${operator.origin}/ccu?token=${token}`)
    expect(linesOf("/ccu")).toEqual([])
    await socket.close()
    await expect.poll(() => linesOf("/ccu").length).toBe(1)
    expect(linesOf("/ccu")).toMatchObject([{ level: "info", method: "GET", address: "127.0.0.1", uuid: uuidOf(token) }])
    expect(JSON.stringify(lines)).not.toContain(token)
  })

  it("tells of each order of the desk what it was and whom it was about, without names and texts", async () => {
    const uuid = uuidOf(await operator.tokenOf("somchai88", pin))
    await operator.post("/__sandbox/players/credit", { userName: "somchai88", baht: 500 })
    await operator.post("/__sandbox/news", { title: "A word", text: "Only for players" })
    await operator.post("/__sandbox/players/add", { prefix: "crowd", count: 1, pin: "Crowd69#x", baht: 10 })
    await operator.post("/__sandbox/players/credit", { userName: "somchai88", baht: -1 })
    expect(lines.filter(({ path }) => String(path).startsWith("/__sandbox/"))).toMatchObject([
      { level: "info", path: "/__sandbox/players/credit", status: 200, uuid, order: { baht: 500 } },
      { level: "info", path: "/__sandbox/news", status: 200, order: {} },
      { level: "info", path: "/__sandbox/players/add", status: 200, order: { count: 1, baht: 10 } },
      { level: "info", path: "/__sandbox/players/credit", status: 400, code: "badRequest" },
    ])
    const written = JSON.stringify(lines)
    for (const text of ["somchai88", "Only for players", "Crowd69#x"]) expect(written).not.toContain(text)
  })

  it("leaves what the desk looks at and signs of life to those who want every line", async () => {
    for (const path of ["/livez", "/readyz", "/__sandbox/state"]) await operator.ask(path)
    await operator.ask("/__sandbox/gone")
    await operator.ask("/api/server-time")
    expect(lines.map(({ level, path }) => [level, path])).toEqual([
      ["debug", "/livez"],
      ["debug", "/readyz"],
      ["debug", "/__sandbox/state"],
      ["info", "/__sandbox/gone"],
      ["info", "/api/server-time"],
    ])
  })
})
