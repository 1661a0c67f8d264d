import { Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type AnyEventObject, type AnyStateMachine, createActor, waitFor } from "xstate"
import { answerLost, notKnown, questionLost } from "../operator/testing/trouble.ts"
import { makeLogin } from "./login/login.machine.ts"
import { makeChangePin } from "./pin/change-pin.machine.ts"
import { makeForgotPin } from "./pin/forgot-pin.machine.ts"
import { operatorThatKeepsPins } from "./pin/testing/operator-that-keeps-pins.ts"
import { referralOf } from "./registration/referral.ts"
import { makeRegistration } from "./registration/registration.machine.ts"
import { operatorThatRegisters } from "./registration/testing/operator-that-registers.ts"
import { makeSession } from "./session/session.machine.ts"
import { browserThatHolds, operatorThatKnowsSomchai, somchaisCredentials } from "./testing/somchai.ts"

type Step = AnyEventObject | "wait"

/** Secrets that nothing else could spell by chance. */
const mark = fc.string({ unit: fc.constantFrom("0", "3", "5", "8", "a", "c", "e"), minLength: 8, maxLength: 12 })
const pin = fc.oneof(
  mark.map((text) => `Zq7#${text}`),
  mark.map((text) => `"\\${text}`),
)
const code = fc.integer({ min: 700_000_000, max: 799_999_999 }).map(String)
const troubles = fc.array(fc.constantFrom(questionLost, answerLost, notKnown), { maxLength: 3 })

const written = (secret: string) => JSON.stringify(secret).slice(1, -1)

/** Whether any of the secrets can be read in what a machine would leave behind at any moment of these steps. */
const leaks = async (
  machine: AnyStateMachine,
  input: unknown,
  steps: ReadonlyArray<Step>,
  secrets: ReadonlyArray<string>,
) => {
  const actor = createActor(machine, { input }).start()
  const isReadable = () => {
    const stored = `${JSON.stringify(actor.getPersistedSnapshot())}${JSON.stringify(actor.getSnapshot())}`
    return secrets.some((secret) => stored.includes(written(secret)))
  }
  let leaked = isReadable()
  for (const step of steps) {
    if (actor.getSnapshot().status === "done") break
    if (step === "wait") await waitFor(actor, (now) => !now.hasTag("busy"))
    else actor.send(step)
    leaked ||= isReadable()
  }
  actor.stop()
  return leaked
}

const stepsOf = (...events: ReadonlyArray<fc.Arbitrary<Step>>) => fc.array(fc.oneof(...events), { maxLength: 10 })
const wait = fc.constant<Step>("wait")
const runs = { numRuns: 1_000 }

test("a login keeps no PIN, not even while it is checked", async () => {
  const steps = (typedPin: string) =>
    stepsOf(
      wait,
      fc.constant({ type: "username.submitted", userName: somchaisCredentials.userName }),
      fc.constant({ type: "username.reopened" }),
      fc.constant({ type: "pin.submitted", pin: typedPin }),
    )
  const typed = pin.chain((onePin) => fc.tuple(fc.constant(onePin), steps(onePin)))
  await fc.assert(
    fc.asyncProperty(typed, async ([typedPin, taken]) => {
      const machine = makeLogin(ManagedRuntime.make(operatorThatKnowsSomchai().layer))
      expect(await leaks(machine, undefined, taken, [typedPin])).toBe(false)
    }),
    runs,
  )
})

test("a session keeps no PIN of the login inside it", async () => {
  const layer = Layer.merge(operatorThatKnowsSomchai().layer, browserThatHolds("nothing").layer)
  const session = createActor(makeSession(ManagedRuntime.make(layer))).start()
  const { login } = (await waitFor(session, (now) => now.matches("guest"))).children
  login?.send({ type: "username.submitted", userName: somchaisCredentials.userName })
  login?.send({ type: "pin.submitted", pin: somchaisCredentials.pin })
  expect(login?.getSnapshot().value).toBe("checkingPin")
  expect(JSON.stringify(session.getPersistedSnapshot())).not.toContain(somchaisCredentials.pin)
  await waitFor(session, (now) => now.matches("player"))
  expect(JSON.stringify(session.getPersistedSnapshot())).not.toContain(somchaisCredentials.pin)
})

