import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>

beforeAll(async () => {
  operator = await startOperator({
    "/api/users.login": (_incoming, outgoing) =>
      json(outgoing, 200, { data: null }, { "x-access-token": "a.b.c", connection: "x-inner", "x-inner": "1" }),
    "/api/echo": (_incoming, outgoing, body) => json(outgoing, 200, { data: body }),
    "/api/cookies": (_incoming, outgoing) => {
      outgoing.setHeader("set-cookie", ["a=1", "b=2"])
      json(outgoing, 200, {})
    },
    "/__sandbox": (_incoming, outgoing) => {
      outgoing.writeHead(200, { "content-type": "text/html", "content-security-policy": "default-src 'self'" })
      outgoing.end("<h1>desk</h1>")
    },
    "/apps/1/events": (_incoming, outgoing) => json(outgoing, 200, {}),
  })
  host = await startSampleHost(operator.origin, { PROXY_PATHS: "/__sandbox" })
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
})
beforeEach(() => {
  operator.requests.length = 0
})

test("a login passes through, and its token reaches the browser", async () => {
  const body = JSON.stringify({ userName: "somchai88", password: "x" })
  const answer = await ask(host.origin, "/api/users.login?from=main", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers["x-access-token"]).toBe("a.b.c")
  expect(answer.headers["x-content-type-options"]).toBe("nosniff")
  expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
  expect(operator.requests[0]).toMatchObject({ method: "POST", url: "/api/users.login?from=main", body })
})

test("a token in another header reaches the browser where it looks for one, from paths of the operator's own", async () => {
  const another = await startOperator({
    "/v2/main/users.login": (_incoming, outgoing) =>
      json(outgoing, 200, { data: null }, { authorization: "Bearer a.b.c" }),
    "/v2/lottery/yings": (_incoming, outgoing) => json(outgoing, 200, { data: [] }),
  })
  const OPERATOR_PATHS = "/api=/v2/main,/poy-api=/v2/lottery"
  const own = await startSampleHost(another.origin, { OPERATOR_TOKEN_HEADER: "Authorization", OPERATOR_PATHS })
  const { status, headers } = await ask(own.origin, "/api/users.login", { method: "POST", body: "{}" })
  expect([status, headers["x-access-token"], headers["authorization"]]).toEqual([200, "a.b.c", undefined])
  expect((await ask(own.origin, "/poy-api/yings?betId=7")).status).toBe(200)
  expect(another.requests.map(({ url }) => url)).toEqual(["/v2/main/users.login", "/v2/lottery/yings?betId=7"])
  await own.stop()
  await another.stop()
})

test("headers that are meant for one hop go no further, in either direction", async () => {
  const headers = {
    connection: "close, x-mine",
    "x-mine": "1",
    te: "trailers",
    "proxy-authorization": "Basic x",
    accept: "a/b",
  }
  const answer = await ask(host.origin, "/api/users.login", { headers })
  expect(operator.requests[0]?.headers).not.toHaveProperty("x-mine")
  expect(operator.requests[0]?.headers).not.toHaveProperty("te")
  expect(operator.requests[0]?.headers).not.toHaveProperty("proxy-authorization")
  expect(operator.requests[0]?.headers.accept).toBe("a/b")
  expect(answer.headers).not.toHaveProperty("x-inner")
})

test("behind trusted proxies the visitor is the last one that none of them added, in calls and in logs", async () => {
  const behind = await startSampleHost(operator.origin, { TRUSTED_PROXIES: "127.0.0.0/8,10.0.0.0/8", LOG: "info" })
  const visit = (forwarded: string) => ask(behind.origin, "/api/echo", { headers: { "x-forwarded-for": forwarded } })
  await visit("1.1.1.1, 203.0.113.9, 10.0.0.7")
  await visit("203.0.113.10")
  await expect.poll(() => behind.lines.length).toBe(2)
  await behind.stop()

  expect(operator.requests.map(({ headers }) => headers["x-forwarded-for"])).toEqual(["203.0.113.9", "203.0.113.10"])
  expect(behind.lines.join()).toContain('"address":"203.0.113.9"')
  expect(behind.lines.join()).toContain('"address":"203.0.113.10"')
})

