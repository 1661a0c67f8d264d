import { Identity, type Unreachable } from "@fakham/core"
import { NumberSets } from "@fakham/core/betting"
import { Games } from "@fakham/core/games"
import { PinKeeper, ProfileKeeper, Registrar } from "@fakham/core/identity"
import { PlayLimits } from "@fakham/core/limits"
import { baht } from "@fakham/core/money"
import { CancelRefused, type Order, OrderDesk, PoyArchive } from "@fakham/core/order"
import { Affiliate, Banks, Deposits, Loyalty, Withdrawals } from "@fakham/core/wallet"
import { Yings } from "@fakham/core/ying"
import { Effect, Layer, type ManagedRuntime, Result } from "effect"
import { afterEach, describe, expect, test } from "vitest"
import type { Client, HttpRefused } from "../client.ts"
import { httpIdentity } from "../first-calls.ts"
import { httpGames } from "../games/http-games.ts"
import { httpPinKeeper, httpProfileKeeper, httpRegistrar } from "../identity/index.ts"
import { httpPlayLimits } from "../limits/index.ts"
import { isNotServed } from "../not-offered.ts"
import { isDecidedRefusal } from "../refusal.ts"
import { clientAt, playersAsking } from "../testing/asking.ts"
import { httpBetting } from "../testing/http-betting.ts"
import { newcomer } from "../testing/identity-sandbox.ts"
import { operatorThatSays, type ScriptedAnswer } from "../testing/operator-that-says.ts"
import { walletAt } from "../testing/wallet-sandbox.ts"
import { httpAffiliate, httpDeposits, httpLoyalty, httpWithdrawals } from "../wallet/index.ts"
import { depositsOpen, usersBanksCreate } from "../wire/index.ts"

let stop = () => {}
afterEach(() => stop())

const add = Banks.use((banks) => banks.add({ bankCode: "004", accountNumber: "3330001112" }))
const open = Deposits.use((deposits) => deposits.open({ method: "fast", amount: baht(20), bankId: undefined }, "a-key"))
const account = { bankId: "account-1", bankCode: "014", accountNumber: "1", name: "", isChecked: true }
const withdraw = Withdrawals.use((desk) => desk.request({ amount: baht(100), account }, "another-key"))

const askAt = async (answers: Readonly<Record<string, ScriptedAnswer>>) => {
  const operator = await operatorThatSays(answers)
  stop = operator.stop
  return walletAt(operator.origin, "token")
}

describe("A no of an operator with other codes, or none", () => {
  const says = { status: 422, body: { message: "เลขบัญชีซ้ำ" } }

  test("is told in its own words where a bank account is added", async () => {
    const ask = await askAt({ "users-banks.create": says })
    expect(await ask(add)).toMatchObject({ failure: { _tag: "BankAccountRefused", said: "เลขบัญชีซ้ำ" } })
  })

  test("is a no to a deposit and to a withdrawal", async () => {
    const ask = await askAt({ "deposits.fast.create": says, "withdraws.create": { status: 400, body: {} } })
    expect(await ask(open)).toMatchObject({ failure: { _tag: "DepositRefused", reason: "other" } })
    expect(await ask(withdraw)).toMatchObject({ failure: { _tag: "WithdrawalRefused", reason: "internalError" } })
  })
})

