import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, type Satang, satang } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import {
  type Deposit,
  depositAmount,
  depositStatuses,
  depositTerms,
  isFound,
  needsSupport,
  openBy,
  prepareAmount,
  timeLeft,
} from "./deposit.ts"
import { depositMethods } from "./methods/deposit-methods.ts"

const payee = {
  bankId: "bank-1",
  bankCode: "004",
  bankAccountNumber: "0000123456",
  bankAccountName: "บจก. ตัวอย่าง",
}
const deposit: Deposit = {
  method: "fast",
  id: "D-58213",
  bankId: "bank-1",
  prepareAmount: satang(50_037),
  prepareIndex: 3,
  prepareTotal: 8,
  status: "WAITING",
  referTransferId: undefined,
  createdAt: Date.UTC(2026, 10, 20, 9, 4),
  expiresAt: undefined,
  payee,
}

test("money comes in five ways, and a deposit is in one of five conditions", () => {
  expect(depositMethods).toEqual(["fast", "qrcode", "truemoney", "normal", "crypto"])
  expect(depositStatuses).toEqual(["WAITING", "MATCHED", "EXPIRED", "CANCELLED", "MISMATCH"])
})

test.each([
  ["20", 2_000],
  ["500", 50_000],
  ["500.00", 50_000],
  ["100,000", 10_000_000],
])("a deposit of %s baht can be asked for", (text, amount) => {
  expect(depositAmount(text)).toEqual(Result.succeed(amount))
})

test.each([
  ["", "required"],
  ["abc", "notMoney"],
  ["-50", "notMoney"],
  ["50.001", "finerThanSatang"],
  ["500.37", "notWhole"],
  ["19.99", "notWhole"],
  ["19", "belowMinimum"],
  ["0", "belowMinimum"],
  ["100,001", "aboveMaximum"],
])("a deposit of %j is refused: %s", (text, fault) => {
  expect(depositAmount(text)).toEqual(Result.fail(fault))
})

test("deposits are of 20 to 100,000 baht and stay open for a quarter of an hour", () => {
  expect(depositTerms).toEqual({ min: 2_000, max: 10_000_000, openFor: 900_000 })
})

test("an operator may set other limits", () => {
  const terms = { ...depositTerms, min: baht(50), max: baht(60) }
  expect(["49", "50", "60", "61"].map((text) => Result.isSuccess(depositAmount(text, terms)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test("the amount to transfer takes the first satang that is free on the bank account", () => {
  expect(prepareAmount(baht(500), [])).toEqual(Result.succeed(50_001))
  expect(prepareAmount(baht(500), [satang(50_001), satang(10_002)])).toEqual(Result.succeed(50_003))
  expect(prepareAmount(baht(500), [], 37)).toEqual(Result.succeed(50_037))
  expect(prepareAmount(baht(500), [satang(799)], 99)).toEqual(Result.succeed(50_001))
  expect(prepareAmount(baht(500), [], 1, { min: satang(50_001), max: satang(50_001) })).toEqual(Result.succeed(50_001))
})

const tailsUpTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

test("the hundredth open deposit of a bank account is refused: all 99 satang are taken", () => {
  const open: Array<Satang> = []
  for (let number = 1; number <= 99; number++) open.push(Result.getOrThrow(prepareAmount(baht(300), open, 50)))
  expect(new Set(open).size).toBe(99)
  expect(prepareAmount(baht(500), open, 50)).toEqual(Result.fail("allTaken"))
})

test("whatever is open, the satang are new, between .01 and .99, and on top of what was asked for", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 98 }),
      fc.integer({ min: 20, max: 99_999 }),
      fc.integer({ min: 1, max: 99 }),
      (taken, asked, first) => {
        const prepared = Result.getOrThrow(prepareAmount(times(baht(1), asked), taken.map(satang), first))
        const tail = prepared - asked * 100
        expect(tail).toBeGreaterThanOrEqual(1)
        expect(tail).toBeLessThanOrEqual(99)
        expect(taken).not.toContain(tail)
      },
    ),
  )
})

