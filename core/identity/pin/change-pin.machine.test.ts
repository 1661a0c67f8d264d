import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { answerLost, lateAnswer, notKnown, questionLost, silence } from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { makeChangePin } from "./change-pin.machine.ts"
import { operatorThatKeepsPins } from "./testing/operator-that-keeps-pins.ts"

const form = { oldPin: "Duean69#x", pin: "Rung70#xy", confirmation: "Rung70#xy" }

const atForm = () => {
  const operator = operatorThatKeepsPins(
    { userName: "somchai88", phoneNumber: "0810000042", pin: "Duean69#x" },
    () => 0,
  )
  const machine = makeChangePin(ManagedRuntime.make(operator.layer))
  const changing = createActor(machine, { input: { userName: "somchai88" } }).start()
  const is = (state: string) => waitFor(changing, (now) => now.value === state, soon)
  const now = () => changing.getSnapshot()
  const submit = (change: Partial<typeof form> = {}) => changing.send({ type: "pin.submitted", ...form, ...change })
  return { operator, changing, is, now, submit }
}

test.each([
  ["nothing", { oldPin: "", pin: "", confirmation: "" }, ["pinRequired", "required", "confirmationRequired"]],
  ["a short PIN", { pin: "Rung70#", confirmation: "Rung70#" }, [undefined, "tooShort", undefined]],
  ["the username", { pin: "Somchai88#", confirmation: "Somchai88#" }, [undefined, "tooWeak", undefined]],
  ["the same PIN", { pin: "Duean69#x", confirmation: "Duean69#x" }, [undefined, "unchanged", undefined]],
  ["two PINs", { confirmation: "Rung70#xz" }, [undefined, undefined, "mismatch"]],
])("%s cannot become the new PIN, and all that is wrong is told at once", (_, typed, [oldPin, pin, confirmation]) => {
  const { operator, submit, now } = atForm()
  submit(typed)
  expect([now().value, now().context.faults]).toEqual(["editing", { oldPin, pin, confirmation }])
  expect(operator.pin()).toBe("Duean69#x")
})

test("the old PIN opens the way to the new one", async () => {
  const { operator, changing, is, submit } = atForm()
  submit()
  await is("changed")
  expect([changing.getSnapshot().status, operator.pin()]).toEqual(["done", "Rung70#xy"])
})

test("a wrong old PIN is told with the tries that are left, until they are used up", async () => {
  const { operator, is, submit } = atForm()
  for (const attemptsLeft of [4, 3, 2, 1]) {
    submit({ oldPin: "Wrong#000" })
    await is("changing")
    const { failure } = (await is("editing")).context
    expect(failure?._tag === "WrongPin" && failure.attemptsLeft).toBe(attemptsLeft)
  }
  submit({ oldPin: "Wrong#000" })
  await is("changing")
  expect((await is("editing")).context.failure?._tag).toBe("AttemptsUsedUp")
  expect(operator.pin()).toBe("Duean69#x")
})

test("a player whom the operator no longer knows is at an end", async () => {
  const { operator, changing, is, submit } = atForm()
  operator.meets(notKnown)
  submit()
  await is("unauthorized")
  expect(changing.getSnapshot().status).toBe("done")
})

test("a change whose question was lost is sent again", async () => {
  const { operator, is, submit } = atForm()
  operator.meets(questionLost)
  submit()
  expect((await is("unknownOutcome")).context.failure?._tag).toBe("Unreachable")
  submit()
  await is("changed")
  expect(operator.pin()).toBe("Rung70#xy")
})

test("a change whose answer was lost may have been made: then the old PIN is wrong, and it is said to be in doubt", async () => {
  const { operator, is, submit, now } = atForm()
  operator.meets(answerLost)
  submit()
  await is("unknownOutcome")
  submit()
  await is("changing")
  expect((await is("unknownOutcome")).context.failure?._tag).toBe("WrongPin")
  expect([now().context.isInDoubt, operator.pin()]).toEqual([true, "Rung70#xy"])
})

test("leaving the page gives the question up, and an answer that comes then changes nothing", async () => {
  const first = atForm()
  const { trouble, givenUp } = silence()
  first.operator.meets(trouble)
  first.submit()
  first.changing.stop()
  await givenUp
  const second = atForm()
  const late = lateAnswer()
  second.operator.meets(late.trouble)
  second.submit()
  second.changing.stop()
  await late.letGo()
  expect([second.operator.pin(), second.now().value]).toEqual(["Rung70#xy", "changing"])
})
