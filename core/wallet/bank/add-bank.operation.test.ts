import { expect, test } from "vitest"
import { addBank } from "./add-bank.operation.ts"

const command = { kind: "bankAccount", bankCode: "014", accountNumber: "1110044710" } as const
const other = { ...command, accountNumber: "1110044711" }

test("each account is a purpose of its own, and only the same account is the same addition", () => {
  expect([addBank.purposeOf(command), addBank.purposeOf(other)]).toEqual([
    "bank account 014 1110044710",
    "bank account 014 1110044711",
  ])
  expect([addBank.isSame(command, { ...command }), addBank.isSame(command, other)]).toEqual([true, false])
})

test("an addition is told from what other flows mean", () => {
  expect([command, { kind: "claim", achievementId: "a" }, undefined].map(addBank.isCommand)).toEqual([
    true,
    false,
    false,
  ])
})

test("an account that was added may be added once more later, and what never arrived is sent again", () => {
  expect([addBank.isOnceOnly, addBank.isResent]).toEqual([false, true])
})
