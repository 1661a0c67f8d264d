import { Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized } from "../site/operator.ts"
import { access } from "./access.ts"
import { changeAnswered } from "./change-pin.ts"
import { email } from "./email.ts"
import { phoneNumber } from "./phone.ts"
import { limitOf } from "./session.ts"

test("a page is open to guests by its whole path, not by how it begins or ends", () => {
  for (const page of [
    "/forgot-pin",
    "/download",
    "/how-to",
    "/howto/deposit",
    "/promotions",
    "/results",
    "/vdo",
    "/vdo/pingpong",
    "/maintenance",
    "/external/login",
    "/login/line/auth",
    "/login",
    "/register",
    "/register/somchai88",
  ]) {
    expect(access(page, undefined), page).toBe("allowed")
    expect(access(`/private${page}`, undefined), page).toBe("toHome")
    expect(access(`${page}/more/private`, undefined), page).toBe("toHome")
  }
})

test("a path that ends in slashes is the page before them", () => {
  expect(access("//", undefined)).toBe("allowed")
  expect(access("/results//", undefined)).toBe("allowed")
  expect(access("", undefined)).toBe("toHome")
})

test("a status from 1 to 4 is a limit, any other number is none", () => {
  expect([0, 1, 2, 3, 4, 5, undefined].map(limitOf)).toEqual([undefined, 1, 2, 3, 4, undefined, undefined])
})

test("what follows the last dot of an address is a whole label", () => {
  expect(Result.isFailure(email("a@b.c0m"))).toBe(true)
  expect(Result.isFailure(email("a@b.co1"))).toBe(true)
  expect(Result.isFailure(email("a@b.1com"))).toBe(true)
  expect(Result.isFailure(email("a@b@c.com"))).toBe(true)
})

test("an address has 254 letters at most", () => {
  const long = (letters: number) => `a@${`${"b".repeat(60)}.`.repeat(4)}${"c".repeat(letters - 2 - 61 * 4 - 3)}.th`
  expect(long(254)).toHaveLength(254)
  expect(Result.isSuccess(email(long(254)))).toBe(true)
  expect(Result.isFailure(email(long(255)))).toBe(true)
})

test("a phone number is ten digits and nothing before them, a plus only at its very beginning", () => {
  expect(phoneNumber("0812345678")).toEqual(Result.succeed("0812345678"))
  expect(phoneNumber("+66812345678")).toEqual(Result.succeed("0812345678"))
  expect(phoneNumber("10812345678")).toEqual(Result.fail("invalid"))
  expect(phoneNumber("x0812345678")).toEqual(Result.fail("invalid"))
})

test("once an answer was lost, only a yes ends the doubt whether the new PIN counts", () => {
  const changing = { userName: "somchai88", faults: {}, isInDoubt: true, failure: undefined, isChanged: false }
  expect(changeAnswered(changing, Result.succeed(undefined))).toEqual({
    isInDoubt: false,
    failure: undefined,
    isChanged: true,
  })
  expect(changeAnswered(changing, Result.fail(new Unauthorized())).isInDoubt).toBe(true)
})
