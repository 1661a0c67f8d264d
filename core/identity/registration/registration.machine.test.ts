import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { answerLost, lateAnswer, notKnown, questionLost, silence } from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { referralOf } from "./referral.ts"
import { type Newcomer, Registrar } from "./registrar.port.ts"
import { makeRegistration } from "./registration.machine.ts"
import { type StoredRegistration, storedPart } from "./registration.ts"
import { operatorThatRegisters } from "./testing/operator-that-registers.ts"

const account = { userName: "malee2569", pin: "Duean69#x", confirmation: "Duean69#x" }
const details = { phoneNumber: "081-000-0042", isOfAge: true, consents: true }
const referral = referralOf({ path: "/register/somchai88", domain: "fakham.example", referUrl: "https://example.com/" })

type Visit = { readonly clock?: SimulatedClock; readonly unfinished?: StoredRegistration }

const atForm = (
  operator = operatorThatRegisters(),
  terms: { asksCaptcha?: boolean } = {},
  { unfinished, ...options }: Visit = {},
) => {
  let keys = 0
  const machine = makeRegistration(ManagedRuntime.make(operator.layer), {
    newKey: () => `key-${++keys}`,
    terms: { asksCaptcha: false, ...terms },
  })
  const registration = createActor(machine, { ...options, input: { referral, unfinished } }).start()
  const is = (state: string) => waitFor(registration, (now) => now.value === state, soon)
  const now = () => registration.getSnapshot()
  const submit = (change: Partial<typeof account & typeof details> = {}) =>
    registration.send({ type: "newcomer.submitted", ...account, ...details, ...change })
  return { operator, registration, is, now, submit }
}

const atDetails = async (...given: Parameters<typeof atForm>) => {
  const form = atForm(...given)
  form.registration.send({ type: "account.submitted", ...account })
  await form.is("enteringDetails")
  return form
}

test("all that is wrong with the account is told at once, and the details are not asked for", () => {
  const { registration, now } = atForm()
  registration.send({ type: "account.submitted", userName: "aaaa2569", pin: "Duean69#x", confirmation: "Duean69#" })
  expect([now().value, now().context.userName]).toEqual(["enteringAccount", "aaaa2569"])
  expect(now().context.faults).toEqual({ userName: "fourAlike", pin: undefined, confirmation: "mismatch" })
})

test("all that is wrong with the details is told at once, and the operator is not bothered", async () => {
  const { operator, submit, now } = await atDetails(operatorThatRegisters(), { asksCaptcha: true })
  submit({ phoneNumber: "12", isOfAge: false, consents: false })
  expect(now().value).toBe("enteringDetails")
  expect(now().context.faults).toEqual({
    phoneNumber: "invalid",
    age: "unconfirmed",
    consent: "missing",
    captcha: "required",
  })
  expect(operator.asked).toEqual([])
})

