import { inspect } from "node:util"
import { AttemptsUsedUp, PlayerRecord, Unauthorized } from "@fakham/core"
import {
  OtpExpired,
  OtpWrong,
  PinKeeper,
  ProfileKeeper,
  Registrar,
  TooManyRequests,
  WrongPin,
} from "@fakham/core/identity"
import { afterAll, beforeEach, expect, test } from "vitest"
import { identitySandbox, newcomer } from "../testing/identity-sandbox.ts"

const aNumber: unknown = expect.any(Number)

const { asked, asSomchai, comesIn, desk, login, messages, stop } = await identitySandbox()
afterAll(stop)
beforeEach(async () => {
  comesIn(undefined)
  await desk("reset", { seed: "demo" })
})

const somchai = { userName: "somchai88", phoneNumber: "0812345678" }
const { pin } = newcomer
const sendCode = (owner = somchai) => asked(PinKeeper.use((keeper) => keeper.sendCode(owner)))

const reset = (reference: string, code: string) =>
  asked(PinKeeper.use((keeper) => keeper.reset({ ...somchai, reference, code, pin })))

test("a forgotten PIN is replaced with the code from the phone, once", async () => {
  const sent = await sendCode()
  const reference = sent._tag === "Success" ? sent.success : ""
  expect(reference).toMatch(/^[0-9A-F]{8}$/)
  expect(await sendCode()).toMatchObject({ failure: { _tag: "TooManyRequests", retryInSeconds: aNumber } })
  const code = /คือ (\d{6})/.exec(await messages())?.[1] ?? ""
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
  comesIn(undefined)
  expect(await change(pin)).toMatchObject({ failure: new Unauthorized() })
})

test("what players say about themselves is kept, and what the operator does not take is refused", async () => {
  await asSomchai()
  const update = (change: { name?: string; email?: string }) =>
    asked(ProfileKeeper.use((keeper) => keeper.update(change)))
  const updatePhone = (phoneNumber: string) =>
    asked(ProfileKeeper.use((keeper) => keeper.updatePhoneNumber(phoneNumber)))

  expect(await update({ name: "สมชาย ใจงาม" })).toMatchObject({ _tag: "Success" })
  expect(await asked(PlayerRecord.use((record) => record.read()))).toMatchObject({
    success: { name: "สมชาย ใจงาม", email: "somchai@player.example" },
  })
  expect(await update({})).toMatchObject({ failure: { _tag: "Refused" } })
  expect(await updatePhone("0810000011")).toMatchObject({ failure: { _tag: "Refused" } })
  comesIn(undefined)
  expect(await update({ name: "ใคร" })).toMatchObject({ failure: new Unauthorized() })
})

test("no failure carries the PIN or the code that was sent", async () => {
  const failures: Array<unknown> = []
  for (const kind of ["cut", "malformed", "status"] as const) {
    for (const path of ["/api/users.signup", "/api/users.forgot-password", "/api/users.login"])
      await desk("faults", { kind, path, count: 1, ...(kind === "status" ? { status: 500 } : {}) })
    failures.push(
      await asked(Registrar.use((registrar) => registrar.register(newcomer, "key-of-newcomer"))),
      await reset("R1", "271828"),
      await login("somchai88", pin),
    )
  }
  const printed = inspect(failures, { depth: 20, showHidden: true, getters: true })
  expect(failures).toHaveLength(9)
  expect([pin, "271828"].filter((secret) => printed.includes(secret))).toEqual([])
})
