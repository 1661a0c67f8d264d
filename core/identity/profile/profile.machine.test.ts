import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { answerLost, lateAnswer, notKnown, questionLost, silence } from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { makeProfileEditing } from "./profile.machine.ts"
import type { ProfileChange } from "./profile.ts"
import { operatorThatKeepsProfiles } from "./testing/operator-that-keeps-profiles.ts"

const known = { avatar: "", email: "", lineId: "somchai.jd", name: "สมชาย ใจดี", phoneNumber: "0810000042" }

const atForm = (operator = operatorThatKeepsProfiles(known, { unwanted: "somchai@nowhere.example" })) => {
  const machine = makeProfileEditing(ManagedRuntime.make(operator.layer))
  const editing = createActor(machine, { input: known }).start()
  const is = (state: string) => waitFor(editing, (now) => now.value === state, soon)
  const now = () => editing.getSnapshot()
  const submit = (typed: ProfileChange) => editing.send({ type: "profile.submitted", typed })
  return { operator, editing, is, now, submit }
}

test("what is wrong is told, and the operator is not bothered", () => {
  const { operator, editing, now, submit } = atForm()
  submit({ email: "somchai@example", name: "ส" })
  expect([now().value, now().context.fault]).toEqual(["editing", { email: "invalid", name: "tooShort" }])
  submit({})
  expect(now().context.fault).toBe("nothingGiven")
  editing.send({ type: "phoneNumber.submitted", phoneNumber: "" })
  expect(now().context.fault).toEqual({ phoneNumber: "nothingGiven" })
  expect(operator.asked).toEqual([])
})

test("what was changed is saved, and nothing else is sent", async () => {
  const { operator, is, submit } = atForm()
  submit({ name: "สมชาย ใจดี", email: "somchai@example.com", lineId: "somchai.jd" })
  expect((await is("saved")).context.known).toEqual({ ...known, email: "somchai@example.com" })
  expect(operator.asked).toEqual([{ email: "somchai@example.com" }])
})

test("a phone number is saved by itself", async () => {
  const { operator, editing, is } = atForm()
  editing.send({ type: "phoneNumber.submitted", phoneNumber: "081-222-4471" })
  expect((await is("saved")).context.known).toEqual({ ...known, phoneNumber: "0812224471" })
  expect(operator.asked).toEqual([{ phoneNumber: "0812224471" }])
})

test("what the operator refuses is told, and can be put otherwise", async () => {
  const { is, submit, operator } = atForm()
  submit({ email: "somchai@nowhere.example" })
  expect((await is("refused")).context.failure?._tag).toBe("Refused")
  submit({ email: "somchai@example.com" })
  expect((await is("saved")).context.failure).toBeUndefined()
  expect(operator.profile().email).toBe("somchai@example.com")
})

test.each([
  ["question", questionLost],
  ["answer", answerLost],
])("a lost %s is no loss: the same is saved again when asked", async (_, trouble) => {
  const { operator, editing, is, submit } = atForm()
  operator.meets(trouble)
  submit({ name: "สมชาย ใจงาม" })
  expect((await is("unreachable")).context.failure?._tag).toBe("Unreachable")
  editing.send({ type: "retry.requested" })
  await is("saved")
  expect(operator.profile().name).toBe("สมชาย ใจงาม")
})

test("a player whom the operator no longer knows is at an end", async () => {
  const { operator, editing, is, submit } = atForm()
  operator.meets(notKnown)
  submit({ name: "สมชาย ใจงาม" })
  await is("unauthorized")
  expect(editing.getSnapshot().status).toBe("done")
})

test("going on editing gives the question up, and an answer that comes then changes nothing", async () => {
  const { operator, editing, is, now, submit } = atForm()
  const { trouble, givenUp } = silence()
  operator.meets(trouble)
  submit({ name: "สมชาย ใจงาม" })
  editing.send({ type: "editing.resumed" })
  await givenUp
  const late = lateAnswer()
  operator.meets(late.trouble)
  submit({ name: "สมชาย ใจกว้าง" })
  editing.send({ type: "editing.resumed" })
  await late.letGo()
  expect((await is("editing")).context.known.name).toBe("สมชาย ใจดี")
  expect([operator.profile().name, now().value]).toEqual(["สมชาย ใจกว้าง", "editing"])
})
