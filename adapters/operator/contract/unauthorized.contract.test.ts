import { Effect } from "effect"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { clientAt } from "../testing/asking.ts"
import { identitySandbox } from "../testing/identity-sandbox.ts"
import { depositsOpen, usersAuth, usersLogin } from "../wire/index.ts"

const { asSomchai, desk, origin, stop } = await identitySandbox()
afterAll(stop)
const { token: somchais } = await asSomchai()

let held: string | undefined
let refusals = 0
beforeEach(async () => {
  held = somchais
  refusals = 0
  await desk("faults", undefined, "DELETE")
})

const client = clientAt({ origin, token: () => held, onUnauthorized: () => void (refusals += 1) })
const answers = (status: number, path: string) => desk("faults", { kind: "status", status, path, count: 1 })
const ask = () => Effect.runPromise(Effect.result(client.ask(usersAuth)))

test.each([401, 403])("a %i to a call that the product names is told, as soon as it is heard", async (status) => {
  await answers(status, "/api/users.auth")
  await ask()
  expect(refusals).toBe(1)
  await Effect.runPromise(Effect.result(client.keyed("key").ask(usersAuth)))
  expect(refusals).toBe(1)
})

describe("a 401 to a call of ours", () => {
  const askOpen = () => Effect.runPromise(Effect.result(client.ask(depositsOpen)))

  test("does not end a session that stands", async () => {
    await answers(401, "/api/deposits.open")
    expect(await askOpen()).toMatchObject({ failure: { _tag: "Unreachable" } })
    expect(refusals).toBe(0)
    expect(await askOpen()).toMatchObject({ _tag: "Success" })
  })

  test("does not end one of which nobody can tell", async () => {
    await answers(401, "/api/deposits.open")
    await answers(500, "/api/users.auth")
    expect(await askOpen()).toMatchObject({ failure: { _tag: "Unreachable" } })
    expect(refusals).toBe(0)
  })

  test("ends one that the operator has ended", async () => {
    held = "nobody's"
    expect(await askOpen()).toMatchObject({ failure: { _tag: "Refused", status: 401 } })
    expect(refusals).toBe(1)
  })

  test("says nothing to a guest", async () => {
    held = undefined
    await askOpen()
    expect(refusals).toBe(0)
  })
})

test.each([401, 403])("a %i to a login says nothing of who is logged in", async (status) => {
  await answers(status, "/api/users.login")
  await Effect.runPromise(Effect.result(client.ask(usersLogin, { userName: "somchai88", password: "Duean69#x" })))
  expect(refusals).toBe(0)
})

test("a token that the operator never gave is refused, and so is none at all", async () => {
  held = "nobody's"
  await ask()
  held = undefined
  await ask()
  expect(refusals).toBe(2)
})

test("an answer that comes when another player is here says nothing of them", async () => {
  await desk("faults", { kind: "delay", delayMs: 300, path: "/api/users.auth", count: 1 })
  held = "the last player's"
  const asked = ask()
  held = somchais
  await asked
  await Effect.runPromise(Effect.result(client.as("the last player's").ask(usersAuth)))
  expect(refusals).toBe(0)
})

test("trouble at the operator's is no refusal", async () => {
  await answers(500, "/api/users.auth")
  await ask()
  await answers(404, "/api/users.auth")
  await ask()
  expect(refusals).toBe(0)
})