test("who a visitor is, is seen from the connection and not believed from the request", async () => {
  await ask(host.origin, "/api/echo", {
    headers: {
      host: "lucky.example",
      "x-forwarded-for": "8.8.8.8",
      "x-forwarded-host": "evil",
      "x-real-ip": "8.8.8.8",
      forwarded: "for=8.8.8.8",
      "x-request-id": "bad id",
    },
  })
  const sentOn = operator.requests[0]?.headers ?? {}
  expect(sentOn["x-forwarded-for"]).toBe("127.0.0.1")
  expect(sentOn["x-forwarded-host"]).toBe("lucky.example")
  expect(sentOn["x-forwarded-proto"]).toBe("http")
  expect(sentOn.host).toBe(new URL(operator.origin).host)
  expect(sentOn["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(sentOn)).not.toContain("8.8.8.8")
})

test("a request keeps the id that a trusted proxy gave it on the whole way, and a stranger's is not taken", async () => {
  const behind = await startSampleHost(operator.origin, { TRUSTED_PROXIES: "127.0.0.1" })
  const idOf = async (origin: string) => {
    const { headers } = await ask(origin, "/api/echo", { headers: { "x-request-id": "visit-0001" } })
    return [operator.requests.at(-1)?.headers["x-request-id"], headers["x-request-id"]]
  }
  expect(await idOf(behind.origin)).toEqual(["visit-0001", "visit-0001"])
  await behind.stop()
  const [passedOn, answered] = await idOf(host.origin)
  expect(passedOn).toMatch(/^[0-9a-f-]{36}$/)
  expect(answered).toBe(passedOn)
})

test("that the visitor came by https is believed of a trusted proxy, and of no stranger", async () => {
  const behind = await startSampleHost(operator.origin, { TRUSTED_PROXIES: "127.0.0.1" })
  const claim = { headers: { "x-forwarded-proto": "https" } }
  await ask(behind.origin, "/api/echo", claim)
  await behind.stop()
  await ask(host.origin, "/api/echo", claim)
  expect(operator.requests.map(({ headers }) => headers["x-forwarded-proto"])).toEqual(["https", "http"])
  expect((await ask(host.origin, "/", claim)).headers).not.toHaveProperty("strict-transport-security")
})

test.each([
  "X-Original-URL",
  "X-Rewrite-URL",
  "X-HTTP-Method-Override",
  "X-HTTP-Method",
  "X-Method-Override",
  "X-Original-Host",
])("the header %s, by which some servers take a request for another one, is not passed on", async (name) => {
  await ask(host.origin, "/api/echo", { headers: { [name]: "/admin" } })
  expect(operator.requests.map(({ headers }) => headers[name.toLowerCase()])).toEqual([undefined])
})

test("several cookies of one answer stay several", async () => {
  expect((await ask(host.origin, "/api/cookies")).headers["set-cookie"]).toEqual(["a=1", "b=2"])
})

test("the control desk sees the name the browser used, and keeps its own content policy", async () => {
  const desk = await ask(host.origin, "/__sandbox", { headers: { host: "localhost:4173" } })
  expect(operator.requests[0]?.headers.host).toBe("localhost:4173")
  expect(desk.headers["content-security-policy"]).toBe("default-src 'self'")
})

test.each(["/apix", "/api-backup", "/%61pi/echo", "/poy-apis/x", "/app", "/apps", "/__sandbox2", "/API/echo"])(
  "%s is none of the operator's",
  async (path) => {
    await ask(host.origin, path)
    expect(operator.requests.filter(({ url }) => url === path)).toEqual([])
  },
)

test.each(["/api/../secret", "/api/%2e%2e/secret", "/api/..%2fsecret", "/api/a%00b", "/api/..%5csecret"])(
  "%s never reaches the operator",
  async (path) => {
    expect((await ask(host.origin, path)).status).toBe(400)
    expect(operator.requests).toEqual([])
  },
)

test("the push path goes to the push server", async () => {
  const push = await startOperator({ "/apps/1/events": (_incoming, outgoing) => json(outgoing, 202, {}) })
  const own = await startSampleHost(operator.origin, { PUSH_ORIGIN: push.origin })
  const { status } = await ask(own.origin, "/apps/1/events", { method: "POST", body: "{}" })
  await own.stop()
  await push.stop()
  expect(status).toBe(202)
  expect(push.requests[0]?.url).toBe("/apps/1/events")
})
