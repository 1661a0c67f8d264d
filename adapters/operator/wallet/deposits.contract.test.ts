import { Unauthorized } from "@fakham/core"
import { baht, times } from "@fakham/core/money"
import { Balance } from "@fakham/core/site"
import { DepositOffers, DepositRefused, type DepositRequest, Deposits, NoSuchDeposit } from "@fakham/core/wallet"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type WalletSandbox, walletSandboxOn } from "../testing/wallet-sandbox.ts"

const aTransfer: unknown = expect.stringMatching(/^BT/)
const aPromptPayText: unknown = expect.stringMatching(/^00020101021229.*5802TH5303764540710\d\d\.\d\d6304[0-9A-F]{4}$/)
const aChainAddress: unknown = expect.stringMatching(/^0x[0-9a-f]{40}$/)

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const open = (request: DepositRequest, key: string) => Deposits.use((deposits) => deposits.open(request, key))
const read = (id: string) => Deposits.use((deposits) => deposits.read(id))
const cancel = (id: string) => Deposits.use((deposits) => deposits.cancel(id))
const waiting = Deposits.use((deposits) => deposits.waiting())
const fast = (amount: number, bankId?: string): DepositRequest => ({
  method: "fast",
  amount: times(baht(1), amount),
  bankId,
})

describe.each(sources)("deposits over the wire, on $kind", ({ fresh }) => {
  let sandbox: WalletSandbox
  beforeAll(async () => {
    sandbox = await walletSandboxOn(fresh)
  })
  afterAll(() => sandbox.stop())

  it("are offered in the operator's order, with its terms", async () => {
    const offers = Result.getOrThrow(await sandbox.somchai(DepositOffers.use(({ all }) => all())))
    const terms = { min: 2_000, max: 10_000_000, openFor: 900_000 }

    expect(offers.map(({ method }) => method)).toEqual(["fast", "qrcode", "truemoney", "normal", "crypto"])
    expect(offers[0]).toEqual({
      method: "fast",
      terms,
      usualTime: 60_000,
      payees: [
        {
          bankId: "bank-1",
          bankCode: "004",
          bankAccountNumber: "0000123456",
          bankAccountName: "บจก. ตัวอย่าง รับชำระ",
        },
        {
          bankId: "bank-2",
          bankCode: "014",
          bankAccountNumber: "0000654321",
          bankAccountName: "บจก. ตัวอย่าง รับชำระ",
        },
      ],
    })
    expect(offers[4]).toEqual({
      method: "crypto",
      terms,
      usualTime: 600_000,
      payees: [],
      networks: ["TRC20", "BEP20"],
      rate: 3_413,
    })
  })

  it("are opened once a key, followed, and credited when their money arrives", async () => {
    const first = Result.getOrThrow(await sandbox.somchai(open(fast(500, "bank-2"), "key-of-one-deposit")))
    const second = Result.getOrThrow(await sandbox.somchai(open(fast(500, "bank-2"), "key-of-one-deposit")))

    expect(second).toEqual(first)
    expect(first).toMatchObject({
      method: "fast",
      bankId: "bank-2",
      prepareIndex: 1,
      prepareTotal: 1,
      status: "WAITING",
      referTransferId: undefined,
      payee: { bankAccountNumber: "0000654321" },
    })
    expect(first.prepareAmount % 100).toBeGreaterThan(0)
    expect(first.expiresAt).toBe(first.createdAt + 900_000)
    await sandbox.transfer(first.id)
    expect(Result.getOrThrow(await sandbox.somchai(read(first.id)))).toMatchObject({
      status: "MATCHED",
      referTransferId: aTransfer,
    })
    expect(await sandbox.somchai(Balance.use(({ balance }) => balance()))).toEqual(
      Result.succeed(1_248_050 + first.prepareAmount),
    )
  })

  it("by PromptPay, TrueMoney, USDT and report tell what each of them needs", async () => {
    const openNow = async (request: DepositRequest, key: string) =>
      Result.getOrThrow(await sandbox.malee(open(request, key)))
    const amount = baht(1_000)

    expect(await openNow({ method: "qrcode", amount }, "key-of-qrcode")).toMatchObject({
      method: "qrcode",
      qrText: aPromptPayText,
    })
    expect(await openNow({ method: "truemoney", amount, walletNumber: "0898765432" }, "key-of-wallet")).toMatchObject({
      method: "truemoney",
      payee: { bankCode: "", bankAccountNumber: "0810000000" },
    })
    expect(await openNow({ method: "crypto", amount, network: "BEP20" }, "key-of-crypto")).toMatchObject({
      method: "crypto",
      prepareAmount: 100_000,
      payee: undefined,
      crypto: {
        network: "BEP20",
        address: aChainAddress,
        usdt: 2_930,
        rate: 3_413,
        confirmations: 0,
        confirmationsNeeded: 15,
      },
    })
    const report: DepositRequest = {
      method: "normal",
      bankId: "bank-1",
      bankCode: "004",
      bankAccountNumber: "0000123456",
      bankAccountName: "บจก. ตัวอย่าง รับชำระ",
      channel: "app",
      channelName: "K PLUS",
      amount: baht(150),
      depositAt: Date.parse("2026-11-20T11:30:00+07:00"),
      proof: {
        fileName: "slip.png",
        mediaType: "image/jpeg",
        content: new Uint8Array(100_000).fill(7).fill(0xff, 0, 3).fill(0xd8, 1, 2),
      },
    }
    expect(await openNow(report, "key-of-report")).toMatchObject({ method: "normal", expiresAt: undefined })
    expect(
      await sandbox.malee(open({ ...report, depositAt: Date.parse("2026-11-01T11:30:00+07:00") }, "key-too-old")),
    ).toEqual(Result.fail(new DepositRefused({ reason: "other", bound: undefined, until: undefined })))
  })

  it.each([
    ["too little", fast(19), "belowMinimum", 2_000],
    ["too much", fast(100_001), "aboveMaximum", 10_000_000],
    ["an account that is not offered", fast(100, "bank-9"), "notOffered", undefined],
  ] as const)("are refused for %s, and under one key always alike", async (_, request, reason, bound) => {
    const refused = await sandbox.malee(open(request, `key-${reason}`))
    expect(refused).toMatchObject({ failure: { _tag: "DepositRefused", reason, bound } })
    expect(await sandbox.malee(open(request, `key-${reason}`))).toEqual(refused)
  })

  it("are refused under a key that stood for another one", async () => {
    expect(await sandbox.somchai(open(fast(501), "key-of-one-deposit"))).toEqual(
      Result.fail(new DepositRefused({ reason: "other", bound: undefined, until: undefined })),
    )
  })

  it("that wait are listed until they are cancelled, which money may forestall", async () => {
    const before = Result.getOrThrow(await sandbox.somchai(waiting)).map(({ id }) => id)
    const { id } = Result.getOrThrow(await sandbox.somchai(open(fast(77), "key-to-cancel")))
    expect(Result.getOrThrow(await sandbox.somchai(waiting)).map((one) => one.id)).toEqual([id, ...before])

    expect(await sandbox.somchai(cancel(id))).toMatchObject({ success: { status: "CANCELLED" } })
    expect(Result.getOrThrow(await sandbox.somchai(waiting)).map((one) => one.id)).toEqual(before)
    const paid = Result.getOrThrow(await sandbox.somchai(open(fast(78), "key-that-is-paid"))).id
    await sandbox.transfer(paid, "wrongAmount")
    expect(await sandbox.somchai(cancel(paid))).toMatchObject({ success: { status: "MISMATCH" } })
  })

  it("of others, and those that never were, are unknown", async () => {
    expect(await sandbox.malee(read("DEMONORMAL01"))).toEqual(Result.fail(new NoSuchDeposit()))
    expect(await sandbox.malee(cancel("DEMONORMAL01"))).toEqual(Result.fail(new NoSuchDeposit()))
    expect(await sandbox.malee(read("no-such-deposit"))).toEqual(Result.fail(new NoSuchDeposit()))
    expect(await sandbox.guest(waiting)).toEqual(Result.fail(new Unauthorized()))
  })

  it("whose answer gets lost are opened all the same, and the same key finds them", async () => {
    await sandbox.fault("/api/deposits.fast.create", { kind: "afterwards-cut" })
    const lost = await sandbox.malee(open(fast(99), "key-of-a-lost-answer"))
    const listed = Result.getOrThrow(await sandbox.malee(waiting))[0]?.id
    const found = Result.getOrThrow(await sandbox.malee(open(fast(99), "key-of-a-lost-answer")))

    expect(lost).toMatchObject({ failure: { _tag: "Unreachable" } })
    expect(found.id).toBe(listed)
  })

  it("are over when their time is", async () => {
    const { id } = Result.getOrThrow(await sandbox.somchai(open(fast(66), "key-that-expires")))
    await sandbox.clockTo("2026-11-20T13:00:00+07:00")
    expect(await sandbox.somchai(read(id))).toMatchObject({ success: { status: "EXPIRED" } })
  })
})
