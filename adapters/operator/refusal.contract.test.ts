import type { Unreachable } from "@fakham/core"
import { baht } from "@fakham/core/money"
import { Banks, Cashier, Withdrawals } from "@fakham/core/wallet"
import { Effect } from "effect"
import { afterEach, describe, expect, test } from "vitest"
import type { Refused } from "./client.ts"
import { isNotServed } from "./not-offered.ts"
import { isRefusal } from "./refusal.ts"
import { clientAt } from "./testing/asking.ts"
import { operatorThatSays, type Said } from "./testing/operator-that-says.ts"
import { walletAt } from "./testing/till.ts"
import { depositsOpen, usersBanksCreate } from "./wire/index.ts"

let stop = () => {}
afterEach(() => stop())

const add = Banks.use((banks) => banks.add({ bankCode: "004", accountNumber: "3330001112" }))
const open = Cashier.use((cashier) => cashier.open({ method: "fast", amount: baht(20), bankId: undefined }, "a-key"))
const account = { bankId: "account-1", bankCode: "014", accountNumber: "1", name: "", isChecked: true }
const withdraw = Withdrawals.use((desk) => desk.request({ amount: baht(100), account }, "another-key"))

const asked = async (answers: Readonly<Record<string, Said>>) => {
  const operator = await operatorThatSays(answers)
  stop = operator.stop
  return walletAt(operator.origin, "token")
}

describe("A no of an operator with other codes, or none", () => {
  const says = { status: 422, body: { message: "เลขบัญชีซ้ำ" } }

  test("is told in its own words where a bank account is added", async () => {
    const ask = await asked({ "users-banks.create": says })
    expect(await ask(add)).toMatchObject({ failure: { _tag: "BankAccountRefused", text: "เลขบัญชีซ้ำ" } })
  })

  test("is a no to a deposit and to a withdrawal", async () => {
    const ask = await asked({ "deposits.fast.create": says, "withdraws.create": { status: 400, body: {} } })
    expect(await ask(open)).toMatchObject({ failure: { _tag: "DepositRefused", reason: "other" } })
    expect(await ask(withdraw)).toMatchObject({ failure: { _tag: "WithdrawalRefused", reason: "internalError" } })
  })
})

const refusalOf = async (said: Said): Promise<Refused | Unreachable> => {
  const operator = await operatorThatSays({ "users-banks.create": said })
  stop = operator.stop
  const client = clientAt({ origin: operator.origin, token: () => undefined })
  return Effect.runPromise(Effect.flip(client.ask(usersBanksCreate, { bankCode: "004", bankAccountNumber: "1" })))
}

describe("Whether an answer is a no to what was asked", () => {
  test.each([400, 404, 405, 409, 410, 413, 418, 422, 423, 451])(
    "a %i with JSON is, whatever stands in it",
    async (status) => {
      for (const body of [{}, { message: "no" }, { code: "NEW" }, { error: { reason: 7 } }])
        expect(await refusalOf({ status, body })).toSatisfy(isRefusal)
    },
  )

  test.each([401, 403, 408, 425, 429, 500, 502, 503])("a %i is not: it is about something else", async (status) => {
    expect(await refusalOf({ status, body: { message: "no" } })).not.toSatisfy(isRefusal)
  })

  test.each([["a page"], ["an empty text"]])("%s with a 422 is not: something in between said it", async (what) => {
    const body = what === "a page" ? "<html>Unprocessable</html>" : ""
    expect(await refusalOf({ status: 422, body })).not.toSatisfy(isRefusal)
  })
})

describe("A 403 to a call of ours", () => {
  const callsOf = async (said: Said) => {
    const operator = await operatorThatSays({ "deposits.open": said })
    stop = operator.stop
    let ended = 0
    const client = clientAt({ origin: operator.origin, token: () => "token", onUnauthorized: () => void (ended += 1) })
    const failure = await Effect.runPromise(Effect.flip(client.ask(depositsOpen)))
    return { isNotServed: isNotServed(failure), ended }
  }

  test("says that the operator does not know it, and ends no session", async () => {
    expect(await callsOf({ status: 403, body: "<h1>Forbidden</h1>" })).toEqual({ isNotServed: true, ended: 0 })
    expect(await callsOf({ status: 403, body: { code: "E403", message: "" } })).toEqual({ isNotServed: true, ended: 0 })
  })

  test("with one of our codes is about the player", async () => {
    const said = { status: 403, body: { code: "closedToPlayer", message: "" } }
    expect(await callsOf(said)).toEqual({ isNotServed: false, ended: 1 })
  })
})
