import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { answerLost, lateAnswer, notKnown, questionLost, silence } from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { referralOf } from "./referral.ts"
import { Registrar } from "./registrar.ts"
import { makeRegistration } from "./registration.machine.ts"
import { operatorThatRegisters } from "./testing/operator-that-registers.ts"

const account = { userName: "malee2569", pin: "Duean69#x", confirmation: "Duean69#x" }
const details = { phoneNumber: "081-000-0042", isOfAge: true, consents: true }
const referral = referralOf({ path: "/register/somchai88", domain: "fakham.example", referUrl: "https://example.com/" })

const atForm = (operator = operatorThatRegisters(), terms: { asksBirthday?: boolean; asksCaptcha?: boolean } = {}) => {
  let keys = 0
  const machine = makeRegistration(ManagedRuntime.make(operator.layer), {
    newKey: () => `key-${++keys}`,
    today: () => "2026-11-21",
    terms: { asksBirthday: false, asksCaptcha: false, ...terms },
  })
  const registration = createActor(machine, { input: { referral } }).start()
  const is = (state: string) => waitFor(registration, (now) => now.value === state, soon)
  const now = () => registration.getSnapshot()
  const submit = (change: Partial<typeof account & typeof details & { captcha: string; birthday: string }> = {}) =>
    registration.send({ type: "newcomer.submitted", ...account, ...details, ...change })
  return { operator, registration, is, now, submit }
}

const atDetails = (...given: Parameters<typeof atForm>) => {
  const form = atForm(...given)
  form.registration.send({ type: "account.submitted", ...account })
  return form
}

test("all that is wrong with the account is told at once, and the details are not asked for", () => {
  const { registration, now } = atForm()
  registration.send({ type: "account.submitted", userName: "aaaa2569", pin: "Duean69#x", confirmation: "Duean69#" })
  expect([now().value, now().context.userName]).toEqual(["enteringAccount", "aaaa2569"])
  expect(now().context.faults).toEqual({ userName: "malformed", pin: undefined, confirmation: "mismatch" })
})

test("all that is wrong with the details is told at once, and the operator is not bothered", () => {
  const { operator, submit, now } = atDetails(operatorThatRegisters(), { asksBirthday: true, asksCaptcha: true })
  submit({ phoneNumber: "12", isOfAge: false, consents: false, birthday: "2006-11-22" })
  expect(now().value).toBe("enteringDetails")
  expect(now().context.faults).toEqual({
    phoneNumber: "invalid",
    age: "unconfirmed",
    birthday: "tooYoung",
    consent: "missing",
    captcha: "required",
  })
  expect(operator.asked).toEqual([])
})

test("a newcomer becomes a player with an open session, credited to whose link it was", async () => {
  const { operator, registration, submit, is } = atDetails()
  submit()
  await is("registered")
  expect(registration.getSnapshot().output).toEqual({
    token: "token-of-malee2569",
    uuid: "uuid-of-malee2569",
    limit: undefined,
  })
  expect(operator.players).toEqual([
    {
      userName: "malee2569",
      pin: "Duean69#x",
      phoneNumber: "0810000042",
      captcha: undefined,
      referral: {
        agentId: 2,
        refUid: 0,
        referUrl: "https://example.com/",
        registerFromDomain: "fakham.example",
        slug: "somchai88",
        employeeSlug: undefined,
      },
    },
  ])
})

test("an account that was changed under way is looked at again before it is sent", () => {
  const { operator, submit, now } = atDetails()
  submit({ pin: "weak", confirmation: "weak" })
  expect([now().value, now().context.faults.pin]).toEqual(["enteringAccount", "tooShort"])
  expect(operator.asked).toEqual([])
})

