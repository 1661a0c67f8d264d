import { createServer } from "node:http"
import { PlayerRecord, Unauthorized } from "@fakham/core"
import {
  CaptchaFailed,
  LineProvider,
  type Newcomer,
  PhoneTaken,
  Refused,
  Registrar,
  UsernameTaken,
} from "@fakham/core/identity"
import { lineTicket, solvedCaptcha } from "@fakham/stand-in/testing"
import type { Effect } from "effect"
import * as v from "valibot"
import { afterAll, beforeEach, expect, test } from "vitest"
import { identitySandbox, newcomer } from "../testing/identity-sandbox.ts"
import { listening } from "../testing/listening.ts"

const Login = v.object({ password: v.string() })

const { asked, comesIn, desk, origin, visitorAt, login, stop } = await identitySandbox()
afterAll(stop)
beforeEach(async () => {
  comesIn(undefined)
  await desk("reset", { seed: "demo" })
})

const register = (changes: Partial<Newcomer> = {}, key = "key-of-newcomer", at = asked) =>
  at(Registrar.use((registrar) => registrar.register({ ...newcomer, ...changes }, key)))

test("a newcomer becomes a player with a session, and the same one by the same key", async () => {
  const first = await register()
  const again = await register()
  if (first._tag === "Failure" || again._tag === "Failure") throw new Error("nobody was registered")
  expect(again.success.uuid).toBe(first.success.uuid)
  comesIn(first.success.token)
  expect(await asked(PlayerRecord.use((record) => record.read()))).toMatchObject({
    success: { userName: "newcomer1", phoneNumber: "0899990001", cash: 0 },
  })
})

test("what speaks against a newcomer is told by its name", async () => {
  expect(await register({ userName: "somchai88" })).toMatchObject({ failure: new UsernameTaken() })
  expect(await register({ phoneNumber: "0812345678" })).toMatchObject({ failure: new PhoneTaken() })
  expect(await register({ pin: "weak" })).toMatchObject({ failure: new Refused({}) })
  await desk("captcha", { required: true })
  expect(await register({ captcha: "1.x:7" })).toMatchObject({ failure: new CaptchaFailed() })
})

test("a username that another player has is known before the whole form is sent", async () => {
  const isTaken = (userName: string) => asked(Registrar.use((registrar) => registrar.isTaken(userName)))
  expect(await isTaken("somchai88")).toMatchObject({ success: true })
  expect(await isTaken("newcomer1")).toMatchObject({ success: false })
  await desk("faults", { kind: "status", status: 404, path: "/api/users.name.check", count: 1 })
  expect(await isTaken("somchai88")).toMatchObject({ failure: { _tag: "Unreachable" } })
})

const challenge = async (at = asked) => {
  const answer = await at(Registrar.use((registrar) => registrar.challenge()))
  if (answer._tag === "Failure") throw new Error("nothing is told of captchas")
  return answer.success
}

test("a captcha is asked for only while the operator wants one, and its answer is good for one newcomer", async () => {
  expect(await challenge()).toBeUndefined()
  await desk("captcha", { required: true })
  const set = await challenge()
  expect(set).toMatchObject({ kind: "altcha", validFor: 600_000 })
  const captcha = await solvedCaptcha(JSON.parse(set?.task ?? ""))
  expect(await register({ captcha })).toMatchObject({ _tag: "Success" })
  expect(await register({ captcha })).toMatchObject({ _tag: "Success" })
  const other = { userName: "newcomer2", phoneNumber: "0899990002", captcha }
  expect(await register(other, "another-key")).toMatchObject({ failure: new CaptchaFailed() })
})

test.each([
  ["nothing but that one is asked for", { required: true }, { kind: "altcha", task: "null", validFor: 300_000 }],
  [
    "a kind that nobody has heard of",
    { required: 1, kind: "puzzle", challenge: { a: 1 } },
    { kind: "altcha", task: '{"a":1}', validFor: 300_000 },
  ],
  [
    "a reCAPTCHA",
    { required: "true", kind: "recaptcha", validSeconds: "110" },
    { kind: "recaptcha", task: "null", validFor: 110_000 },
  ],
  ["that none is asked for, in another way", { required: 0, kind: "altcha" }, undefined],
])("an operator may tell %s", async (_, profile, known) => {
  const server = createServer((_request, answer) => answer.end(JSON.stringify({ data: profile })))
  const other = visitorAt(await listening(server))
  expect(await challenge(other)).toEqual(known)
  server.close()
})

