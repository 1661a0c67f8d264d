import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import {
  answerLost,
  lateAnswer,
  notKnown,
  questionLost,
  silence,
  type Trouble,
} from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { makeLineLogin } from "./line-login.machine.ts"
import { referralOf } from "./referral.ts"
import { operatorThatRegisters } from "./testing/operator-that-registers.ts"

const referral = referralOf({ path: "/login/line/auth", domain: "fakham.example", referUrl: "" })

const backFromLine = (...troubles: ReadonlyArray<Trouble>) => {
  const operator = operatorThatRegisters()
  operator.meets(...troubles)
  const machine = makeLineLogin(ManagedRuntime.make(operator.layer))
  const entering = createActor(machine, { input: { profile: { lineId: "U-1", name: "มาลี" }, referral } }).start()
  return { operator, entering, is: (state: string) => waitFor(entering, (now) => now.value === state, soon) }
}

test("who comes back from LINE has a session, and keeps to one player however often", async () => {
  const { entering, is } = backFromLine()
  await is("signedIn")
  expect(entering.getSnapshot().output?.uuid).toBe("uuid-of-line-1")
})

test("somebody without a LINE id gets no session", () => {
  const machine = makeLineLogin(ManagedRuntime.make(operatorThatRegisters().layer))
  const { status, output } = createActor(machine, { input: { profile: {}, referral } })
    .start()
    .getSnapshot()
  expect([status, output]).toEqual(["done", undefined])
})

test.each([
  ["question", questionLost, ["U-1"]],
  ["answer", answerLost, ["U-1", "U-1"]],
])("a lost %s is asked again, for the same player", async (_, trouble, asked) => {
  const { operator, entering, is } = backFromLine(trouble)
  expect((await is("unreachable")).context.failure?._tag).toBe("Unreachable")
  entering.send({ type: "retry.requested" })
  expect((await is("signedIn")).context).toMatchObject({ failure: undefined, session: { uuid: "uuid-of-line-1" } })
  expect(operator.asked).toEqual(asked)
})

test("an account that the operator will not have is told so, and can be tried again", async () => {
  const { entering, is } = backFromLine(notKnown)
  expect((await is("refused")).context.failure?._tag).toBe("Unauthorized")
  entering.send({ type: "retry.requested" })
  await is("signedIn")
})

test("leaving the page gives the question up, and an answer that comes then opens no session", async () => {
  const { trouble, givenUp } = silence()
  const first = backFromLine(trouble)
  first.entering.stop()
  await givenUp
  const late = lateAnswer()
  const second = backFromLine(late.trouble)
  second.entering.stop()
  await late.letGo()
  expect(second.entering.getSnapshot().context.session).toBeUndefined()
})
