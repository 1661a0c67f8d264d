import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import type { OperationOutcome } from "../../operation/operation.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { watchOperation } from "../../operation/testing/watch-operation.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { soon } from "../../testing/soon.ts"
import { inner, ways } from "../../testing/ways.ts"
import { browserAtWallet } from "../testing/browser-at-wallet.ts"
import { operatorWithAWallet, somchaisAccount } from "../testing/operator-with-a-wallet.ts"
import { makeBankAddition } from "./add-bank.machine.ts"
import type { BankAccountCommand } from "./add-bank.operation.ts"
import { BankAccountRefused } from "./bank.port.ts"
import { banks } from "./bank.ts"

const withoutAccounts = () => {
  const { operator, browser, runtime, environment, pageClock } = browserAtWallet({ accounts: [] })
  const { clock, pass } = pageClock()
  const player = createActor(makeBankAddition(runtime, environment), { clock }).start()
  const is = (state: string) => waitFor(player, ({ value }) => value === state, soon)
  const submit = (bankCode: string, accountNumber: string) =>
    player.send({ type: "account.submitted", bankCode, accountNumber })
  return { operator, browser, player, is, pass, submit, ...watchOperation(player, pass) }
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
  expect((await is("enteringAccount")).context.refusal).toEqual(new BankAccountRefused({ said: "ชื่อบัญชีไม่ตรงกับชื่อที่สมัคร" }))
  operator.refusesAccounts("")
  submit("014", "1110044710")
  expect((await is("added")).context.refusal).toBeUndefined()
})

test("after a lost answer the player's accounts tell that it was added", async () => {
  const { operator, browser, submit, is, operationIs, pass } = withoutAccounts()
  await is("enteringAccount")
  operator.meets("answerLost", "questionLost")
  submit("014", "1110044710")
  await operationIs("awaitingAnswer")
  submit("014", "1110044710")
  expect(operator.asked).toEqual(["banks", "add account"])
  pass(1_000)
  await operationIs("lookingUp")
  await operationIs("awaitingAnswer")
  expect(operator.asked).toEqual(["banks", "add account", "accounts"])
  pass(2_000)
  expect((await is("added")).context.refusal).toBeUndefined()
  expect([operator.accounts().length, browser.unfinished()]).toEqual([1, []])
})

test("an account that never arrived is sent again by itself, and is added once", async () => {
  const { operator, browser, submit, is, operationIs, pass } = withoutAccounts()
  await is("enteringAccount")
  operator.meets("questionLost")
  submit("014", "1110044710")
  await operationIs("awaitingAnswer")
  pass(999)
  expect(operator.asked).toEqual(["banks", "add account"])
  pass(1)
  expect((await is("added")).context.refusal).toBeUndefined()
  expect(operator.asked).toEqual(["banks", "add account", "accounts", "add account"])
  expect([operator.accounts().length, browser.unfinished()]).toEqual([1, []])
})

test("a yes to an account that is two minutes old is not acted on without another one", async () => {
  const { operator, submit, is, says, isNeverReceived } = withoutAccounts()
  await is("enteringAccount")
  operator.meets("questionLost", "questionLost", "questionLost", "questionLost")
  submit("014", "1110044710")
  await isNeverReceived()
  expect(operator.asked.filter((question) => question === "add account")).toHaveLength(1)
  await says("operation.confirmed")
  await is("added")
  expect(operator.asked.filter((question) => question === "add account")).toHaveLength(2)
  expect(operator.accounts().length).toBe(1)
})

test("an account that never arrived and is given up leads back to the form", async () => {
  const { operator, browser, submit, is, says, isNeverReceived } = withoutAccounts()
  await is("enteringAccount")
  operator.meets("questionLost", "questionLost", "questionLost", "questionLost")
  submit("014", "1110044710")
  await isNeverReceived()
  await says("operation.left")
  await is("enteringAccount")
  expect([operator.accounts().length, browser.unfinished()]).toEqual([0, []])
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
  const ports = Layer.mergeAll(operatorWithAWallet().layer, browserThatRemembers().layer, phoneOnTheMove().layer)
  const machine = makeBankAddition(ManagedRuntime.make(ports), {
    newKey: () => "key-1",
    now: () => 0,
    isTimeKnown: () => true,
    steadyNow: () => 0,
  })
  const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
  const { bankCode, accountNumber } = somchaisAccount
  const command = { kind: "bankAccount", bankCode, accountNumber } as const
  const moments = { madeAt: 0, sentAt: 0, isByOperator: true }
  const intent = { key: "key-1", purpose: "bank account", command, ...moments }
  const ended = (outcome: OperationOutcome<BankAccountCommand, void, BankAccountRefused>) => done("operation", outcome)
  const own = { intent, isEarlier: false }
  const events = {
    read: done("loading", banks),
    "loading: unauthorized": done("loading", undefined),
    submitted: { type: "account.submitted" as const, bankCode, accountNumber },
    "submitted half": { type: "account.submitted" as const, bankCode, accountNumber: "" },
    "another.requested": { type: "another.requested" as const },
    "adding: added": ended({ _tag: "Done", receipt: undefined, ...own }),
    "adding: refused": ended({ _tag: "Refused", refusal: new BankAccountRefused({ said: "no" }), ...own }),
    "adding: unauthorized": ended({ _tag: "Unauthorized", ...own }),
    "adding: given up": ended({ _tag: "GivenUp", ...own }),
    "adding: left": ended({ _tag: "Left", ...own }),
  }
  expect(ways(machine, { events })).toEqual({
    loading: {
      read: "enteringAccount",
      "loading: unauthorized": "unauthorized",
    },
    enteringAccount: { submitted: "adding" },
    adding: {
      "adding: added": "added",
      "adding: refused": "enteringAccount",
      "adding: unauthorized": "unauthorized",
      "adding: given up": "enteringAccount",
      "adding: left": "enteringAccount",
    },
    added: { "another.requested": "loading" },
    unauthorized: {},
  })
})
