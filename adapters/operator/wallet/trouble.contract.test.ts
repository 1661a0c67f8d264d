import { createServer } from "node:http"
import { Unauthorized } from "@fakham/core"
import { baht } from "@fakham/core/money"
import {
  Affiliate,
  type BankAccount,
  Banks,
  CreditStatus,
  DepositOffers,
  Deposits,
  Loyalty,
  Statements,
  statementWindow,
  Withdrawals,
} from "@fakham/core/wallet"
import { databaseSources } from "@fakham/stand-in/testing"
import { Effect, Fiber, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listening } from "../testing/listening.ts"
import { type Wallet, type WalletSandbox, walletAt, walletSandboxOn } from "../testing/wallet-sandbox.ts"

const [source] = await databaseSources()
afterAll(() => source?.clear())

const account: BankAccount = { bankId: "account-1", bankCode: "014", accountNumber: "1", name: "", isChecked: true }
const days = statementWindow(Date.parse("2026-11-20T12:00:00+07:00"), "wallet")

/** Every question of the wallet, and the call that it becomes. */
const questions: ReadonlyArray<readonly [string, Effect.Effect<unknown, { readonly _tag: string }, Wallet>]> = [
  ["/api/deposits.methods", DepositOffers.use(({ all }) => all())],
  [
    "/api/deposits.fast.create",
    Deposits.use(({ open }) => open({ method: "fast", amount: baht(20), bankId: undefined }, "key-in-trouble-1")),
  ],
  ["/api/deposits.one", Deposits.use(({ read }) => read("DEMONORMAL01"))],
  ["/api/deposits.cancel", Deposits.use(({ cancel }) => cancel("DEMOFAST0001"))],
  ["/api/deposits.open", Deposits.use(({ waiting }) => waiting())],
  ["/api/withdraws.limits", Withdrawals.use(({ allowance }) => allowance())],
  [
    "/api/withdraws.create",
    Withdrawals.use(({ request }) => request({ amount: baht(100), account }, "key-in-trouble-2")),
  ],
  ["/api/withdraws.all", Withdrawals.use(({ all }) => all())],
  ["/api/banks.all", Banks.use(({ all }) => all())],
  ["/api/users-banks.all", Banks.use(({ mine }) => mine())],
  ["/api/users-banks.create", Banks.use(({ add }) => add({ bankCode: "004", accountNumber: "3330001112" }))],
  ["/poy-api/transactions.all", Statements.use(({ wallet }) => wallet(days))],
  ["/poy-api/transactions.page", Statements.use(({ page }) => page({ span: undefined }))],
  ["/api/af-cashs.transaction.all", Statements.use(({ affiliate }) => affiliate(days))],
  ["/poy-api/transactions.bank", Statements.use(({ bank }) => bank)],
  ["/poy-api/true.wallet.history", Statements.use(({ trueMoney }) => trueMoney)],
  ["/api/credit-turnovers.all", CreditStatus.use(({ turnovers }) => turnovers())],
  ["/api/af-cashs.summary", Affiliate.use(({ summary }) => summary())],
  ["/api/af-cashs.move", Affiliate.use(({ move }) => move(baht(1), "key-in-trouble-3"))],
  ["/api/loyalty-points.balance", Loyalty.use(({ points }) => points())],
  ["/api/achievements.all", Loyalty.use(({ achievements }) => achievements())],
  ["/api/achievements.claim", Loyalty.use(({ claim }) => claim("first-deposit", "key-in-trouble-4"))],
]

/** Those of them that the product's own specification names. */
const given = new Set([
  "/api/users-banks.create",
  "/poy-api/transactions.all",
  "/api/af-cashs.transaction.all",
  "/poy-api/transactions.bank",
  "/poy-api/true.wallet.history",
  "/api/loyalty-points.balance",
])

describe("in trouble, every question of the wallet", () => {
  let sandbox: WalletSandbox
  beforeAll(async () => {
    if (source === undefined) throw new Error("no database")
    sandbox = await walletSandboxOn(source.fresh)
  })
  afterAll(() => sandbox.stop())

  it.each(questions)("%s is answered as unreachable, as unknown, and then as usual", async (path, question) => {
    const unreachable = { failure: { _tag: "Unreachable" } }
    for (const fault of [
      { kind: "malformed" },
      { kind: "cut" },
      { kind: "status", status: 500 },
      { kind: "status", status: 502 },
      { kind: "status", status: 429 },
    ]) {
      await sandbox.fault(path, fault)
      expect(await sandbox.somchai(question)).toMatchObject(unreachable)
    }
    await sandbox.fault(path, { kind: "status", status: 403 })
    expect(await sandbox.somchai(question)).toEqual(Result.fail(new Unauthorized()))
    await sandbox.fault(path, { kind: "status", status: 401 })
    if (!given.has(path)) {
      // The session stands: a chosen call alone does not end it.
      expect(await sandbox.somchai(question)).toMatchObject(unreachable)
      await sandbox.fault(path, { kind: "status", status: 401 })
      await sandbox.fault("/api/users.auth", { kind: "status", status: 401 })
    }
    expect(await sandbox.somchai(question)).toEqual(Result.fail(new Unauthorized()))
    expect(await sandbox.guest(question)).toEqual(Result.fail(new Unauthorized()))
    expect((await sandbox.somchai(question))._tag).toBe("Success")
  })

  it("is answered as unreachable by whoever says what cannot be understood", async () => {
    const stranger = createServer((_, response) =>
      response.setHeader("content-type", "application/json").end('{"data":{"id":7,"status":"SOON"}}'),
    )
    const asked = walletAt(await listening(stranger), "token")
    for (const [path, question] of questions)
      if (!["/api/users-banks.create", "/poy-api/transactions.bank", "/api/withdraws.create"].includes(path))
        expect([path, await asked(question)]).toMatchObject([path, { failure: { _tag: "Unreachable" } }])
    expect(
      await asked(Withdrawals.use(({ request }) => request({ amount: baht(100), account }, "key-of-few-details"))),
    ).toMatchObject({ success: { id: "7", amount: undefined, status: "WAITING" } })
    stranger.close()
  })

  it("is called off when nobody waits for the answer any more", async () => {
    const [called, aborted] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
    const silent = createServer((request) => {
      request.socket.once("close", () => aborted.resolve())
      called.resolve(String(request.headers["idempotency-key"]))
    })
    const { runtime } = walletAt(await listening(silent), "token")
    const fiber = runtime.runFork(
      Withdrawals.use(({ request }) => request({ amount: baht(100), account }, "key-called-off")),
    )

    expect(await called.promise).toBe("key-called-off")
    await Effect.runPromise(Fiber.interrupt(fiber))
    await aborted.promise
    silent.close()
  })
})
