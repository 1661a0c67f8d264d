import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inspect } from "node:util"
import { AttemptsUsedUp, Identity, PlayerRecord, Unauthorized } from "@fakham/core"
import {
  CaptchaFailed,
  centerAgent,
  type Newcomer,
  OtpExpired,
  OtpWrong,
  PhoneTaken,
  PinKeeper,
  ProfileKeeper,
  Refused,
  Registrar,
  TooManyRequests,
  UsernameTaken,
  WrongPin,
} from "@fakham/core/identity"
import { startSandbox } from "@fakham/sandbox"
import { Effect, Layer, ManagedRuntime, type Result } from "effect"
import { afterAll, beforeEach, expect, test } from "vitest"
import { httpPinKeeper, httpProfileKeeper, httpRegistrar } from "./identity.ts"
import { httpIdentity, httpPlayerRecord, makeClient } from "./index.ts"

const folder = await mkdtemp(join(tmpdir(), "fakham-identity-"))
const sandbox = await startSandbox({
  port: 0,
  database: { kind: "sqlite", file: join(folder, "sandbox.sqlite") },
  seed: "demo",
  historyDays: 1,
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true })
})

const desk = async (path: string, body?: unknown) => {
  const answer = await fetch(
    `${sandbox.origin}/__sandbox/${path}`,
    body === undefined ? {} : { method: "POST", body: JSON.stringify(body) },
  )
  return JSON.stringify(await answer.json())
}

let token: string | undefined
type Ports = Identity | PlayerRecord | Registrar | PinKeeper | ProfileKeeper
const portsOf = (origin: string) => {
  const client = makeClient({ origin, token: () => token, timeout: 20_000 })
  return ManagedRuntime.make(
    Layer.mergeAll(
      httpIdentity(client),
      httpPlayerRecord(client),
      httpRegistrar(client),
      httpPinKeeper(client),
      httpProfileKeeper(client),
    ),
  )
}
const ports = portsOf(sandbox.origin)
const asked = <A, E>(program: Effect.Effect<A, E, Ports>, runtime = ports): Promise<Result.Result<A, E>> =>
  runtime.runPromise(Effect.result(program))

beforeEach(async () => {
  token = undefined
  await desk("reset", { seed: "demo" })
})

const somchai = { userName: "somchai88", phoneNumber: "0812345678" }
const pin = "Fah2570*new"
const referral = {
  ...centerAgent,
  referUrl: "",
  registerFromDomain: "localhost",
  slug: undefined,
  employeeSlug: undefined,
}
const newcomer: Newcomer = { userName: "newcomer1", pin, phoneNumber: "0899990001", referral, captcha: undefined }

const register = (changes: Partial<Newcomer> = {}, key = "key-of-newcomer", runtime = ports) =>
  asked(
    Registrar.use((registrar) => registrar.register({ ...newcomer, ...changes }, key)),
    runtime,
  )
const login = (userName: string, given: string) =>
  asked(Identity.use((identity) => identity.login({ userName, pin: given })))
const asSomchai = async () => {
  const answer = await login("somchai88", "Duean69#x")
  if (answer._tag === "Failure") throw answer.failure
  token = answer.success.token
}

test("a newcomer becomes a player with a session, and the same one by the same key", async () => {
  const first = await register()
  const again = await register()
  if (first._tag === "Failure" || again._tag === "Failure") throw new Error("nobody was registered")
  expect(again.success.uuid).toBe(first.success.uuid)
  token = first.success.token
  expect(await asked(PlayerRecord.use((record) => record.read))).toMatchObject({
    success: { userName: "newcomer1", phoneNumber: "0899990001", cash: 0 },
  })
})

test("what speaks against a newcomer is told by its name", async () => {
  expect(await register({ userName: "somchai88" })).toMatchObject({ failure: new UsernameTaken() })
  expect(await register({ phoneNumber: "0812345678" })).toMatchObject({ failure: new PhoneTaken() })
  expect(await register({ pin: "weak" })).toMatchObject({ failure: new Refused() })
  await desk("captcha", { required: true })
  expect(await register({ captcha: "1.x:7" })).toMatchObject({ failure: new CaptchaFailed() })
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
  [404, { _tag: "Unreachable" }],
  [409, new Refused()],
  [429, { _tag: "Unreachable" }],
  [503, { _tag: "Unreachable" }],
])("a %i without a known reason says no more than it does", async (status, failure) => {
  await desk("faults", { kind: "status", status, path: "/api/users.signup", count: 1 })
  expect(await register()).toMatchObject({ failure })
})

