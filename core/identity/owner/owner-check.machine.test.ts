import { Redacted } from "effect"
import { expect, test } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { OtpExpired, OtpWrong } from "../pin/pin-keeper.port.ts"
import { makeOwnerCheck } from "./owner-check.machine.ts"
import type { OwnerProof, OwnerQuestion } from "./owner-check.ts"

const sent = { reference: "R1", phoneNumber: "0891112222" }

const atSheet = () => {
  const given: Array<OwnerProof> = []
  const clock = new SimulatedClock()
  const machine = makeOwnerCheck((proof) => given.push(Redacted.value(proof)))
  const check = createActor(machine, { clock }).start()
  return {
    check,
    given,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    asks: (question: OwnerQuestion) => check.send({ type: "owner.asked", question }),
    now: () => check.getSnapshot(),
  }
}

test("a PIN goes to whoever asked, and stands nowhere else", () => {
  const { check, given, asks, now } = atSheet()
  asks({ asks: "pin" })
  check.send({ type: "proof.submitted", pin: "", code: "" })
  expect([now().value, now().context.faults]).toEqual(["asking", { pin: "pinRequired" }])
  check.send({ type: "proof.submitted", pin: "Duean69#x", code: "" })
  expect([now().value, given]).toEqual(["checking", [{ pin: "Duean69#x", code: "", reference: "" }]])
  expect(JSON.stringify(now().context)).not.toContain("Duean69#x")
  check.send({ type: "act.answered" })
  expect(now().value).toBe("closed")
})

test("a code goes with its reference and the PIN, as typed with spaces, also after one that was wrong", () => {
  const { check, given, asks, now } = atSheet()
  asks({ asks: "code", sent })
  check.send({ type: "proof.submitted", pin: "Duean69#x", code: "12" })
  expect([now().value, now().context.faults]).toEqual(["asking", { pin: undefined, code: "malformed" }])
  check.send({ type: "proof.submitted", pin: "Duean69#x", code: "111 111" })
  asks({ asks: "code", failure: new OtpWrong({ triesLeft: 2 }) })
  expect(now().context.question.sent).toEqual(sent)
  check.send({ type: "proof.submitted", pin: "Duean69#x", code: "222222" })
  expect(given.map(({ code, reference }) => [code, reference])).toEqual([
    ["111111", "R1"],
    ["222222", "R1"],
  ])
})

test("another code can be asked for after a minute, or at once where the one before is dead", () => {
  const { check, given, asks, now, pass } = atSheet()
  asks({ asks: "code", sent })
  pass(59_999)
  expect(now().context.mayRequestCode).toBe(false)
  pass(1)
  expect(now().context.mayRequestCode).toBe(true)
  check.send({ type: "code.requested", pin: "Duean69#x" })
  expect(given).toEqual([{ pin: "Duean69#x", code: "", reference: "R1" }])
  asks({ asks: "code", sent: { ...sent, reference: "R2" } })
  expect([now().context.mayRequestCode, now().context.question.sent?.reference]).toEqual([false, "R2"])
  asks({ asks: "code", failure: new OtpExpired() })
  expect(now().context.mayRequestCode).toBe(true)
})

test("what nobody answers closes after twenty seconds", () => {
  const { check, asks, now, pass } = atSheet()
  asks({ asks: "pin" })
  check.send({ type: "proof.submitted", pin: "Duean69#x", code: "" })
  pass(20_000)
  expect(now().value).toBe("closed")
})
