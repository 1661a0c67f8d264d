import { expect, test } from "vitest"
import { notKnown, questionLost } from "../../operator/testing/trouble.ts"
import { atCode, atForgotPin, atPin } from "./testing/forgetful-player.ts"

test("an account that cannot be one is told so, and no message is sent", () => {
  const { operator, claim, now } = atForgotPin()
  claim({ userName: "", phoneNumber: "0210000042" })
  expect([now().value, now().context.faults]).toEqual([
    "enteringAccount",
    { userName: "required", phoneNumber: "invalid" },
  ])
  expect(operator.outbox).toEqual([])
})

test("the code from the phone and a new PIN make the new PIN the player's", async () => {
  const { operator, forgot, is, now, claim, save } = atForgotPin()
  claim({ phoneNumber: "081-000-0042" })
  await is("enteringCode")
  expect(now().context.sent).toEqual({ reference: "R1", sentAt: 0, missed: 0 })
  expect(operator.outbox.map(({ phoneNumber, code }) => [phoneNumber, code])).toEqual([["0810000042", "100001"]])
  forgot.send({ type: "code.submitted", code: "100 001" })
  expect(now().value).toBe("enteringPin")
  save({ code: "100 001" })
  await is("replaced")
  expect([forgot.getSnapshot().status, operator.pin()]).toEqual(["done", "Rung70#xy"])
})

test("an account that the operator does not have is answered like one that it has", async () => {
  const { operator, is, claim } = atForgotPin()
  claim({ userName: "nobody99" })
  await is("enteringCode")
  expect(operator.outbox).toEqual([])
})

test("half a code and a PIN that cannot be chosen are told so before anybody is asked", async () => {
  const { operator, forgot, now, save } = await atCode()
  forgot.send({ type: "code.submitted", code: "100" })
  expect([now().value, now().context.faults]).toEqual(["enteringCode", { code: "malformed" }])
  forgot.send({ type: "code.submitted", code: "100001" })
  save({ pin: "Somchai88#", confirmation: "" })
  expect([now().value, now().context.faults]).toEqual([
    "enteringPin",
    { code: undefined, pin: "tooWeak", confirmation: "confirmationRequired" },
  ])
  expect(operator.pin()).toBe("Duean69#x")
})

test("a wrong code counts down its tries; after the third only another code helps", async () => {
  const { operator, forgot, clock, is, now, save } = await atPin()
  for (const missed of [1, 2]) {
    save({ code: "999999" })
    await is("replacingPin")
    expect((await is("enteringCode")).context.sent?.missed).toBe(missed)
    expect(now().context.failure?._tag).toBe("OtpWrong")
    forgot.send({ type: "code.submitted", code: "999999" })
  }
  save({ code: "999999" })
  expect((await is("codeExpired")).context.sent?.missed).toBe(3)
  clock.increment(60_000)
  forgot.send({ type: "code.requested" })
  await is("enteringCode")
  forgot.send({ type: "code.submitted", code: "100002" })
  save({ code: "100002" })
  await is("replaced")
  expect(operator.pin()).toBe("Rung70#xy")
})

test("a code dies five minutes after it was sent, wherever the player is by then", async () => {
  for (const player of [await atCode(), await atPin()]) {
    player.clock.increment(299_999)
    expect(player.now().value).not.toBe("codeExpired")
    player.clock.increment(1)
    expect(player.now().value).toBe("codeExpired")
  }
})

test("turning a page does not lengthen the life of a code", async () => {
  const { forgot, clock, now } = await atCode()
  clock.increment(200_000)
  forgot.send({ type: "code.submitted", code: "100001" })
  clock.increment(99_999)
  forgot.send({ type: "code.reopened" })
  expect(now().value).toBe("enteringCode")
  clock.increment(1)
  expect(now().value).toBe("codeExpired")
})

test("another code can be asked for after a minute, and takes the first one's place", async () => {
  const { operator, forgot, clock, is, now } = await atCode()
  clock.increment(59_999)
  forgot.send({ type: "code.requested" })
  expect([now().value, now().can({ type: "code.requested" })]).toEqual(["enteringCode", false])
  clock.increment(1)
  forgot.send({ type: "code.requested" })
  expect(now().value).toBe("sendingCode")
  expect((await is("enteringCode")).context.sent).toEqual({ reference: "R2", sentAt: 60_000, missed: 0 })
  expect(operator.outbox.length).toBe(2)
})

test("who goes back and forth within the minute gets no second message", async () => {
  const { operator, forgot, claim, now } = await atCode()
  forgot.send({ type: "account.reopened" })
  claim()
  expect(now().value).toBe("enteringCode")
  expect(operator.outbox.length).toBe(1)
})

test("an operator that has had enough says how long to wait", async () => {
  const { forgot, is, claim } = await atCode()
  forgot.send({ type: "account.reopened" })
  claim({ userName: "malee2569" })
  await is("sendingCode")
  const { failure } = (await is("enteringAccount")).context
  expect(failure?._tag === "TooManyRequests" && failure.retryInSeconds).toBe(60)
})

test.each([
  ["lost", questionLost, "Unreachable"],
  ["unauthorized", notKnown, "Unauthorized"],
])(
  "a first request that is %s can be made again; a second one leaves the first code as it was",
  async (_, trouble, tag) => {
    const { operator, forgot, clock, is, claim } = atForgotPin()
    operator.meets(trouble)
    claim()
    await is("sendingCode")
    expect((await is("enteringAccount")).context.failure?._tag).toBe(tag)
    claim()
    await is("enteringCode")
    clock.increment(60_000)
    operator.meets(trouble)
    forgot.send({ type: "code.requested" })
    await is("sendingCode")
    const { failure, sent } = (await is("enteringCode")).context
    expect([failure?._tag, sent?.reference]).toEqual([tag, "R1"])
  },
)
