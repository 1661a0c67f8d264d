import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { browserAt } from "../testing/browser.ts"
import { startSampleHost } from "../testing/site.ts"
import { signature, signedToken, somchaisToken, startTalkativeOperator } from "../testing/talkative-operator.ts"

let operator: Awaited<ReturnType<typeof startTalkativeOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
let browser: ReturnType<typeof browserAt>
beforeAll(async () => {
  operator = await startTalkativeOperator()
  host = await startSampleHost(operator.origin, { SESSION: "host", TRUSTED_PROXIES: "127.0.0.1" })
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
})
beforeEach(() => {
  operator.gives(somchaisToken)
  operator.requests.length = 0
  browser = browserAt(host.origin)
})

/** `{"uuid":"u-1","status":2}`: the rest of what the token says is not for pages. */
const claims = "eyJ1dWlkIjoidS0xIiwic3RhdHVzIjoyfQ"

test.each(["/api/users.login", "/api/users.signup", "/api/users.line-login"])(
  "of what %s answers the page gets the claims without a signature, the host keeps the token in a cookie",
  async (path) => {
    const { answer, pageToken } = await browser.logIn(path)
    const mark = /\.([\w-]{22})$/.exec(pageToken)?.[1]
    expect(pageToken).toBe(`.${claims}.${mark}`)
    expect(answer.headers["set-cookie"]).toEqual([
      `bearer-${mark}=${somchaisToken}; Max-Age=604800; Path=/; SameSite=Strict; HttpOnly`,
      `token=${pageToken}; Max-Age=604800; Path=/; SameSite=Lax`,
    ])
    const { "set-cookie": _, ...read } = answer.headers
    expect(answer.body).toBe('{"data":null}')
    expect(JSON.stringify(read)).not.toContain(signature)
  },
)

test("over https both cookies have names that only this host can set, and go by https alone", async () => {
  const { headers } = await browser.post("/api/users.login", { "x-forwarded-proto": "https" })
  const pageToken = String(headers["x-access-token"])
  expect(headers["set-cookie"]).toEqual([
    `__Host-bearer-${pageToken.slice(-22)}=${somchaisToken}; Max-Age=604800; Path=/; SameSite=Strict; HttpOnly; Secure`,
    `__Host-token=${pageToken}; Max-Age=604800; Path=/; SameSite=Lax; Secure`,
  ])
})

test("a logout ends the cookie of its session alone, also where the operator is away", async () => {
  const first = await browser.logIn()
  const cookies = browser.cookies()
  const { headers } = await browser.post("/api/users.logout", { authorization: `Bearer ${first.pageToken}` })
  const end = `bearer-${first.pageToken.slice(-22)}=; Max-Age=0; Path=/; SameSite=Strict; HttpOnly`
  expect(headers["set-cookie"]).toEqual([end, "route=; Max-Age=0"])
  expect((await browser.post("/api/users.logout")).headers["set-cookie"]).toEqual(["route=; Max-Age=0"])
  const alone = await startSampleHost("http://127.0.0.1:1", { SESSION: "host" })
  const lost = await browser.post(
    "/api/users.logout",
    { authorization: `Bearer ${first.pageToken}`, cookie: cookies },
    alone.origin,
  )
  await alone.stop()
  expect([lost.status, lost.headers["set-cookie"]]).toEqual([502, [end]])
})

test("a page that has no session ends what the host has kept, as a logout may not have come through", async () => {
  await browser.logIn()
  const endsOf = async () =>
    ((await browser.get("/")).headers["set-cookie"] ?? []).filter((line) => line.includes("bearer-"))
  expect(await endsOf()).toEqual([])
  browser.jar.delete("token")
  expect(await endsOf()).toEqual([`${browser.held()[0]?.[0]}=; Max-Age=0; Path=/; SameSite=Strict; HttpOnly`])
})

test("a session that began before the host kept tokens is taken over with the next page", async () => {
  browser.jar.set("token", somchaisToken)
  browser.keep((await browser.get("/main")).headers["set-cookie"] ?? [])
  const pageToken = browser.jar.get("token") ?? ""
  expect(pageToken.startsWith(`.${claims}.`)).toBe(true)
  expect((await browser.get("/api/cashs", { authorization: `Bearer ${pageToken}` })).status).toBe(200)
})

test("a token from another site is kept like one after a login", async () => {
  const { origin } = host
  const sent = await browser.post("/external/session", { origin }, origin, `token=${somchaisToken}`)
  browser.keep(sent.headers["set-cookie"] ?? [])
  expect([sent.status, sent.headers.location, browser.held()[0]?.[1]]).toEqual([303, "/main", somchaisToken])
  expect((await browser.get("/api/cashs", { authorization: `Bearer ${browser.jar.get("token")}` })).status).toBe(200)
})

test("a changed PIN tells the page no token, and a refusal is passed on as it is", async () => {
  const { pageToken } = await browser.logIn()
  const changed = await browser.post("/api/users.change-password", { authorization: `Bearer ${pageToken}` })
  expect([changed.body, changed.headers["x-access-token"], changed.headers["set-cookie"]]).toEqual([
    '{"data":null}',
    undefined,
    undefined,
  ])
  operator.gives("another by now")
  const refused = await browser.get("/api/cashs", { authorization: `Bearer ${pageToken}` })
  expect([refused.status, refused.body]).toEqual([401, '{"code":"unauthorized","message":"Unauthorized"}'])
})

test("where the time of tokens counts, a cookie is kept no longer than its token, and one that is over goes to nobody", async () => {
  const strict = await startSampleHost(operator.origin, { SESSION: "host", TOKEN_EXPIRY_CHECK: "1" })
  const maxAgeFor = async (exp: number) => {
    operator.gives(signedToken("u-1", { exp }))
    const [line = ""] = (await browser.post("/api/users.login", {}, strict.origin)).headers["set-cookie"] ?? []
    return /Max-Age=(\d+)/.exec(line)?.[1]
  }
  expect([await maxAgeFor(4_102_444_800), await maxAgeFor(1)]).toEqual(["604800", "0"])
  const { pageToken: over } = await browser.logIn()
  const authorization = `Bearer ${over}`
  expect((await browser.get("/api/cashs", { authorization }, strict.origin)).status).toBe(401)
  expect((await browser.get("/api/cashs", { authorization })).status).toBe(200)
  await strict.stop()
})

test("without the setting a page keeps the token itself, and the host none", async () => {
  const usual = await startSampleHost(operator.origin)
  const { headers, body } = await browser.post("/api/users.login", {}, usual.origin)
  expect([headers["x-access-token"], headers["set-cookie"]]).toEqual([somchaisToken, [`old=${somchaisToken}`]])
  expect(body).toContain("accessToken")
  await usual.stop()
})
