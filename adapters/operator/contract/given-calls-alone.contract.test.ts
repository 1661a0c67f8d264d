import { Games } from "@fakham/core/games"
import { CaptchaFailed, Registrar } from "@fakham/core/identity"
import { baht } from "@fakham/core/money"
import { NotOffered } from "@fakham/core/operator"
import { Deposits } from "@fakham/core/wallet"
import { YingResults } from "@fakham/core/ying"
import { Layer, Result } from "effect"
import { afterEach, describe, expect, test } from "vitest"
import { httpGames } from "../games/index.ts"
import { httpRegistrar } from "../identity/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { httpBetting } from "../testing/http-betting.ts"
import { newcomer } from "../testing/identity-sandbox.ts"
import { data, operatorThatSays, type ScriptedAnswer } from "../testing/operator-that-says.ts"
import { walletAt } from "../testing/wallet-sandbox.ts"

let stop = () => {}
afterEach(() => stop())

const operatorWith = async (answers: Readonly<Record<string, ScriptedAnswer>>) => {
  const operator = await operatorThatSays(answers)
  stop = operator.stop
  return operator
}
const askedOf = ({ requests }: { readonly requests: ReadonlyArray<{ readonly path: string }> }) =>
  requests.map(({ path }) => path)

describe("At an operator of given calls alone", () => {
  const visitorAt = playersAsking((client) => Layer.mergeAll(httpBetting(client), httpGames(client)))

  test("no game is opened, which is asked once, and none has to be left", async () => {
    const operator = await operatorWith({})
    const ask = visitorAt(operator.origin, "a-player")
    const launch = Games.use((games) => games.launch({ partner: "joker" }))
    const leave = Games.use((games) => games.leave())
    expect([await ask(launch), await ask(launch)]).toEqual([
      Result.fail(new NotOffered()),
      Result.fail(new NotOffered()),
    ])
    expect([await ask(leave), await ask(leave)]).toEqual([Result.succeed(undefined), Result.succeed(undefined)])
    expect(askedOf(operator)).toEqual(["poy-api/partners.game.launch", "poy-api/partners.game.logout"])
  })

  test("a round has its result and no proof, which is asked once", async () => {
    const result = { betId: "20", betGroup: "yeekee", result: { top3: "482", bottom2: "07" } }
    const operator = await operatorWith({ "ying-results.one": data(result) })
    const ask = visitorAt(operator.origin, "a-player")
    const proof = YingResults.use((results) => results.proof("20"))
    expect(await ask(YingResults.use((results) => results.one("20")))).toMatchObject({
      success: { outcome: { type: "drawn", drawn: { top3: "482", top2: "82", bottom2: "07" } }, sum: undefined },
    })
    expect([await ask(proof), await ask(proof)]).toEqual([Result.fail(new NotOffered()), Result.fail(new NotOffered())])
    expect(askedOf(operator)).toEqual(["poy-api/ying-results.one", "poy-api/yings.proof"])
  })
})

describe("A reCAPTCHA where the operator does not say what it asks for", () => {
  const visitorAt = (origin: string, hasRecaptcha: boolean) =>
    playersAsking((client) => httpRegistrar(client, { hasRecaptcha }))(origin)
  const challenge = Registrar.use((registrar) => registrar.challenge())
  const register = Registrar.use((registrar) => registrar.register(newcomer, "key-of-newcomer"))

  test("is answered again and again where the site has a key, and by nobody where it has none", async () => {
    const operator = await operatorWith({})
    const google = Result.succeed({ kind: "recaptcha", task: "null", validFor: 120_000 })
    const ask = visitorAt(operator.origin, true)
    expect([await ask(challenge), await ask(challenge)]).toEqual([google, google])
    expect(askedOf(operator)).toEqual(["api/captchas.challenge"])
    expect(await visitorAt(operator.origin, false)(challenge)).toMatchObject({ failure: { _tag: "Unreachable" } })
  })

  test("is what the operator says where it does say", async () => {
    const operator = await operatorWith({ "captchas.challenge": data({ required: false }) })
    expect(await visitorAt(operator.origin, true)(challenge)).toEqual(Result.succeed(undefined))
  })

  test("is asked for again where an answer was lost", async () => {
    const operator = await operatorWith({ "captchas.challenge": { status: 502, body: "" } })
    expect(await visitorAt(operator.origin, true)(challenge)).toMatchObject({ failure: { _tag: "Unreachable" } })
  })

  test("is not taken in the product's words, with or without a code", async () => {
    const body = { message: "cannot confirm reCaptcha with Google" }
    const operator = await operatorWith({ "users.signup": { status: 422, body } })
    expect(await visitorAt(operator.origin, true)(register)).toEqual(Result.fail(new CaptchaFailed()))
  })
})

