import { Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { Refused } from "../refused.ts"
import { referralOf } from "./referral.ts"
import { CaptchaFailed, PhoneTaken, type RegistrationFailure, UsernameTaken } from "./registrar.port.ts"
import { mayStartOver, registrationAnswered, registrationFor } from "./registration.ts"

const asked = {
  ...registrationFor(referralOf({ path: "/register", domain: "fakham.example", referUrl: "" })),
  key: "key-1",
}

test.each<[string, RegistrationFailure, boolean]>([
  ["username taken", new UsernameTaken(), true],
  ["phone taken", new PhoneTaken(), true],
  ["refused", new Refused({}), true],
  ["captcha failed", new CaptchaFailed(), false],
  ["unauthorized", new Unauthorized(), false],
  ["unreachable", new Unreachable({}), false],
])(
  "after a lost answer, '%s' lets the newcomer start over only if it says no to this very newcomer",
  (_, failure, may) => {
    const undecided = { ...asked, isInDoubt: true }
    expect(mayStartOver({ ...undecided, ...registrationAnswered(undecided, Result.fail(failure)) })).toBe(may)
  },
)

test("nobody starts over before the operator has said anything", () => {
  expect(mayStartOver(asked)).toBe(false)
})

test("any word ends the use of a key, silence keeps it, and a doubt keeps it through every refusal", () => {
  const refused = Result.fail(new Refused({}))
  expect(registrationAnswered(asked, refused).key).toBeUndefined()
  expect(registrationAnswered(asked, Result.fail(new Unreachable({}))).key).toBe("key-1")
  expect(registrationAnswered({ ...asked, isInDoubt: true }, refused)).toMatchObject({ key: "key-1", isInDoubt: true })
})

test("before anything is typed the form holds nothing but whose link it was", () => {
  expect(asked).toMatchObject({ userName: "", phoneNumber: "", faults: {}, isInDoubt: false })
})

test("a session ends every doubt", () => {
  const session = { token: "t", uuid: "0190", limit: undefined }
  expect(registrationAnswered({ ...asked, isInDoubt: true }, Result.succeed(session))).toEqual({
    key: undefined,
    isInDoubt: false,
    failure: undefined,
    session,
  })
})

test("a newcomer sets no limit for themselves unless they ask for one", () => {
  expect(asked.wantsLimit).toBe(false)
})