test("a newcomer becomes a player with an open session, credited to whose link it was", async () => {
  const { operator, registration, submit, is } = await atDetails()
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
      lineTicket: undefined,
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

test("an account that was changed under way is looked at again before it is sent", async () => {
  const { operator, submit, now } = await atDetails()
  submit({ pin: "weak", confirmation: "weak" })
  expect([now().value, now().context.faults.pin]).toEqual(["enteringAccount", "tooShort"])
  expect(operator.asked).toEqual([])
})

test("a taken username is told before anything else is asked for", async () => {
  const { operator, registration, is } = atForm()
  await ManagedRuntime.make(operator.layer).runPromise(registerMalee)
  registration.send({ type: "account.submitted", ...account })
  await is("checkingUsername")
  expect((await is("enteringAccount")).context.failure?._tag).toBe("UsernameTaken")
  registration.send({ type: "account.submitted", ...account, userName: "malee2570" })
  expect((await is("enteringDetails")).context.failure).toBeUndefined()
  expect(operator.asked).toEqual(["key-0"])
})

test("an operator that does not tell whose a username is holds nobody up", async () => {
  const { operator, registration, is } = atForm()
  operator.meetsNames(questionLost)
  registration.send({ type: "account.submitted", ...account })
  await is("enteringDetails")
})

test("a word about the username that does not come within four seconds is not waited for", async () => {
  const clock = new SimulatedClock()
  const { operator, registration, now } = atForm(operatorThatRegisters(), {}, { clock })
  operator.meetsNames(silence().trouble)
  registration.send({ type: "account.submitted", ...account })
  clock.increment(3_999)
  expect(now().value).toBe("checkingUsername")
  clock.increment(1)
  expect(now().value).toBe("enteringDetails")
})

test("what is typed is known before it is sent, and a reload brings it back without the PIN", () => {
  const { registration, now } = atForm()
  registration.send({ type: "form.typed", userName: "mal", phoneNumber: "081", wantsLimit: true })
  const unfinished = storedPart(now().context)
  const typed = { userName: "mal", phoneNumber: "081", line: undefined, wantsLimit: true, key: undefined }
  expect(unfinished).toEqual(typed)
  const again = atForm(operatorThatRegisters(), {}, { unfinished })
  expect([again.now().value, again.now().context.userName]).toEqual(["enteringAccount", "mal"])
  again.registration.send({ type: "form.typed", userName: "mali", phoneNumber: "081" })
  expect(storedPart(again.now().context)).toEqual({ ...typed, userName: "mali" })
})

test("a reload after the form was sent asks by the same key what came of it, and makes one player", async () => {
  const { operator, registration, submit, is, now } = await atDetails()
  operator.meets(answerLost)
  submit()
  await is("unknownOutcome")
  const unfinished = storedPart(now().context)
  expect(JSON.stringify(unfinished)).not.toContain(account.pin)
  registration.stop()

  const again = atForm(operator, {}, { unfinished })
  expect(again.now().value).toBe("unknownOutcome")
  again.registration.send({ type: "retry.requested", pin: "" })
  expect([again.now().value, again.now().context.faults.pin]).toEqual(["unknownOutcome", "required"])
  again.registration.send({ type: "retry.requested", pin: account.pin })
  await again.is("registered")
  expect([operator.asked, operator.players.length]).toEqual([["key-1", "key-1"], 1])
})

const captchaIs = (form: ReturnType<typeof atForm>, wanted: string) =>
  waitFor(form.registration, ({ context }) => context.captcha.is === wanted, soon)

test("a captcha is solved while the form is filled in, and its answer is sent along", async () => {
  const form = await atDetails(operatorThatRegisters({ asksCaptcha: true }))
  await captchaIs(form, "passed")
  form.submit()
  await form.is("registered")
  expect(form.operator.players.map(({ captcha }) => captcha)).toEqual(["answer-1"])
})

test("an answer is good for one registration: after any refusal another one is found by itself", async () => {
  const form = await atDetails(operatorThatRegisters({ asksCaptcha: true }))
  form.operator.players.push({ ...malee, userName: "other2569" })
  await captchaIs(form, "passed")
  form.submit()
  await form.is("registering")
  expect((await form.is("enteringDetails")).context.failure?._tag).toBe("PhoneTaken")
  await captchaIs(form, "passed")
  form.submit({ phoneNumber: "0812224471" })
  await form.is("registered")
  expect(form.operator.players.at(-1)?.captcha).toBe("answer-2")
})

test("before the captcha is solved nobody is registered, and where it cannot be solved it can be tried again", async () => {
  const form = await atDetails(operatorThatRegisters({ asksCaptcha: true, tries: ["unsolved", "unsolved"] }))
  const failed = await captchaIs(form, "failed")
  expect(failed.context.captcha).toEqual({ is: "failed", isRefused: false, failures: 1 })
  form.submit()
  expect([form.now().value, form.now().context.faults.captcha]).toEqual(["enteringDetails", "required"])
  form.registration.send({ type: "captcha.requested" })
  await captchaIs(form, "checking")
  expect((await captchaIs(form, "failed")).context.captcha).toMatchObject({ failures: 2 })
  form.registration.send({ type: "captcha.requested" })
  await captchaIs(form, "passed")
  form.submit()
  await form.is("registered")
  expect(form.operator.asked).toEqual(["key-1"])
})

test("an answer that ages is replaced before the operator stops taking it", async () => {
  const clock = new SimulatedClock()
  const form = atForm(operatorThatRegisters({ asksCaptcha: true }), {}, { clock })
  await captchaIs(form, "passed")
  clock.increment(269_999)
  expect(form.now().context.captcha).toEqual({ is: "passed", answer: "answer-1" })
  clock.increment(1)
  expect(form.now().context.captcha).toEqual({ is: "checking" })
  expect((await captchaIs(form, "passed")).context.captcha).toEqual({ is: "passed", answer: "answer-2" })
})

test("after a lost question the same answer is sent again, which the operator has not seen", async () => {
  const form = await atDetails(operatorThatRegisters({ asksCaptcha: true }))
  await captchaIs(form, "passed")
  form.operator.meets(questionLost)
  form.submit()
  await form.is("unknownOutcome")
  form.registration.send({ type: "retry.requested", pin: account.pin })
  await form.is("registered")
  expect(form.operator.players.map(({ captcha }) => captcha)).toEqual(["answer-1"])
})

test("a username that is taken only by the end is told where it is chosen, and another one registers under another key", async () => {
  const { operator, registration, submit, is, now } = await atDetails()
  await ManagedRuntime.make(operator.layer).runPromise(registerMalee)
  submit()
  await is("registering")
  await is("enteringAccount")
  expect(now().context.failure?._tag).toBe("UsernameTaken")
  registration.send({ type: "account.submitted", ...account, userName: "malee2570" })
  expect((await is("enteringDetails")).context.failure).toBeUndefined()
  submit({ userName: "malee2570", phoneNumber: "0812224471" })
  await is("registered")
  expect(operator.asked).toEqual(["key-0", "key-1", "key-2"])
})

test("a taken phone number is told where it is typed", async () => {
  const { operator, submit, is } = await atDetails()
  await ManagedRuntime.make(operator.layer).runPromise(registerMalee)
  submit({ userName: "malee2570" })
  await is("registering")
  expect((await is("enteringDetails")).context.failure?._tag).toBe("PhoneTaken")
})

test("an answer that the operator does not take is told, and another one registers", async () => {
  const form = await atDetails(operatorThatRegisters({ asksCaptcha: true, tries: ["wrong"] }))
  await captchaIs(form, "passed")
  form.submit()
  await form.is("registering")
  expect((await form.is("enteringDetails")).context.failure?._tag).toBe("CaptchaFailed")
  expect((await captchaIs(form, "failed")).context.captcha).toEqual({ is: "failed", isRefused: true, failures: 1 })
  form.registration.send({ type: "captcha.requested" })
  await captchaIs(form, "passed")
  form.submit()
  await form.is("registered")
})

test("an operator that answers unauthorized is told as what it is, and the form can be sent again", async () => {
  const { operator, submit, is } = await atDetails()
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
  const { operator, registration, submit, is } = await atDetails()
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
  const { operator, registration, submit, is, now } = await atDetails()
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
  const { operator, submit, is } = await atDetails()
  submit()
  submit()
  await is("registered")
  expect(operator.asked).toEqual(["key-1"])
})

test("leaving the page gives the question up", async () => {
  const { trouble, givenUp } = silence()
  const { operator, registration, submit } = await atDetails()
  operator.meets(trouble)
  submit()
  registration.stop()
  await givenUp
  expect(operator.asked).toEqual([])
})

test("an answer that comes after the page was left changes nothing", async () => {
  const { trouble, letGo } = lateAnswer()
  const { operator, registration, submit, now } = await atDetails()
  operator.meets(trouble)
  submit()
  registration.stop()
  await letGo()
  expect([operator.players.length, now().value, now().context.session]).toEqual([1, "registering", undefined])
})

const malee: Newcomer = {
  userName: "malee2569",
  pin: "Other70#y",
  phoneNumber: "0810000042",
  referral,
  captcha: undefined,
  lineTicket: undefined,
}

const registerMalee = Registrar.use((registrar) => registrar.register(malee, "key-0"))
