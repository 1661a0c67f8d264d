import { anyLetter } from "@fakham/core/testing"
import { usersAuth, usersLogin, usersLogout } from "@fakham/operator/wire"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { startThrowAwayPostgres } from "../../database/testing/throw-away-postgres.ts"
import { databaseSources, everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const aNumber: unknown = expect.any(Number)
const aboutTheOutbox: unknown = expect.stringContaining("outbox")

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const megabyte = 1_024 * 1_024
const anyText = fc.string({ unit: anyLetter, maxLength: 40 })
const anyBody = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.record({ userName: anyText, password: anyText }) },
)

const defaultError = { code: "defaultError", message: "Oops! Something went wrong. Please try again later." }

describe.each(sources)("what nobody foresaw, on $kind", ({ fresh }) => {
  it("is told to the log alone, under the request's name", async () => {
    const lines: Array<Record<string, unknown>> = []
    const operator = await operatorOn(fresh, { log: (line) => lines.push(line) })
    const db = await openDatabase(operator.database, () => undefined)
    await db.schema.dropTable("outbox").execute()
    await db.destroy()

    const headers = { "x-request-id": "the-unforeseen" }
    const { status, body, headers: answered } = await operator.ask("/__sandbox/outbox", { headers })
    await operator.stop()

    expect([status, body, answered.get("x-request-id")]).toEqual([500, defaultError, "the-unforeseen"])
    expect(lines).toContainEqual({
      level: "error",
      requestId: "the-unforeseen",
      method: "GET",
      path: "/__sandbox/outbox",
      error: aboutTheOutbox,
    })
  })
})

describe.each(sources.filter(({ kind }) => kind === "postgres"))("a lost $kind", () => {
  it("leaves the process alive but not ready", async () => {
    const { postgres } = await startThrowAwayPostgres()
    const operator = await operatorOn({ kind: "postgres", url: (await postgres?.newDatabase()) ?? "" })
    const before = await operator.ask("/readyz")
    await postgres?.stop()

    const after = await Promise.all(["/livez", "/readyz", "/api/agents-supports"].map((path) => operator.ask(path)))
    await operator.stop()

    expect(before.status).toBe(200)
    expect(after.map(({ status }) => status)).toEqual([200, 503, 500])
    expect(after[1]?.body).toEqual({ code: "notReady", message: "The database does not answer." })
    expect(after[2]?.body).toEqual(defaultError)
  })
})

describe.each(sources)("a $kind that takes nothing more, as when its disk is full", ({ kind, fresh }) => {
  it("leaves the process alive but not ready, until it takes again what is written", async () => {
    const operator = await operatorOn(fresh)
    const db = await openDatabase(operator.database, () => undefined)
    const refusing =
      kind === "sqlite"
        ? [
            sql`create trigger full_disk before update on kept begin select raise(fail, 'database or disk is full'); end`,
            sql`create trigger full_too before insert on kept begin select raise(fail, 'database or disk is full'); end`,
          ]
        : [
            sql`create function full_disk() returns trigger language plpgsql as $$
                begin raise 'could not extend file: No space left on device'; end $$`,
            sql`create trigger full_disk before insert or update on kept execute function full_disk()`,
          ]
    const taking =
      kind === "sqlite"
        ? [sql`drop trigger full_disk`, sql`drop trigger full_too`]
        : [sql`drop trigger full_disk on kept`]
    const ready = () => operator.ask("/readyz")
    expect((await ready()).status).toBe(200)
    for (const statement of refusing) await statement.execute(db)
    await expect
      .poll(async () => (await ready()).body)
      .toEqual({
        code: "notReady",
        message: "The database takes nothing more: is the disk full?",
      })
    expect((await operator.ask("/livez")).status).toBe(200)

    for (const statement of taking) await statement.execute(db)
    await expect.poll(async () => (await ready()).status).toBe(200)
    await db.destroy()
    await operator.stop()
  })
})