test("a registration keeps no PIN, whatever becomes of it", async () => {
  const referral = referralOf({ path: "/register", domain: "fakham.example", referUrl: "" })
  const details = { phoneNumber: "0810000042", isOfAge: true, consents: true }
  const steps = (typedPin: string) => {
    const account = { userName: "malee2569", pin: typedPin, confirmation: typedPin }
    return stepsOf(
      wait,
      fc.constant({ type: "account.submitted", ...account }),
      fc.constant({ type: "account.submitted", ...account, confirmation: "other" }),
      fc.constant({ type: "account.reopened" }),
      fc.constant({ type: "newcomer.submitted", ...account, ...details }),
      fc.constant({ type: "newcomer.submitted", ...account, ...details, isOfAge: false }),
      fc.constant({ type: "retry.requested", pin: typedPin }),
    )
  }
  const typed = pin.chain((onePin) => fc.tuple(fc.constant(onePin), steps(onePin), troubles))
  await fc.assert(
    fc.asyncProperty(typed, async ([typedPin, taken, trouble]) => {
      const operator = operatorThatRegisters()
      operator.meets(...trouble)
      const machine = makeRegistration(ManagedRuntime.make(operator.layer), {
        newKey: () => "key-1",
      })
      const begun: ReadonlyArray<Step> = [
        { type: "account.submitted", userName: "malee2569", pin: typedPin, confirmation: typedPin },
      ]
      expect(await leaks(machine, { referral }, [...begun, ...taken], [typedPin])).toBe(false)
    }),
    runs,
  )
})

test("the way to a forgotten PIN keeps neither the new PIN nor the code that allows it", async () => {
  const owner = { userName: "somchai88", phoneNumber: "0810000042" }
  const terms = { digits: 9, validFor: 300_000, tries: 3, resendAfter: 0 }
  const steps = (typedCode: string, typedPin: string) =>
    stepsOf(
      wait,
      fc.constant({ type: "code.submitted", code: typedCode }),
      fc.constant({ type: "code.reopened" }),
      fc.constant({ type: "code.requested" }),
      fc.constant({ type: "pin.submitted", code: typedCode, pin: typedPin, confirmation: typedPin }),
      fc.constant({ type: "pin.submitted", code: typedCode, pin: typedPin, confirmation: "other" }),
    )
  const typed = fc
    .tuple(code, pin)
    .chain(([oneCode, onePin]) => fc.tuple(fc.constant([oneCode, onePin]), steps(oneCode, onePin), troubles))
  await fc.assert(
    fc.asyncProperty(typed, async ([secrets, taken, trouble]) => {
      const operator = operatorThatKeepsPins({ ...owner, pin: "Duean69#x" }, () => 0)
      operator.meets(...trouble)
      const machine = makeForgotPin(ManagedRuntime.make(operator.layer), { now: () => 0, terms })
      const begun: ReadonlyArray<Step> = [{ type: "account.submitted", ...owner }, "wait"]
      expect(await leaks(machine, undefined, [...begun, ...taken], secrets)).toBe(false)
    }),
    runs,
  )
})

test("a change of PIN keeps neither the old one nor the new one", async () => {
  const steps = (oldPin: string, typedPin: string) =>
    stepsOf(
      wait,
      fc.constant({ type: "pin.submitted", oldPin, pin: typedPin, confirmation: typedPin }),
      fc.constant({ type: "pin.submitted", oldPin: typedPin, pin: oldPin, confirmation: oldPin }),
      fc.constant({ type: "pin.submitted", oldPin, pin: typedPin, confirmation: "other" }),
    )
  const typed = fc
    .tuple(pin, pin)
    .chain(([oldPin, onePin]) => fc.tuple(fc.constant([oldPin, onePin]), steps(oldPin, onePin), troubles))
  await fc.assert(
    fc.asyncProperty(typed, async ([secrets, taken, trouble]) => {
      const [oldPin] = secrets
      const operator = operatorThatKeepsPins({ userName: "somchai88", phoneNumber: "0810000042", pin: oldPin }, () => 0)
      operator.meets(...trouble)
      const machine = makeChangePin(ManagedRuntime.make(operator.layer))
      expect(await leaks(machine, { userName: "somchai88" }, taken, secrets)).toBe(false)
    }),
    runs,
  )
})
