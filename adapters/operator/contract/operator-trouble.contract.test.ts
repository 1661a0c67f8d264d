import { createServer } from "node:http"
import { Balance, Identity, PlayerRecord, Unauthorized } from "@fakham/core"
import { Effect, Fiber } from "effect"
import { afterAll, afterEach, expect, test } from "vitest"
import { identitySandbox } from "../testing/identity-sandbox.ts"
import { listening } from "../testing/listening.ts"

const { asked, asSomchai, comesIn, desk, login, visitorAt, origin, stop } = await identitySandbox()
afterAll(stop)
afterEach(async () => {
  comesIn(undefined)
  await desk("faults", undefined, "DELETE")
})

const tryToLogIn = () => login("somchai88", "Duean69#x")

test.each([
  ["a broken body", { kind: "malformed" }],
  ["a cut connection", { kind: "cut" }],
  ["an answer that gets lost on the way", { kind: "afterwards-cut" }],
  ["a server error", { kind: "status", status: 500 }],
  ["a gateway without a server behind it", { kind: "status", status: 502 }],
  ["not found, but for a login, which it refuses,", { kind: "status", status: 404 }, "Refused"],
])("%s is no answer from the operator, for a guest and for a player", async (_, fault, ofLogin = "Unreachable") => {
  await asSomchai()
  for (const path of ["/api/users.login", "/api/users-infos", "/api/cashs"]) {
    await desk("faults", { ...fault, path, count: 1 })
  }
  expect(await tryToLogIn()).toMatchObject({ failure: { _tag: ofLogin } })
  expect(await asked(PlayerRecord.use((record) => record.read()))).toMatchObject({ failure: { _tag: "Unreachable" } })
  expect(await asked(Balance.use((balance) => balance.balance()))).toMatchObject({ failure: { _tag: "Unreachable" } })
  expect((await asked(PlayerRecord.use((record) => record.read())))._tag).toBe("Success")
})

test.each([401, 403])("a %i means that the player is not known any more", async (status) => {
  await asSomchai()
  await desk("faults", { kind: "status", status, path: "/api/cashs", count: 1 })
  expect(await asked(Balance.use((balance) => balance.balance()))).toMatchObject({ failure: new Unauthorized() })
})

test("a 401 at the login is told as unauthorized, a 403 as any other failure", async () => {
  await desk("faults", { kind: "status", status: 401, path: "/api/users.login", count: 1 })
  expect(await tryToLogIn()).toMatchObject({ failure: new Unauthorized() })
  await desk("faults", { kind: "status", status: 403, path: "/api/users.login", count: 1 })
  expect(await tryToLogIn()).toMatchObject({ failure: { _tag: "Unreachable" } })
})

test("an operator that is away is unreachable", async () => {
  const nobody = visitorAt("http://127.0.0.1:1")
  expect(await nobody(Balance.use((balance) => balance.balance()))).toMatchObject({ failure: { _tag: "Unreachable" } })
})

test("an operator that takes too long is given up", async () => {
  const impatient = visitorAt(origin, 50)
  await desk("faults", { kind: "delay", delayMs: 5_000, path: "/api/cashs", count: 1 })
  const answer = await impatient(Balance.use((balance) => balance.balance()))
  expect(answer).toMatchObject({ failure: { _tag: "Unreachable" } })
})

test("leaving before the answer comes aborts the call", async () => {
  const called = Promise.withResolvers<void>()
  const aborted = Promise.withResolvers<void>()
  const silent = createServer((request) => {
    request.socket.once("close", () => aborted.resolve())
    called.resolve()
  })
  const { runtime } = visitorAt(await listening(silent))
  const fiber = runtime.runFork(Identity.use((identity) => identity.login({ userName: "somchai88", pin: "Duean69#x" })))
  await called.promise
  await Effect.runPromise(Fiber.interrupt(fiber))
  await aborted.promise
  silent.close()
})
