import fc from "fast-check"
import { expect, test } from "vitest"
import { generated, nineteen, roodLung, roodNha, shuffled, triples, win } from "./helpers.ts"

const all = (length: number) => Array.from({ length: 10 ** length }, (_, n) => String(n).padStart(length, "0"))
const sameDigits = (a: string, b: string) => Array.from(a).toSorted().join("") === Array.from(b).toSorted().join("")

test.each([
  ["123", ["123", "132", "213", "231", "312", "321"]],
  ["112", ["112", "121", "211"]],
  ["777", ["777"]],
  ["45", ["45", "54"]],
  ["44", ["44"]],
  ["7", ["7"]],
  ["", []],
  ["12a", []],
  ["a12", []],
])("%s shuffled gives %j", (number, numbers) => {
  expect(shuffled(number)).toEqual(numbers)
})

test("shuffling any number gives exactly the numbers with the same digits", () => {
  for (const length of [2, 3])
    for (const number of all(length))
      expect(shuffled(number)).toEqual(all(length).filter((other) => sameDigits(number, other)))
})

test("19 doors of 5 are the nineteen numbers with a 5", () => {
  expect(nineteen("5").join(" ")).toBe("05 15 25 35 45 50 51 52 53 54 55 56 57 58 59 65 75 85 95")
})

test("every digit has nineteen doors, ten numbers in front and ten behind", () => {
  for (const digit of "0123456789") {
    expect(nineteen(digit)).toEqual(all(2).filter((number) => number.includes(digit)))
    expect(nineteen(digit)).toHaveLength(19)
    expect(roodNha(digit)).toEqual(all(2).filter((number) => number.startsWith(digit)))
    expect(roodLung(digit)).toEqual(all(2).filter((number) => number.endsWith(digit)))
  }
})

test("rood of 7 in front is 70 to 79, behind 07 to 97", () => {
  expect(roodNha("7").join(" ")).toBe("70 71 72 73 74 75 76 77 78 79")
  expect(roodLung("7").join(" ")).toBe("07 17 27 37 47 57 67 77 87 97")
})

test("doubles are 00 to 99, low is under 50, high from 50, even and odd by the number", () => {
  expect(generated("option_2_ble").join(" ")).toBe("00 11 22 33 44 55 66 77 88 99")
  expect(generated("option_2_low")).toEqual(all(2).slice(0, 50))
  expect(generated("option_2_high")).toEqual(all(2).slice(50))
  expect(generated("option_2_even")).toEqual(all(2).filter((_, n) => n % 2 === 0))
  expect(generated("option_2_odd")).toEqual(all(2).filter((_, n) => n % 2 === 1))
})

test("triples are 000 to 999", () => {
  expect(triples.join(" ")).toBe("000 111 222 333 444 555 666 777 888 999")
})

test("winning with 1, 2 and 3 makes six pairs, nine with doubles", () => {
  expect(win("321", 2, false)).toEqual({ _tag: "numbers", numbers: ["12", "13", "21", "23", "31", "32"] })
  expect(win("123", 2, true)).toEqual({
    _tag: "numbers",
    numbers: ["11", "12", "13", "21", "22", "23", "31", "32", "33"],
  })
})

test("a win takes up to eight different digits and nothing but digits", () => {
  expect(win("12345678", 3, false)).toMatchObject({ numbers: { length: 336 } })
  expect(win("1234567811", 3, true)).toMatchObject({ numbers: { length: 512 } })
  expect(win("123456789", 3, false)).toEqual({ _tag: "refused", reason: "tooManyDigits" })
  expect(win("12a", 3, false)).toEqual({ _tag: "refused", reason: "notDigits" })
})

test("a win of any digits is every number that they make", () => {
  const digits = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 10 }).map((found) => found.join(""))
  fc.assert(
    fc.property(digits, fc.constantFrom(2 as const, 3 as const), fc.boolean(), (chosen, length, doubles) => {
      const numbers = all(length)
        .filter((number) => Array.from(number).every((digit) => chosen.includes(digit)))
        .filter((number) => doubles || new Set(number).size === length)
      expect(win(chosen, length, doubles)).toEqual({ _tag: "numbers", numbers })
    }),
  )
})
