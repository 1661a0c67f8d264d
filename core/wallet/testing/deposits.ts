import { Effect, Layer, Result } from "effect"
import { type Satang, satang } from "../../money/satang.ts"
import { DepositRefused, Deposits, NoSuchDeposit } from "../deposit/deposit.port.ts"
import { type Deposit, depositTerms, type Payee, prepareAmount } from "../deposit/deposit.ts"
import type { DepositRequest } from "../deposit/deposit-form.ts"
import { type DepositOffer, DepositOffers } from "../deposit/deposit-offer.port.ts"
import { confirmationsNeeded, usdtFor } from "../deposit/methods/crypto.ts"
import { type DepositMethod, depositMethods, isReported, methodRules } from "../deposit/methods/deposit-methods.ts"
import { networks } from "../deposit/methods/networks.ts"
import type { OperatorLine } from "./line-to-operator.ts"
import { onceAKey, type WalletBook } from "./wallet-book.ts"

export const kasikorn: Payee = {
  bankId: "bank-1",
  bankCode: "004",
  bankAccountNumber: "0000123456",
  bankAccountName: "บจก. ตัวอย่าง รับชำระ",
}
const trueMoney: Payee = { ...kasikorn, bankId: "wallet-1", bankCode: "", bankAccountNumber: "0810000000" }
const usdtRate = satang(3_413)
const payeeOf = (method: DepositMethod) => (methodRules[method].payee === "wallet" ? trueMoney : kasikorn)

/** Every way to bring money in, at the usual terms. */
export const usualOffers: ReadonlyArray<DepositOffer> = depositMethods.map((method) =>
  method === "crypto"
    ? { method, terms: depositTerms, payees: [], networks, rate: usdtRate }
    : { method, terms: depositTerms, payees: [payeeOf(method)] },
)

/** A wallet that asks for satang of their own until they run out. */
export const walletForDeposits = (line: OperatorLine, { now, write }: WalletBook) => {
  const opened = onceAKey<Deposit, DepositRefused>()
  const deposits: Array<Deposit> = []
  let allSatangTaken = false

  const expire = () => {
    for (const [at, one] of deposits.entries())
      if (one.status === "WAITING" && now() >= (one.expiresAt ?? Number.POSITIVE_INFINITY))
        deposits[at] = { ...one, status: "EXPIRED" }
  }
  const put = (deposit: Deposit) => {
    deposits[deposits.findIndex(({ id }) => id === deposit.id)] = deposit
    return deposit
  }
  const found = (id: string) => {
    expire()
    const deposit = deposits.find((one) => one.id === id)
    return deposit === undefined ? Effect.fail(new NoSuchDeposit()) : Effect.succeed(deposit)
  }
  const waiting = () => {
    expire()
    return deposits.filter(({ status }) => status === "WAITING")
  }
  const open = (request: DepositRequest): Result.Result<Deposit, DepositRefused> => {
    const beside = waiting().map((one) => one.prepareAmount)
    const { carriesSatang } = methodRules[request.method]
    const prepared = carriesSatang ? prepareAmount(request.amount, beside, 37) : Result.succeed(request.amount)
    if (allSatangTaken || Result.isFailure(prepared)) return Result.fail(new DepositRefused({ reason: "allTaken" }))
    const payee = payeeOf(request.method)
    const common = {
      id: `D-${deposits.length + 1}`,
      bankId: payee.bankId,
      prepareAmount: prepared.success,
      prepareIndex: beside.length + 1,
      prepareTotal: beside.length + 1,
      status: "WAITING",
      referTransferId: undefined,
      createdAt: now(),
      expiresAt: isReported(request.method) ? undefined : now() + depositTerms.openFor,
      payee: request.method === "crypto" ? undefined : payee,
    } as const
    const deposit: Deposit =
      request.method === "crypto"
        ? {
            ...common,
            method: "crypto",
            crypto: {
              network: request.network,
              address: `address-on-${request.network}`,
              usdt: usdtFor(request.amount, usdtRate),
              rate: usdtRate,
              confirmations: 0,
              confirmationsNeeded: confirmationsNeeded[request.network],
            },
          }
        : request.method === "qrcode"
          ? { ...common, method: "qrcode", qrText: `pay ${prepared.success}` }
          : { ...common, method: request.method }
    deposits.push(deposit)
    return Result.succeed(deposit)
  }

  return {
    deposits: (): ReadonlyArray<Deposit> => deposits,
    hasNoSatangLeft: (is: boolean) => void (allSatangTaken = is),
    /** Money arrives for a deposit: exactly what was asked for, or not. */
    transfer: (id: string, amount: Satang) => {
      const deposit = waiting().find((one) => one.id === id)
      if (deposit === undefined) return
      const isExact = deposit.prepareAmount === amount
      put({ ...deposit, status: isExact ? "MATCHED" : "MISMATCH", referTransferId: `transfer-${id}` })
      if (isExact) write("DEPOSIT", amount, id)
    },
    layer: Layer.mergeAll(
      Layer.succeed(DepositOffers, { all: () => line.ask("offers", () => Effect.succeed(usualOffers)) }),
      Layer.succeed(Deposits, {
        open: (request, key) => line.ask(`open ${key}`, () => opened(key, () => open(request))),
        read: (id) => line.ask(`read ${id}`, () => found(id)),
        cancel: (id) =>
          line.ask(`cancel ${id}`, () =>
            Effect.map(found(id), (one) => (one.status === "WAITING" ? put({ ...one, status: "CANCELLED" }) : one)),
          ),
        waiting: () => line.ask("waiting deposits", () => Effect.sync(waiting)),
      }),
    ),
  }
}