describe("What an operator says with a no that has no code of ours", () => {
  const everything = (client: Client) =>
    Layer.mergeAll(
      httpAffiliate(client),
      httpBetting(client),
      httpDeposits(client),
      httpGames(client),
      httpIdentity(client),
      httpLoyalty(client),
      httpPinKeeper(client),
      httpPlayLimits(client),
      httpProfileKeeper(client),
      httpRegistrar(client),
      httpWithdrawals(client),
    )
  const playerAt = playersAsking(everything)
  const set = { name: "มงคล", options: ["teng_bon_2"], numbers: ["12"] } as const
  const owner = { userName: "somchai88", phoneNumber: "0812345678" }
  const line = {
    option: "teng_bon_2",
    number: "12",
    ref: 0,
    add: 1,
    price: baht(1),
    min: baht(1),
    max: baht(9),
  } as const
  const order: Order = {
    kind: "poy",
    betId: "42",
    betGroup: "gov",
    betType: "gov",
    betName: "gov",
    lines: [{ ...line, multiply: 9_000 }],
  }
  const questions = {
    "users.login": [Identity.use((port) => port.login({ userName: "Aaaa1", pin: "x" })), { _tag: "Refused" }],
    "users.signup": [Registrar.use((port) => port.register(newcomer, "key-1")), { _tag: "Refused" }],
    "users.change-password": [PinKeeper.use((port) => port.change({ oldPin: "a", pin: "b" })), { _tag: "Refused" }],
    "otps.request": [PinKeeper.use((port) => port.sendCode(owner)), { _tag: "Refused" }],
    "users.forgot-password": [
      PinKeeper.use((port) => port.reset({ ...owner, code: "123456", reference: "r", pin: "b" })),
      { _tag: "Refused" },
    ],
    "users-infos.update": [ProfileKeeper.use((port) => port.update({ name: "สมชาย" })), { _tag: "Refused" }],
    "withdraws.create": [withdraw, { _tag: "WithdrawalRefused", reason: "internalError" }],
    "deposits.fast.create": [open, { _tag: "DepositRefused", reason: "other" }],
    "af-cashs.move": [
      Affiliate.use((port) => port.move(baht(1), "key-2")),
      { _tag: "MoveRefused", reason: "internalError" },
    ],
    "achievements.claim": [
      Loyalty.use((port) => port.claim("a-1", "key-3")),
      { _tag: "ClaimRefused", reason: "other" },
    ],
    "play-limits.update": [
      PlayLimits.use((port) => port.confirm({ measure: "loss", span: "day" })),
      { _tag: "PlayLimitRefused", reason: "other" },
    ],
    "lotteries.gov.create": [OrderDesk.use((port) => port.place(order, "key-4")), { _tag: "OrderFailed" }],
    "poys.abort": [PoyArchive.use((port) => port.cancel("P-1", "key-7")), { _tag: "CancelRefused", reason: "other" }],
    "partners.game.launch": [
      Games.use((port) => port.launch({ partner: "joker", gameId: "full-moon" })),
      { _tag: "GameRefused", reason: "other" },
    ],
    "number-sets.create": [NumberSets.use((port) => port.create(set, "key-5")), { _tag: "SetRefused" }],
    "number-sets.update": [NumberSets.use((port) => port.update({ ...set, id: "7" })), { _tag: "SetRefused" }],
    "number-sets.delete": [NumberSets.use((port) => port.delete("7")), { _tag: "SetRefused" }],
    "yings.create": [Yings.use((port) => port.shoot("42", "12345", "key-6")), { _tag: "ShotRefused", reason: "other" }],
  } as const
  type Ports = ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof playerAt>["runtime"]>
  const all: ReadonlyArray<readonly [string, readonly [Effect.Effect<unknown, unknown, Ports>, object]]> =
    Object.entries(questions)

  test.each(all)("is told beside our sentence, for %s", async (path, [question, fact]) => {
    const says = async (body: unknown) => {
      const operator = await operatorThatSays({ [path]: { status: 422, body } })
      const answer = await playerAt(operator.origin, "token")(question)
      operator.stop()
      return answer
    }
    expect(await says({ message: "ปิด<b>ปรับปรุง</b>\n ถึง 10:00" })).toMatchObject({
      failure: { ...fact, said: "ปิด ปรับปรุง ถึง 10:00" },
    })
    expect(await says({ code: "E-71", message: "no ".repeat(500) })).toMatchObject({
      failure: { ...fact, said: `${"no ".repeat(67).slice(0, 200).trimEnd()}…` },
    })
    for (const body of [{}, { message: "" }, { message: 7 }, { code: "defaultError", message: "Oops!" }]) {
      const answer = await says(body)
      expect(answer).toMatchObject({ failure: fact })
      expect(answer).not.toHaveProperty("failure.said")
    }
  })
})

const refusalOf = async (said: ScriptedAnswer): Promise<HttpRefused | Unreachable> => {
  const operator = await operatorThatSays({ "users-banks.create": said })
  stop = operator.stop
  const client = clientAt({ origin: operator.origin, token: () => undefined })
  return Effect.runPromise(Effect.flip(client.ask(usersBanksCreate, { bankCode: "004", bankAccountNumber: "1" })))
}

describe("A slip that is to be cancelled", () => {
  const cancelAt = async (said: ScriptedAnswer) => {
    const operator = await operatorThatSays({ "poys.abort": said })
    stop = operator.stop
    return playersAsking(httpBetting)(operator.origin, "token")(PoyArchive.use((port) => port.cancel("P-1", "key-1")))
  }

  test("is refused by a 400 in the operator's words, and is no missing slip", async () => {
    expect(await cancelAt({ status: 400, body: { message: "ยกเลิกได้ที่เคาน์เตอร์เท่านั้น" } })).toMatchObject({
      failure: { _tag: "CancelRefused", reason: "other", said: "ยกเลิกได้ที่เคาน์เตอร์เท่านั้น" },
    })
    expect(await cancelAt({ status: 404, body: { code: "noSuchPoy", message: "" } })).toMatchObject({
      failure: { _tag: "NoSuchPoy" },
    })
  })

  test("stays where the operator cancels none", async () => {
    expect(await cancelAt({ status: 404, body: "<h1>Cannot POST</h1>" })).toEqual(
      Result.fail(new CancelRefused({ reason: "other" })),
    )
  })
})

describe("Whether an answer is a no to what was asked", () => {
  test.each([400, 404, 405, 409, 410, 413, 418, 422, 423, 451])(
    "a %i with JSON is, whatever stands in it",
    async (status) => {
      for (const body of [{}, { message: "no" }, { code: "NEW" }, { error: { reason: 7 } }])
        expect(await refusalOf({ status, body })).toSatisfy(isDecidedRefusal)
    },
  )

  test.each([401, 403, 408, 425, 429, 500, 502, 503])("a %i is not: it is about something else", async (status) => {
    expect(await refusalOf({ status, body: { message: "no" } })).not.toSatisfy(isDecidedRefusal)
  })

  test.each([["a page"], ["an empty text"]])("%s with a 422 is not: something in between said it", async (what) => {
    const body = what === "a page" ? "<html>Unprocessable</html>" : ""
    expect(await refusalOf({ status: 422, body })).not.toSatisfy(isDecidedRefusal)
  })
})

describe("A 403 to a call of ours", () => {
  const callsOf = async (said: ScriptedAnswer) => {
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
