import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../../testing/any-hostile.ts"
import { isFaultless } from "../fault.ts"
import { accountFaults, detailFaults, type NewcomerDetails, registrationTerms } from "./registration-form.ts"

const account = { userName: "malee2569", pin: "Duean69#x", confirmation: "Duean69#x" }
const right = { userName: undefined, pin: undefined, confirmation: undefined }
const details: NewcomerDetails = { phoneNumber: "0810000042", isOfAge: true, consents: true }
const fine = { phoneNumber: undefined, age: undefined, consent: undefined, captcha: undefined }

test.each([
  [{}, {}],
  [{ userName: "" }, { userName: "required" }],
  [{ userName: "malee" }, { userName: "length" }],
  [{ userName: "Malee2569" }, { userName: "letters" }],
  [
    { pin: "", confirmation: "" },
    { pin: "required", confirmation: "confirmationRequired" },
  ],
  [{ pin: "Duean6#", confirmation: "Duean6#" }, { pin: "tooShort" }],
  [{ pin: `Duean69#${"x".repeat(23)}`, confirmation: `Duean69#${"x".repeat(23)}` }, { pin: "tooLong" }],
  [{ pin: "duean69#x", confirmation: "duean69#x" }, { pin: "invalid" }],
  [{ pin: "Malee2569#", confirmation: "Malee2569#" }, { pin: "tooWeak" }],
  [{ confirmation: "" }, { confirmation: "confirmationRequired" }],
  [{ confirmation: "Duean69#X" }, { confirmation: "mismatch" }],
])("an account with %j has the faults %j", (change, faults) => {
  expect(accountFaults({ ...account, ...change })).toEqual({ ...right, ...faults })
})

test.each([
  [{}, {}],
  [{ phoneNumber: "" }, { phoneNumber: "required" }],
  [{ phoneNumber: "0210000042" }, { phoneNumber: "invalid" }],
  [{ isOfAge: false }, { age: "unconfirmed" }],
  [{ consents: false }, { consent: "missing" }],
])("details with %j have the faults %j", (change, faults) => {
  expect(detailFaults({ ...details, ...change })).toEqual({ ...fine, ...faults })
})

test("no captcha is asked for unless the operator wants it", () => {
  expect(registrationTerms).toEqual({ asksCaptcha: false })
})

test.each([
  [undefined, "required"],
  ["", "required"],
  ["proof", undefined],
])("where a captcha is asked for, the answer %j is %s", (captcha, fault) => {
  const terms = { asksCaptcha: true }
  expect(detailFaults({ ...details, captcha }, terms)).toEqual({ ...fine, captcha: fault })
})

test("any typed text is answered, and only a confirmed PIN gets through", () => {
  const text = fc.oneof(fc.string({ unit: anyLetter }), fc.constantFrom("malee2569", "Duean69#x"))
  fc.assert(
    fc.property(text, text, text, (userName, pin, confirmation) => {
      const faults = accountFaults({ userName, pin, confirmation })
      expect(isFaultless(faults) && pin !== confirmation).toBe(false)
    }),
  )
})