test("a registration whose answer is lost is in doubt, and its key asks for it again", async () => {
  await desk("faults", { kind: "afterwards-cut", path: "/api/users.signup", count: 1 })
  expect(await register()).toMatchObject({ failure: { _tag: "Unreachable" } })
  expect(await register({}, "another-key")).toMatchObject({ failure: new UsernameTaken() })
  expect(await register()).toMatchObject({ _tag: "Success" })
})

test.each([
  [401, new Unauthorized()],
  [403, new Unauthorized()],
  [404, new Refused({})],
  [409, new Refused({})],
  [429, { _tag: "Unreachable" }],
  [503, { _tag: "Unreachable" }],
])("a %i without a known reason says no more than it does", async (status, failure) => {
  await desk("faults", { kind: "status", status, path: "/api/users.signup", count: 1 })
  expect(await register()).toMatchObject({ failure })
})

test("an operator that opens no session for newcomers is logged in to with the same PIN", async () => {
  const requests: Array<string> = []
  const signed = await login("somchai88", "Duean69#x")
  const given = signed._tag === "Success" ? signed.success.token : ""
  const server = createServer((request, answer) => {
    let body = ""
    request.on("data", (part) => (body += part))
    request.on("end", () => {
      requests.push(
        `${request.url} ${String(request.headers["idempotency-key"] ?? "")} ${v.parse(Login, JSON.parse(body)).password}`,
      )
      const isLogin = request.url === "/api/users.login"
      answer.writeHead(200, isLogin ? { "x-access-token": given } : {}).end('{"data":null}')
    })
  })
  const other = visitorAt(await listening(server))

  expect(await register({}, "key-of-newcomer", other)).toMatchObject({ success: { token: given } })
  expect(requests).toEqual([`/api/users.signup key-of-newcomer ${newcomer.pin}`, `/api/users.login  ${newcomer.pin}`])
  server.close()
})

test("a LINE account is one player, and what is sent along says who brought them", async () => {
  const ticket = await lineTicket(origin, "Udemo-dao")
  const account = { lineId: "Udemo-dao", email: "", name: "ดาว" }
  const brought = { ...newcomer.referral, slug: "somchai88" }
  const enter = () => asked(Registrar.use((registrar) => registrar.enterByLine(account, brought, ticket)))
  const [first, again] = [await enter(), await enter()]
  if (first._tag === "Failure" || again._tag === "Failure") throw new Error("nobody came in")
  expect(again.success.uuid).toBe(first.success.uuid)
})

test("who came back from LINE is told once, by a code of LINE's, and an operator without LINE says so", async () => {
  const line = <A, E>(use: (line: LineProvider["Service"]) => Effect.Effect<A, E>) => asked(LineProvider.use(use))
  const returnTo = "http://localhost/login/line/auth"
  const answerLine = async (account: string) => {
    const started = await fetch(`${origin}/api/line.start?state=s-1&returnTo=${encodeURIComponent(returnTo)}`, {
      headers: { "x-forwarded-host": "localhost" },
    })
    const { url } = v.parse(v.object({ data: v.object({ url: v.string() }) }), await started.json()).data
    const visit = new URL(url).searchParams.get("visit") ?? ""
    const answer = await fetch(`${origin}/__line/answer?visit=${visit}&account=${account}`, { redirect: "manual" })
    return new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? ""
  }
  const code = await answerLine("Udemo-fah")
  expect(await line((provider) => provider.profile(code, returnTo))).toMatchObject({
    success: { lineId: "Udemo-fah", name: "ฟ้า", email: "", isPlayer: false },
  })
  expect(await line((provider) => provider.profile(code, returnTo))).toMatchObject({ failure: { _tag: "Refused" } })
  const elsewhere = "http://elsewhere.example/login/line/auth"
  expect(await line((provider) => provider.start("s-1", elsewhere))).toMatchObject({ failure: { _tag: "Refused" } })
  await desk("faults", { kind: "status", status: 501, path: "/api/line.start", count: 1 })
  expect(await line((provider) => provider.start("s-1", returnTo))).toMatchObject({ failure: { _tag: "NotOffered" } })
})