test("the satang never lead past the most that a deposit may be: then the last baht is broken into them", () => {
  expect(prepareAmount(baht(100_000), [], 37)).toEqual(Result.succeed(9_999_937))
  expect(prepareAmount(baht(99_999), [], 37)).toEqual(Result.succeed(9_999_937))
  const left = { min: baht(20), max: satang(30_040) }
  expect(prepareAmount(baht(300), [], 39, left)).toEqual(Result.succeed(30_039))
  expect(prepareAmount(baht(300), [], 41, left)).toEqual(Result.succeed(30_001))
  const small = tailsUpTo(40).map((tail) => satang(100_000 + tail))
  expect(prepareAmount(baht(300), small, 1, left)).toEqual(Result.succeed(29_941))
  expect(prepareAmount(baht(300), small, 60, left)).toEqual(Result.succeed(29_960))
})

test("nor below the least: what has no room on either side is no deposit", () => {
  const exactly = { min: baht(20), max: baht(20) }
  expect(prepareAmount(baht(20), [], 1, exactly)).toEqual(Result.fail("noneWithin"))
  expect(prepareAmount(baht(20), tailsUpTo(99).map(satang), 1, exactly)).toEqual(Result.fail("allTaken"))
  expect(prepareAmount(baht(20), [satang(1)], 1, { ...exactly, max: satang(2_002) })).toEqual(Result.succeed(2_002))
})

test("a deposit waits fifteen minutes from the moment it was made", () => {
  const at = (minutes: number) => timeLeft(deposit, deposit.createdAt + minutes * 60_000)
  expect(at(0)).toBe(900_000)
  expect(at(5.3)).toBe(582_000)
  expect(at(15)).toBe(0)
  expect(at(60)).toBe(0)
})

test("an operator may have it wait for a time of its own", () => {
  const shorter = { ...deposit, expiresAt: deposit.createdAt + 60_000 }
  expect(timeLeft(shorter, deposit.createdAt + 45_000)).toBe(15_000)
  expect(timeLeft(shorter, deposit.createdAt + 60_000)).toBe(0)
})

test("open QR codes are listed with the one that is over next first, and without those that are over", () => {
  const code = (id: string, minutes: number, status: Deposit["status"] = "WAITING"): Deposit => ({
    ...deposit,
    method: "qrcode",
    qrText: `pay ${id}`,
    id,
    status,
    createdAt: deposit.createdAt + minutes * 60_000,
  })
  const open = openBy("qrcode", [code("D-3", 3), deposit, code("D-1", 1), code("D-2", 2, "EXPIRED")])
  expect(open.map(({ id, qrText }) => [id, qrText])).toEqual([
    ["D-1", "pay D-1"],
    ["D-3", "pay D-3"],
  ])
})

test("open deposits stand in the order in which they end, whenever they began and whether or not the operator tells", () => {
  const code = (id: string, createdAt: number, expiresAt: number | undefined): Deposit => ({
    ...deposit,
    id,
    createdAt,
    expiresAt,
  })
  const open = openBy("fast", [
    code("ends third", 10_000, 950_000),
    code("ends second", 0, undefined),
    code("ends first", 20_000, 25_000),
  ])
  expect(open.map(({ id }) => id)).toEqual(["ends first", "ends second", "ends third"])
})

test("a transfer that was found is being checked while the deposit still waits", () => {
  expect(isFound(deposit)).toBe(false)
  expect(isFound({ ...deposit, referTransferId: "T-1" })).toBe(true)
  expect(isFound({ ...deposit, referTransferId: "T-1", status: "MATCHED" })).toBe(false)
})

test("only a mismatch needs support", () => {
  expect(depositStatuses.filter((status) => needsSupport({ ...deposit, status }))).toEqual(["MISMATCH"])
})

test("hostile text is refused, never thrown at, and never passes the limits", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,-".split("")) })), (text) => {
      const amount = Result.getOrElse(depositAmount(text), () => baht(20))
      expect(amount >= 2_000 && amount <= 10_000_000 && amount % 100 === 0).toBe(true)
    }),
  )
})
