import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { email } from "./email.ts"

test.each([
  "somchai@example.com",
  "a@b.co",
  "som.chai+lotto@mail.example.co.th",
  "SOMCHAI_88@Example.COM",
  "o'hara@example.com",
  "x@xn--12c1fe0br.xn--o3cw4h",
  `${"a".repeat(64)}@example.com`,
  `ab@${"b.".repeat(124)}com`,
])("%s is an email address", (text) => {
  expect(email(text)).toEqual(Result.succeed(text))
})

test("spaces around an address are no part of it", () => {
  expect(email(" somchai@example.com\n")).toEqual(Result.succeed("somchai@example.com"))
})

test.each(["", "   "])("a missing address is asked for", (text) => {
  expect(email(text)).toEqual(Result.fail("required"))
})

test.each([
  "somchai",
  "example.com",
  "@example.com",
  "somchai@",
  "somchai@example",
  "somchai@example.",
  "somchai@.com",
  "somchai@example..com",
  "somchai@example.c",
  "somchai@example.123",
  "somchai@-example.com",
  "somchai@example-.com",
  ".somchai@example.com",
  "somchai.@example.com",
  "som..chai@example.com",
  "som chai@example.com",
  "som@chai@example.com",
  "สมชาย@example.com",
  "somchai@example.com,malee@example.com",
  "<somchai@example.com>",
  `${"a".repeat(65)}@example.com`,
  `a@${"b".repeat(64)}.com`,
  `a@${"b.".repeat(126)}com`,
])("%s is no email address", (text) => {
  expect(email(text)).toEqual(Result.fail("invalid"))
})

test("addresses as mail knows them are taken", () => {
  const plain = fc.emailAddress().filter((address) => /^[^"]*\.[a-z]{2,}$/i.test(address))
  fc.assert(
    fc.property(plain, (address) => {
      expect(email(address)).toEqual(Result.succeed(address))
    }),
  )
})

test("hostile text, however long, is refused and never thrown at", () => {
  expect(email(`${"a.".repeat(50_000)}@example.com`)).toEqual(Result.fail("invalid"))
  expect(email("@".repeat(100_000))).toEqual(Result.fail("invalid"))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."ab.@-+ \n".split("")) })), (text) => {
      expect(Result.getOrElse(email(text), () => "a@b.co")).toMatch(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/)
    }),
  )
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
