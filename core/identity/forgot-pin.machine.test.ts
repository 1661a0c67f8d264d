import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { handClock } from "../testing/clock.ts"
import { operatorThatKeepsPins } from "../testing/identity/pins.ts"
import { answerLost, lateAnswer, notKnown, questionLost, silence } from "../testing/identity/trouble.ts"
import { makeForgotPin } from "./forgot-pin.machine.ts"

const owner = { userName: "somchai88", phoneNumber: "0810000042" }
const form = { code: "100001", pin: "Rung70#xy", confirmation: "Rung70#xy" }

const atDoor = () => {
  const { clock } = handClock()
  const operator = operatorThatKeepsPins({ ...owner, pin: "Duean69#x" }, () => clock.now())
  const machine = makeForgotPin(ManagedRuntime.make(operator.layer), { now: () => clock.now() })
  const forgot = createActor(machine, { clock }).start()
  const is = (state: string) => waitFor(forgot, (now) => now.value === state)
  const now = () => forgot.getSnapshot()
  const claim = (change: Partial<typeof owner> = {}) => forgot.send({ type: "account.submitted", ...owner, ...change })
  const save = (change: Partial<typeof form> = {}) => forgot.send({ type: "pin.submitted", ...form, ...change })
  return { operator, forgot, clock, is, now, claim, save }
}

const atCode = async () => {
  const door = atDoor()
  door.claim()
  await door.is("enteringCode")
  return door
}

const atPin = async () => {
  const door = await atCode()
  door.forgot.send({ type: "code.submitted", code: "100001" })
  return door
}

test("an account that cannot be one is told so, and no message is sent", () => {
  const { operator, claim, now } = atDoor()
  claim({ userName: "", phoneNumber: "0210000042" })
  expect([now().value, now().context.faults]).toEqual([
    "enteringAccount",
    { userName: "required", phoneNumber: "invalid" },
  ])
  expect(operator.outbox).toEqual([])
})

test("the code from the phone and a new PIN make the new PIN the player's", async () => {
  const { operator, forgot, is, now, claim, save } = atDoor()
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
  const { operator, is, claim } = atDoor()
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
  for (const door of [await atCode(), await atPin()]) {
    door.clock.increment(299_999)
    expect(door.now().value).not.toBe("codeExpired")
    door.clock.increment(1)
    expect(door.now().value).toBe("codeExpired")
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
    const { operator, forgot, clock, is, claim } = atDoor()
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

test("going back while a code is being sent gives the question up, and a late answer changes nothing", async () => {
  const { operator, forgot, is, now, claim } = atDoor()
  const { trouble, givenUp } = silence()
  operator.meets(trouble)
  claim()
  forgot.send({ type: "account.reopened" })
  await givenUp
  const late = lateAnswer()
  operator.meets(late.trouble)
  claim()
  forgot.send({ type: "account.reopened" })
  await late.letGo()
  expect((await is("enteringAccount")).context.sent).toBeUndefined()
  expect([operator.outbox.length, now().value]).toEqual([1, "enteringAccount"])
})

test("a PIN whose question was lost is sent again with the same code", async () => {
  const { operator, is, save } = await atPin()
  operator.meets(questionLost)
  save()
  expect((await is("unknownOutcome")).context.failure?._tag).toBe("Unreachable")
  save()
  await is("replaced")
  expect(operator.pin()).toBe("Rung70#xy")
})

test("a PIN whose answer was lost may count already: what is refused then does not say otherwise", async () => {
  const { operator, forgot, clock, is, save } = await atPin()
  operator.meets(answerLost)
  save()
  await is("unknownOutcome")
  expect(operator.pin()).toBe("Rung70#xy")
  save()
  await is("replacingPin")
  expect((await is("unknownOutcome")).context.failure?._tag).toBe("OtpExpired")
  clock.increment(60_000)
  forgot.send({ type: "code.requested" })
  expect((await is("enteringCode")).context.isInDoubt).toBe(false)
})

test.each([["Unauthorized", notKnown]])("a PIN that is answered %s stays where it was typed", async (tag, trouble) => {
  const { operator, is, save } = await atPin()
  operator.meets(trouble)
  save()
  await is("replacingPin")
  expect((await is("enteringPin")).context.failure?._tag).toBe(tag)
})

test("leaving the page gives the question up, and an answer that comes then changes nothing", async () => {
  const first = await atPin()
  const { trouble, givenUp } = silence()
  first.operator.meets(trouble)
  first.save()
  first.forgot.stop()
  await givenUp
  const second = await atPin()
  const late = lateAnswer()
  second.operator.meets(late.trouble)
  second.save()
  second.forgot.stop()
  await late.letGo()
  expect([second.operator.pin(), second.now().value]).toEqual(["Rung70#xy", "replacingPin"])
})
