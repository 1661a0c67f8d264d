import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { handClock } from "../../testing/clock.ts"
import { inner, ways } from "../../testing/ways.ts"
import { operatorWithATill, somchaisAccount } from "../testing/operator-with-a-till.ts"
import { banks } from "./bank.ts"
import { makeBankAddition } from "./bank-addition.machine.ts"
import { BankAccountRefused } from "./banks.ts"

const withoutAccounts = () => {
  const operator = operatorWithATill({ accounts: [] })
  const { clock, pass } = handClock()
  const player = createActor(makeBankAddition(ManagedRuntime.make(operator.layer)), { clock }).start()
  const is = (state: string) => waitFor(player, ({ value }) => value === state)
  const submit = (bankCode: string, accountNumber: string) =>
    player.send({ type: "account.submitted", bankCode, accountNumber })
  return { operator, player, is, pass, submit }
}

test("an account as it is typed is added with its bare digits", async () => {
  const { operator, submit, is } = withoutAccounts()
  await is("enteringAccount")
  submit("014", "111-0-04471-0")
  await is("added")
  expect(operator.accounts().map(({ bankCode, accountNumber }) => [bankCode, accountNumber])).toEqual([
    ["014", "1110044710"],
  ])
})

test.each([
  ["", "", { bankCode: "required", accountNumber: "required" }],
  ["014", "12345", { bankCode: undefined, accountNumber: "wrongLength" }],
  ["999", "1110044710", { bankCode: "notOffered", accountNumber: undefined }],
  ["", "111004471x", { bankCode: "required", accountNumber: "notDigits" }],
])("bank %j with number %j is told field by field, and the operator is not bothered", async (bank, number, faults) => {
  const { operator, player, submit, is } = withoutAccounts()
  await is("enteringAccount")
  submit(bank, number)
  expect([player.getSnapshot().value, player.getSnapshot().context.faults]).toEqual(["enteringAccount", faults])
  expect(operator.asked).toEqual(["banks"])
})

test("the operator's no is told in its own words, and forgotten with the next try", async () => {
  const { operator, submit, is } = withoutAccounts()
  await is("enteringAccount")
  operator.refusesAccounts("ชื่อบัญชีไม่ตรงกับชื่อที่สมัคร")
  submit("014", "1110044710")
  await is("adding")
  expect((await is("enteringAccount")).context.failure).toEqual(new BankAccountRefused({ text: "ชื่อบัญชีไม่ตรงกับชื่อที่สมัคร" }))
  operator.refusesAccounts("")
  submit("014", "1110044710")
  expect((await is("added")).context.failure).toBeUndefined()
})

test("after a lost answer the player's accounts tell that it was added", async () => {
  const { operator, submit, is } = withoutAccounts()
  await is("enteringAccount")
  operator.meets("answerLost", "questionLost")
  submit("014", "1110044710")
  await is("unanswered")
  submit("014", "1110044710")
  expect(operator.asked).toEqual(["banks", "add account", "accounts"])
})

test("an account that never arrived can be sent again, one that is being looked up is found in the end", async () => {
  const { operator, player, submit, is, pass } = withoutAccounts()
  await is("enteringAccount")
  operator.meets("questionLost")
  submit("014", "1110044710")
  await is("lookingUp")
  expect((await is("enteringAccount")).context.failure?._tag).toBe("Unreachable")
  operator.meets("answerLost", "questionLost")
  submit("014", "1110044710")
  await is("unanswered")
  pass(4_999)
  expect(player.getSnapshot().value).toBe("unanswered")
  pass(1)
  expect((await is("added")).context.failure).toBeUndefined()
  expect(operator.accounts().length).toBe(1)
})

test("an operator that does not answer is asked after the accounts, and an answer that comes too late changes nothing", async () => {
  const { operator, submit, is, pass } = withoutAccounts()
  await is("enteringAccount")
  const letGo = operator.holdAnswers()
  const acted = operator.acts()
  submit("014", "1110044710")
  await acted
  pass(20_000)
  letGo()
  await is("added")
  expect(operator.asked).toEqual(["banks", "add account", "accounts"])
})

test("adding an account goes exactly these ways", () => {
  const machine = makeBankAddition(ManagedRuntime.make(operatorWithATill().layer))
  const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
  const silence = (actor: string) => ({
    [`${actor}: unauthorized`]: done(actor, Result.fail(new Unauthorized())),
    [`${actor}: unreachable`]: done(actor, Result.fail(new Unreachable({}))),
  })
  const { bankCode, accountNumber } = somchaisAccount
  const events = {
    read: done("reading", Result.succeed(banks)),
    ...silence("reading"),
    submitted: { type: "account.submitted" as const, bankCode, accountNumber },
    "submitted half": { type: "account.submitted" as const, bankCode, accountNumber: "" },
    "another.requested": { type: "another.requested" as const },
    "outcome.requested": { type: "outcome.requested" as const },
    "connection.restored": { type: "connection.restored" as const },
    "adding: added": done("adding", Result.succeed(undefined)),
    "adding: refused": done("adding", Result.fail(new BankAccountRefused({ text: "no" }))),
    ...silence("adding"),
    "lookingUp: listed": done("lookingUp", Result.succeed([somchaisAccount])),
    "lookingUp: not listed": done("lookingUp", Result.succeed([])),
    ...silence("lookingUp"),
    "out of patience with adding": inner("xstate.after.patience.bankAddition.adding"),
    "out of patience with looking up": inner("xstate.after.patience.bankAddition.lookingUp"),
    "retry after unavailable": inner("xstate.after.retry.bankAddition.unavailable"),
    "retry after unanswered": inner("xstate.after.retry.bankAddition.unanswered"),
  }
  expect(ways(machine, { events })).toEqual({
    reading: { read: "enteringAccount", "reading: unauthorized": "disowned", "reading: unreachable": "unavailable" },
    unavailable: { "connection.restored": "reading", "retry after unavailable": "reading" },
    enteringAccount: { submitted: "adding" },
    adding: {
      "adding: added": "added",
      "adding: refused": "enteringAccount",
      "adding: unauthorized": "disowned",
      "adding: unreachable": "lookingUp",
      "out of patience with adding": "lookingUp",
    },
    lookingUp: {
      "lookingUp: listed": "added",
      "lookingUp: not listed": "enteringAccount",
      "lookingUp: unauthorized": "disowned",
      "lookingUp: unreachable": "unanswered",
      "out of patience with looking up": "unanswered",
    },
    unanswered: {
      "outcome.requested": "lookingUp",
      "connection.restored": "lookingUp",
      "retry after unanswered": "lookingUp",
    },
    added: { "another.requested": "enteringAccount" },
    disowned: {},
  })
})