describe.each(await databaseSources())("any request, on $kind", ({ fresh }) => {
  const lines: Array<Record<string, unknown>> = []
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { log: (line) => lines.push(line) })
  })
  afterAll(() => operator.stop())

  const send = (body: string | Uint8Array<ArrayBuffer>) => operator.ask("/api/users.login", { method: "POST", body })

  it("whose body is no JSON is a bad one", async () => {
    for (const body of ["{", "userName=somchai88", "\u0000", Uint8Array.of(0xff, 0xfe, 0x80), '{"userName":"a"'])
      expect(await send(body)).toMatchObject({ status: 400, body: { code: "badRequest" } })
  })

  it("whose body holds text that no database keeps is a bad one", async () => {
    for (const odd of ["\\u0000", "\\ud800", "\\uDC00\\uD800"])
      for (const body of [`{"userName":"${odd}","password":"a"}`, `{"userName":"a","password":"a","${odd}":1}`])
        expect(await send(body), body).toMatchObject({ status: 400, body: { code: "badRequest" } })
    const emoji = await send(String.raw`{"userName":"\ud83c\udf19","password":"a"}`)
    expect(emoji.body).not.toMatchObject({ code: "badRequest" })
  })

  it("may hold ten megabytes of a player and not one more, and 64 kilobytes of a stranger", async () => {
    const atLimit = JSON.stringify("x".repeat(10 * megabyte - 2))
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    const ofPlayer = (body: string) => operator.ask("/api/users.login", { method: "POST", body, ...operator.as(token) })

    expect(await ofPlayer(atLimit)).toMatchObject({ status: 400, body: { code: "badRequest" } })
    expect(await send(JSON.stringify("x".repeat(65_534)))).toMatchObject({ status: 400, body: { code: "badRequest" } })
    expect(await send(JSON.stringify("x".repeat(65_535)))).toMatchObject({
      status: 401,
      body: { code: "unauthorized" },
    })
    expect(await ofPlayer(`${atLimit} `)).toMatchObject({
      status: 413,
      body: { code: "payloadTooLarge", message: "A request holds at most 10 MB." },
    })
  })

  it("is measured while it comes when it does not say how long it is", async () => {
    const chunk = new Uint8Array(megabyte).fill(32)
    let left = 12
    const endless = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    })
    const player = operator.as(await operator.tokenOf("somchai88", "Duean69#x"))
    const streamed = (body: ReadableStream) => {
      const request = { method: "POST", body, duplex: "half", ...player } as const
      return operator.ask("/api/users.login", request)
    }

    expect((await streamed(endless)).status).toBe(413)
    expect((await streamed(new Blob(['{"userName":"somchai88","password":"Duean69#x"}']).stream())).status).toBe(200)
  })

  it("to a path or with a method that nobody answers finds nothing", async () => {
    const answers = await Promise.all([
      operator.ask("/"),
      operator.ask("/api/users.nothing"),
      operator.ask("/api/users.login"),
      operator.ask("/__sandbox/nothing"),
      operator.post("/api/server-time"),
    ])

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(answers[0]?.body).toEqual({ code: "notFound", message: "Not Found" })
  })

  it("is named in its answer and in the log, by its own name when that is a plain word", async () => {
    const named = await operator.ask("/api/server-time", { headers: { "x-request-id": "from-the-host.0001" } })
    const oddly = await operator.ask("/api/users.nothing", { headers: { "x-request-id": "<odd name>" } })

    expect(named.headers.get("x-request-id")).toBe("from-the-host.0001")
    expect(oddly.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/)
    expect(lines).toContainEqual({
      level: "info",
      requestId: "from-the-host.0001",
      method: "GET",
      path: "/api/server-time",
      status: 200,
      ms: aNumber,
      address: "127.0.0.1",
    })
  })

  it("sends a body as application/json alone, which no form of another site can without asking", async () => {
    const sent = (type: string) =>
      operator.post("/api/users.login", { userName: "somchai88", password: "Duean69#x" }, { "content-type": type })
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "multipart/form-data"])
      expect(await sent(type)).toMatchObject({ status: 415, body: { code: "unsupportedMediaType" } })
    expect((await sent("application/json; charset=utf-8")).status).toBe(200)
  })

  it("that says for whom it asks, from an address that is not trusted, has that address told once", async () => {
    const written: Array<Record<string, unknown>> = []
    const strict = await operatorOn(fresh, { trustedProxies: [], log: (line) => written.push(line) })
    const headers = { "x-forwarded-for": "203.0.113.9" }
    for (const path of ["/api/server-time", "/api/cashs"]) await strict.ask(path, { headers })
    await strict.stop()
    expect(written.filter((line) => "unnamedProxy" in line)).toEqual([{ level: "info", unnamedProxy: "127.0.0.1" }])
  })

  it("is named by no stranger, nor told where the site is", async () => {
    const strict = await operatorOn(fresh, { trustedProxies: [] })
    const headers = { "x-request-id": "from-a-stranger", "x-forwarded-host": "evil.example" }
    const named = await strict.ask("/api/server-time", { headers })
    const token = await strict.tokenOf("somchai88", "Duean69#x")
    const launch = await strict.post(
      "/poy-api/partners.game.launch",
      { partner: "sa" },
      { ...strict.as(token).headers, ...headers },
    )
    await strict.stop()
    expect(named.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/)
    const ofTheStandIn: unknown = expect.stringMatching(/^http:\/\/127\.0\.0\.1:/)
    expect(launch.body).toMatchObject({ data: { url: ofTheStandIn } })
  })

  it("never leaves a password, a token or a query in the log", async () => {
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    await operator.ask(`/api/cashs?token=${token}`, operator.as(token))
    await operator.login("somchai88", "Wrong#secret")

    const written = JSON.stringify(lines)
    expect(written).toContain("/api/cashs")
    for (const secret of [token, "Duean69#x", "Wrong#secret", "Bearer"]) expect(written).not.toContain(secret)
  })

  it("with any JSON at all gets an answer that was foreseen", { timeout: 300_000 }, async () => {
    const paths = [usersLogin, usersAuth, usersLogout]
      .map(({ path }) => path)
      .concat(["clock", "faults", "players/unlock", "reset"].map((order) => `/__sandbox/${order}`))
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const answers = await Promise.all(paths.map((path) => operator.post(path, body)))
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      }),
      // A smaller example would ask hundreds of times more, and the time would be up before anything is told.
      { numRuns: 100, endOnFailure: true },
    )
  })

  it.each(["/api/%E0%A4%A", "/api/site-details.one?host=%E0%A4%A", "/__sandbox/%", "/%00", "//", "/__sandbox/../api"])(
    "to the odd address %s gets an answer that was foreseen",
    async (path) => {
      expect((await operator.ask(path)).status).toBe(404)
    },
  )

  it("that asks whether the process lives and is ready is told so", async () => {
    expect((await operator.ask("/livez")).status).toBe(200)
    expect((await operator.ask("/readyz")).status).toBe(200)
  })
})
