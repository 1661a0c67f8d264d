import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  AttemptsUsedUp,
  HostNotAllowed,
  Identity,
  PlayerRecord,
  Purse,
  Results,
  SiteDetails,
  SupportDesk,
  Unauthorized,
  WrongCredentials,
} from "@fakham/core"
import { startSandbox } from "@fakham/sandbox"
import { Effect, Fiber, Layer, ManagedRuntime, type Result } from "effect"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import {
  httpIdentity,
  httpPlayerRecord,
  httpPurse,
  httpResults,
  httpSiteDetails,
  httpSupportDesk,
  makeClient,
} from "./index.ts"

const somchai = { userName: "somchai88", pin: "Duean69#x" }

const folder = await mkdtemp(join(tmpdir(), "fakham-operator-"))
const sandbox = await startSandbox({
  port: 0,
  database: { kind: "sqlite", file: join(folder, "sandbox.sqlite") },
  seed: "demo",
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true })
})

const desk = (path: string, body?: unknown, method: "POST" | "DELETE" = "POST") =>
  fetch(`${sandbox.origin}/__sandbox/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
  })

beforeAll(() => desk("faults", undefined, "DELETE"))
afterEach(async () => {
  await desk("faults", undefined, "DELETE")
  await desk("players/unlock", { userName: somchai.userName })
})

let token: string | undefined
const portsOf = (origin: string) => {
  const client = makeClient({ origin, token: () => token, timeout: 5_000 })
  return ManagedRuntime.make(
    Layer.mergeAll(
      httpIdentity(client),
      httpPlayerRecord(client),
      httpPurse(client),
      httpResults(client),
      httpSiteDetails(client),
      httpSupportDesk(client),
    ),
  )
}
const ports = portsOf(sandbox.origin)

type Ports = Identity | PlayerRecord | Purse | Results | SiteDetails | SupportDesk
const asked = <A, E>(program: Effect.Effect<A, E, Ports>, runtime = ports): Promise<Result.Result<A, E>> =>
  runtime.runPromise(Effect.result(program))

const login = (pin = somchai.pin, runtime = ports) =>
  asked(
    Identity.use((identity) => identity.login({ userName: somchai.userName, pin })),
    runtime,
  )

const asSomchai = async () => {
  const answer = await login()
  if (answer._tag === "Failure") throw answer.failure
  token = answer.success.token
}

afterEach(() => {
  token = undefined
})

test("the right PIN gives a session: a token, who it is, and no limit for an ordinary player", async () => {
  const answer = await login()
  expect(answer).toMatchObject({
    _tag: "Success",
    success: { uuid: "5a9d0000-0000-4000-8000-000000000001", limit: undefined },
  })
})

test("a player of status 2 has limit 2", async () => {
  const answer = await asked(Identity.use((identity) => identity.login({ userName: "status2demo", pin: "Fah2569#b" })))
  expect(answer).toMatchObject({ _tag: "Success", success: { limit: 2 } })
})

test("wrong PINs count down the tries left, and the fifth locks the username for fifteen minutes", async () => {
  for (const attemptsLeft of [4, 3, 2, 1]) {
    expect(await login("Wrong#000")).toMatchObject({ failure: new WrongCredentials({ attemptsLeft }) })
  }
  expect(await login("Wrong#000")).toMatchObject({ failure: new AttemptsUsedUp({ unlocksInSeconds: 900 }) })
  expect(await login()).toMatchObject({ failure: { _tag: "AttemptsUsedUp" } })
})

test("what the operator knows of the player arrives whole, money in satang", async () => {
  await asSomchai()
  expect(await asked(PlayerRecord.use((record) => record.read))).toMatchObject({
    success: {
      userName: "somchai88",
      name: "สมชาย ใจดี",
      level: 2,
      cash: 1_248_050,
      afCash: 18_400,
      loyaltyPoint: 320,
    },
  })
  expect(await asked(Purse.use((purse) => purse.balance))).toMatchObject({ success: 1_248_050 })
})

test("an accepted token is confirmed, and after the logout it is not", async () => {
  await asSomchai()
  expect((await asked(Identity.use((identity) => identity.confirm)))._tag).toBe("Success")
  const session = { token: token ?? "", uuid: "", limit: undefined }
  expect((await asked(Identity.use((identity) => identity.logout(session))))._tag).toBe("Success")
  expect(await asked(Identity.use((identity) => identity.confirm))).toMatchObject({ failure: new Unauthorized() })
  expect(await asked(PlayerRecord.use((record) => record.read))).toMatchObject({ failure: new Unauthorized() })
  expect(await asked(Purse.use((purse) => purse.balance))).toMatchObject({ failure: new Unauthorized() })
})

test("without a token nothing of a player is told", async () => {
  expect(await asked(PlayerRecord.use((record) => record.read))).toMatchObject({ failure: new Unauthorized() })
})

test("the latest government draw is told with its numbers", async () => {
  const answer = await asked(Results.use((results) => results.latest))
  expect(answer._tag === "Success" && answer.success.find(({ betGroup }) => betGroup === "gov")).toMatchObject({
    dt: "2026-11-16",
    top3: "927",
    top2: "27",
    bottom2: "43",
  })
})

test("a host of the operator has a name of its own, and a strange one is not allowed", async () => {
  const of = (host: string) => asked(SiteDetails.use((details) => details.of(host)))
  expect(await of("shop.localhost")).toMatchObject({ success: { title: "ฟ้าค่ำ สาขา" } })
  expect(await of("evil.example")).toMatchObject({ failure: new HostNotAllowed() })
})

test("whom to ask is told to anybody", async () => {
  expect(await asked(SupportDesk.use((supporters) => supporters.settings))).toMatchObject({
    success: { urlSupport: expect.stringMatching(/^https:\/\//) },
  })
})

test.each([
  ["a broken body", { kind: "malformed" }],
  ["a cut connection", { kind: "cut" }],
  ["an answer that gets lost on the way", { kind: "afterwards-cut" }],
  ["a server error", { kind: "status", status: 500 }],
  ["a gateway without a server behind it", { kind: "status", status: 502 }],
  ["not found", { kind: "status", status: 404 }],
])("%s is no answer from the operator, for a guest and for a player", async (_, fault) => {
  await asSomchai()
  for (const path of ["/api/users.login", "/api/users-infos", "/api/cashs"]) {
    await desk("faults", { ...fault, path, count: 1 })
  }
  expect(await login()).toMatchObject({ failure: { _tag: "Unreachable" } })
  expect(await asked(PlayerRecord.use((record) => record.read))).toMatchObject({ failure: { _tag: "Unreachable" } })
  expect(await asked(Purse.use((purse) => purse.balance))).toMatchObject({ failure: { _tag: "Unreachable" } })
  expect((await asked(PlayerRecord.use((record) => record.read)))._tag).toBe("Success")
})

test.each([401, 403])("a %i means that the player is not known any more", async (status) => {
  await asSomchai()
  await desk("faults", { kind: "status", status, path: "/api/cashs", count: 1 })
  expect(await asked(Purse.use((purse) => purse.balance))).toMatchObject({ failure: new Unauthorized() })
})

test("a 401 at the login is told as unauthorized, a 403 as any other failure", async () => {
  await desk("faults", { kind: "status", status: 401, path: "/api/users.login", count: 1 })
  expect(await login()).toMatchObject({ failure: new Unauthorized() })
  await desk("faults", { kind: "status", status: 403, path: "/api/users.login", count: 1 })
  expect(await login()).toMatchObject({ failure: { _tag: "Unreachable" } })
})

test("an operator that is away is unreachable", async () => {
  const nobody = portsOf("http://127.0.0.1:1")
  expect(await login(somchai.pin, nobody)).toMatchObject({ failure: { _tag: "Unreachable" } })
})

test("an operator that takes too long is given up", async () => {
  const impatient = ManagedRuntime.make(
    httpPurse(makeClient({ origin: sandbox.origin, token: () => undefined, timeout: 50 })),
  )
  await desk("faults", { kind: "delay", delayMs: 5_000, path: "/api/cashs", count: 1 })
  const answer = await impatient.runPromise(Effect.result(Purse.use((purse) => purse.balance)))
  expect(answer).toMatchObject({ failure: { _tag: "Unreachable" } })
})

test("leaving before the answer comes aborts the call", async () => {
  const called = Promise.withResolvers<void>()
  const aborted = Promise.withResolvers<void>()
  const silent = createServer((request) => {
    request.socket.once("close", () => aborted.resolve())
    called.resolve()
  })
  await new Promise<void>((listening) => void silent.listen(0, "127.0.0.1", listening))
  const address = silent.address()
  const runtime = portsOf(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`)
  const fiber = runtime.runFork(Identity.use((identity) => identity.login(somchai)))
  await called.promise
  await Effect.runPromise(Fiber.interrupt(fiber))
  await aborted.promise
  silent.close()
})