test("an operator that opens no session for newcomers is logged in to with the same PIN", async () => {
  const heard: Array<string> = []
  const signed = await login("somchai88", "Duean69#x")
  const given = signed._tag === "Success" ? signed.success.token : ""
  const server = createServer((request, answer) => {
    let body = ""
    request.on("data", (part) => (body += part))
    request.on("end", () => {
      heard.push(`${request.url} ${String(request.headers["idempotency-key"] ?? "")} ${JSON.parse(body).password}`)
      const isLogin = request.url === "/api/users.login"
      answer.writeHead(200, isLogin ? { "x-access-token": given } : {}).end('{"data":null}')
    })
  })
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  const runtime = portsOf(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`)

  expect(await register({}, "key-of-newcomer", runtime)).toMatchObject({ success: { token: given } })
  expect(heard).toEqual([`/api/users.signup key-of-newcomer ${pin}`, `/api/users.login  ${pin}`])
  server.close()
})

test("a LINE account is one player, and what is sent along says who brought them", async () => {
  const enter = () =>
    asked(
      Registrar.use((registrar) =>
        registrar.enterByLine({ lineId: "U-1", email: "", name: "ดาว" }, { ...referral, slug: "somchai88" }),
      ),
    )
  const [first, again] = [await enter(), await enter()]
  if (first._tag === "Failure" || again._tag === "Failure") throw new Error("nobody came in")
  expect(again.success.uuid).toBe(first.success.uuid)
})

const sendCode = (owner = somchai) => asked(PinKeeper.use((keeper) => keeper.sendCode(owner)))
const reset = (reference: string, code: string) =>
  asked(PinKeeper.use((keeper) => keeper.reset({ ...somchai, reference, code, pin })))

test("a forgotten PIN is replaced with the code from the phone, once", async () => {
  const sent = await sendCode()
  const reference = sent._tag === "Success" ? sent.success : ""
  expect(reference).toMatch(/^[0-9A-F]{8}$/)
  expect(await sendCode()).toMatchObject({ failure: { _tag: "TooManyRequests", retryInSeconds: expect.any(Number) } })
  const code = /คือ (\d{6})/.exec(await desk("outbox"))?.[1] ?? ""
  const other = code === "000000" ? "111111" : "000000"

  expect(await reset(reference, other)).toMatchObject({ failure: new OtpWrong({ triesLeft: 2 }) })
  expect(await reset(reference, code)).toMatchObject({ _tag: "Success" })
  expect(await reset(reference, code)).toMatchObject({ failure: new OtpExpired() })
  expect(await login("somchai88", pin)).toMatchObject({ _tag: "Success" })
})

test("an operator that does not say how long to wait is believed without", async () => {
  await desk("faults", { kind: "status", status: 429, path: "/api/otps.request", count: 1 })
  expect(await sendCode()).toMatchObject({ failure: new TooManyRequests({ retryInSeconds: undefined }) })
})

test("a PIN is changed by who knows the old one, and wrong ones count down to the lock", async () => {
  await asSomchai()
  const change = (oldPin: string) => asked(PinKeeper.use((keeper) => keeper.change({ oldPin, pin })))
  for (const attemptsLeft of [4, 3])
    expect(await change("Wrong#001")).toMatchObject({ failure: new WrongPin({ attemptsLeft }) })
  expect(await change("Duean69#x")).toMatchObject({ _tag: "Success" })
  for (const attemptsLeft of [4, 3, 2, 1])
    expect(await change("Duean69#x")).toMatchObject({ failure: new WrongPin({ attemptsLeft }) })
  expect(await change("Duean69#x")).toMatchObject({ failure: new AttemptsUsedUp({ unlocksInSeconds: 900 }) })
  token = undefined
  expect(await change(pin)).toMatchObject({ failure: new Unauthorized() })
})

test("what players say about themselves is kept, and what the operator does not take is refused", async () => {
  await asSomchai()
  const update = (change: { name?: string; email?: string }) =>
    asked(ProfileKeeper.use((keeper) => keeper.update(change)))
  const updatePhone = (phoneNumber: string) =>
    asked(ProfileKeeper.use((keeper) => keeper.updatePhoneNumber(phoneNumber)))

  expect(await update({ name: "สมชาย ใจงาม" })).toMatchObject({ _tag: "Success" })
  expect(await updatePhone("0899998888")).toMatchObject({ _tag: "Success" })
  expect(await asked(PlayerRecord.use((record) => record.read))).toMatchObject({
    success: { name: "สมชาย ใจงาม", phoneNumber: "0899998888", email: "somchai@player.example" },
  })
  expect(await update({})).toMatchObject({ failure: new Refused() })
  expect(await updatePhone("0810000011")).toMatchObject({ failure: new Refused() })
  token = undefined
  expect(await update({ name: "ใคร" })).toMatchObject({ failure: new Unauthorized() })
})

test("no failure carries the PIN or the code that was sent", async () => {
  const failures: Array<unknown> = []
  for (const kind of ["cut", "malformed", "status"] as const) {
    for (const path of ["/api/users.signup", "/api/users.forgot-password", "/api/users.login"])
      await desk("faults", { kind, path, count: 1, ...(kind === "status" ? { status: 500 } : {}) })
    failures.push(await register(), await reset("R1", "271828"), await login("somchai88", pin))
  }
  const told = inspect(failures, { depth: 20, showHidden: true, getters: true })
  expect(failures).toHaveLength(9)
  expect([pin, "271828"].filter((secret) => told.includes(secret))).toEqual([])
})