describe("A deposit whose method is not told", () => {
  const deposit = { id: 7, bankId: 3, prepareAmount: "100.17", prepareIndex: 1, prepareTotal: 2, status: "WAITING" }
  const qrText = "00020101021229"
  const crypto = { network: "TRC20", address: "TXYZexample", usdt: "14.50" }
  const open = (request: Parameters<(typeof Deposits)["Service"]["open"]>[0]) =>
    Deposits.use((deposits) => deposits.open(request, "key-of-a-deposit"))
  const amount = baht(100)
  const slip = { fileName: "slip.png", mediaType: "image/png", content: new Uint8Array(8) } as const
  const reported = {
    bankId: "3",
    channel: "app",
    channelName: "K PLUS",
    bankCode: "004",
    bankAccountNumber: "0000123456",
    bankAccountName: "บจก. ตัวอย่าง",
    depositAt: Date.parse("2026-11-20T11:30:00+07:00"),
    proof: slip,
  } as const

  test.each([
    ["fast", open({ method: "fast", amount, bankId: undefined }), {}],
    ["normal", open({ method: "normal", amount, ...reported }), {}],
    ["truemoney", open({ method: "truemoney", amount, walletNumber: "0898765432" }), {}],
    ["qrcode", open({ method: "qrcode", amount }), { qrText }],
    ["crypto", open({ method: "crypto", amount, network: "TRC20" }), { crypto }],
  ] as const)("is the one by %s that was opened", async (method, asks, more) => {
    for (const expected of [{}, { method: null }, { method: "BANK" }]) {
      const operator = await operatorWith({ [`deposits.${method}.create`]: data({ ...deposit, ...more, ...expected }) })
      expect(await walletAt(operator.origin, "a-player")(asks)).toMatchObject({
        success: { id: "7", method, prepareAmount: 10_017, prepareIndex: 1, prepareTotal: 2, status: "WAITING" },
      })
      operator.stop()
    }
  })

  test("shows by what stands in it where it is read again", async () => {
    const open7 = [deposit, { ...deposit, id: 8, qrText }, { ...deposit, id: 9, crypto }]
    const operator = await operatorWith({ "deposits.open": data(open7), "deposits.one": data(deposit) })
    const ask = walletAt(operator.origin, "a-player")
    const waiting = Result.getOrThrow(await ask(Deposits.use((deposits) => deposits.waiting())))
    expect(waiting.map(({ id, method }) => `${id} ${method}`)).toEqual(["7 fast", "8 qrcode", "9 crypto"])
    expect(await ask(Deposits.use((deposits) => deposits.read("7")))).toMatchObject({ success: { method: "fast" } })
  })

  test("is not guessed where a code or an address is told that cannot be read", async () => {
    const operator = await operatorWith({ "deposits.one": data({ ...deposit, method: "qrcode", qrText: 20_101 }) })
    expect(await walletAt(operator.origin, "a-player")(Deposits.use((deposits) => deposits.read("7")))).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
  })
})