test("a taken username is told where it is chosen, and another one registers under another key", async () => {
  const { operator, registration, submit, is, now } = atDetails()
  await ManagedRuntime.make(operator.layer).runPromise(registerMalee)
  submit()
  await is("registering")
  await is("enteringAccount")
  expect(now().context.failure?._tag).toBe("UsernameTaken")
  registration.send({ type: "account.submitted", ...account, userName: "malee2570" })
  expect(now().context.failure).toBeUndefined()
  submit({ userName: "malee2570", phoneNumber: "0812224471" })
  await is("registered")
  expect(operator.asked).toEqual(["key-0", "key-1", "key-2"])
})

test("a taken phone number is told where it is typed", async () => {
  const { operator, submit, is } = atDetails()
  await ManagedRuntime.make(operator.layer).runPromise(registerMalee)
  submit({ userName: "malee2570" })
  await is("registering")
  expect((await is("enteringDetails")).context.failure?._tag).toBe("PhoneTaken")
})

test("a captcha that failed is told, and a better one registers", async () => {
  const { submit, is } = atDetails(operatorThatRegisters({ captcha: "proof" }), { asksCaptcha: true })
  submit({ captcha: "nonsense" })
  await is("registering")
  expect((await is("enteringDetails")).context.failure?._tag).toBe("CaptchaFailed")
  submit({ captcha: "proof" })
  await is("registered")
})

test("an operator that answers unauthorized is told as what it is, and the form can be sent again", async () => {
  const { operator, submit, is } = atDetails()
  operator.meets(notKnown)
  submit()
  await is("registering")
  expect((await is("enteringDetails")).context.failure?._tag).toBe("Unauthorized")
  submit()
  await is("registered")
})

test.each([
  ["the question", questionLost],
  ["the answer", answerLost],
])("when %s is lost, the outcome is unknown; a retry has the same key and makes one player", async (_, trouble) => {
  const { operator, registration, submit, is } = atDetails()
  operator.meets(trouble, trouble)
  submit()
  expect((await is("unknownOutcome")).context.failure?._tag).toBe("Unreachable")
  registration.send({ type: "account.reopened" })
  expect(registration.getSnapshot().value).toBe("unknownOutcome")
  for (const state of ["unknownOutcome", "registered"]) {
    registration.send({ type: "retry.requested", pin: account.pin })
    await is("registering")
    await is(state)
  }
  expect(new Set(operator.asked)).toEqual(new Set(["key-1"]))
  expect(operator.players.length).toBe(1)
})

test("a name that is taken after a lost answer may be one's own: it is said so, and the form opens again", async () => {
  const { operator, registration, submit, is, now } = atDetails()
  await ManagedRuntime.make(operator.layer).runPromise(registerMalee)
  operator.meets(questionLost)
  submit()
  await is("unknownOutcome")
  registration.send({ type: "retry.requested", pin: account.pin })
  await is("registering")
  expect((await is("unknownOutcome")).context.failure?._tag).toBe("UsernameTaken")
  registration.send({ type: "account.reopened" })
  expect([now().value, now().context.isInDoubt, now().context.key]).toEqual(["enteringAccount", false, undefined])
})

test("a second tap while the newcomer is being registered asks nothing again", async () => {
  const { operator, submit, is } = atDetails()
  submit()
  submit()
  await is("registered")
  expect(operator.asked).toEqual(["key-1"])
})

test("leaving the page gives the question up", async () => {
  const { trouble, givenUp } = silence()
  const { operator, registration, submit } = atDetails()
  operator.meets(trouble)
  submit()
  registration.stop()
  await givenUp
  expect(operator.asked).toEqual([])
})

test("an answer that comes after the page was left changes nothing", async () => {
  const { trouble, letGo } = lateAnswer()
  const { operator, registration, submit, now } = atDetails()
  operator.meets(trouble)
  submit()
  registration.stop()
  await letGo()
  expect([operator.players.length, now().value, now().context.session]).toEqual([1, "registering", undefined])
})

const registerMalee = Registrar.use((registrar) =>
  registrar.register(
    { userName: "malee2569", pin: "Other70#y", phoneNumber: "0810000042", referral, captcha: undefined },
    "key-0",
  ),
)
