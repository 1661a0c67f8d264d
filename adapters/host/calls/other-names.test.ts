import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { next } from "../testing/next-event.ts"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { settingsFor, startSampleHost } from "../testing/site.ts"

let folder: string
let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "calls-"))
  const file = join(folder, "calls.json")
  await writeFile(
    file,
    JSON.stringify({
      "POST /api/users.login": "/v1/sign-in",
      "POST /api/agents-supports": "/v1/support-of",
      "GET /api/cashs": "/v1/wallet/money",
      "GET /api/site-details.one": "/v1/site",
      "GET /api/server-time": "/v1/clock",
    }),
  )
  operator = await startOperator({
    "/v1/sign-in": (_incoming, outgoing) => json(outgoing, 200, { data: null }, { "x-session": "Token a.b.c" }),
    "/v1/clock": (_incoming, outgoing) => json(outgoing, 200, { data: {} }),
    "/v1/site": (_incoming, outgoing) => json(outgoing, 200, { data: { title: "Lucky" } }),
  })
  host = await startSampleHost(operator.origin, {
    OPERATOR_CALLS: file,
    OPERATOR_PATHS: "/api=/v1/rest,/ccu=/v1/live",
    OPERATOR_TOKEN_HEADER: "x-session",
    OPERATOR_REQUEST_TOKEN: "X-Player-Token: token={token};v1",
    PROXY_PATHS: "/__sandbox",
  })
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  operator.requests.length = 0
})

const asked = () => operator.requests.map(({ method, url }) => `${method} ${url}`)
const authorization = "Bearer a.b.c"

test("a call goes to the operator's own path; its query, method and body stay", async () => {
  const body = JSON.stringify({ userName: "somchai88", password: "x" })
  const login = await ask(host.origin, "/api/users.login?from=main", { method: "POST", body })
  expect([login.status, login.headers["x-access-token"], login.headers["x-session"]]).toEqual([200, "a.b.c", undefined])
  expect(operator.requests[0]).toMatchObject({ method: "POST", url: "/v1/sign-in?from=main", body })
  await ask(host.origin, "/api/cashs?a=1&b=%2F")
  await ask(host.origin, "/api/agents-supports", { method: "POST", body: "{}" })
  expect(asked().slice(1)).toEqual(["GET /v1/wallet/money?a=1&b=%2F", "POST /v1/support-of"])
})

test("a call that is not named goes by the prefix of its API, as does one of another method", async () => {
  await ask(host.origin, "/api/users-infos")
  await ask(host.origin, "/api/agents-supports")
  await ask(host.origin, "/api/users.login")
  await ask(host.origin, "/poy-api/yings?betId=7")
  expect(asked()).toEqual([
    "GET /v1/rest/users-infos",
    "GET /v1/rest/agents-supports",
    "GET /v1/rest/users.login",
    "GET /poy-api/yings?betId=7",
  ])
})

test("the token comes in the operator's own header, and in no other", async () => {
  await ask(host.origin, "/api/cashs", { headers: { authorization } })
  expect(operator.requests[0]?.headers["x-player-token"]).toBe("token=a.b.c;v1")
  expect(operator.requests[0]?.headers).not.toHaveProperty("authorization")
})

test("a guest brings no token, and what is no token of ours is passed on as it is", async () => {
  await ask(host.origin, "/api/cashs")
  await ask(host.origin, "/api/cashs", { headers: { authorization: "Basic bWU6cGlu" } })
  expect(operator.requests.map(({ headers }) => [headers["x-player-token"], headers["authorization"]])).toEqual([
    [undefined, undefined],
    [undefined, "Basic bWU6cGlu"],
  ])
})

test("the desk of a stand-in is asked as the browser asked", async () => {
  await ask(host.origin, "/__sandbox/books", { headers: { authorization } })
  expect(operator.requests[0]?.headers["authorization"]).toBe(authorization)
})

test("the live line has its own path, with the token where the product has it", async () => {
  const webSocket = new WebSocket(`${host.origin.replace("http", "ws")}/ccu?token=a.b.c`)
  await next(webSocket, "open")
  webSocket.close()
  expect(asked()).toEqual(["UPGRADE /v1/live?token=a.b.c"])
})

test("the host asks for its own needs by the operator's names too", async () => {
  expect((await ask(host.origin, "/readyz")).status).toBe(200)
  const { body } = await ask(host.origin, "/", { headers: { host: "lucky.example" } })
  expect(body).toContain("<title>Log in ไทย - Lucky</title>")
  expect(asked()).toEqual(
    expect.arrayContaining(["GET /v1/clock", "GET /v1/site?host=lucky.example", "GET /v1/rest/agents-supports"]),
  )
})

test("a token in the usual header with another word before it is such a setting too", () => {
  const OPERATOR_ORIGIN = "http://localhost:1"
  const tokenOf = (text: string) => settingsFor({ OPERATOR_ORIGIN, OPERATOR_REQUEST_TOKEN: text }).requestToken
  expect(tokenOf("Authorization: JWT {token}")).toEqual({ header: "authorization", before: "JWT ", after: "" })
  expect(tokenOf("x-access-token:{token}")).toEqual({ header: "x-access-token", before: "", after: "" })
})
