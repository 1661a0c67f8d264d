import { bahtOfSatang } from "@fakham/core/money"
import type { NotOffered, Unauthorized, Unreachable } from "@fakham/core/operator"
import { filterTime, second } from "@fakham/core/time"
import {
  type Deposit,
  type DepositOffer,
  DepositOffers,
  DepositRefused,
  type DepositRequest,
  Deposits,
  depositMethods,
  depositTerms,
  isNetwork,
  NoSuchDeposit,
  confirmationsNeeded as usualConfirmations,
} from "@fakham/core/wallet"
import { Effect, Layer } from "effect"
import type { Client, HttpRefused } from "../client.ts"
import { dataAddress } from "../data-address.ts"
import { failureOrNotOffered } from "../not-offered.ts"
import {
  depositsCancel,
  depositsCryptoCreate,
  depositsFastCreate,
  depositsMethods,
  depositsNormalCreate,
  depositsOne,
  depositsOpen,
  depositsQrcodeCreate,
  depositsTruemoneyCreate,
  type Understood,
  WireDepositBounds,
} from "../wire/index.ts"
import { refusedBy } from "./wallet-refusal.ts"

/**
 * Answers `DepositOffers` over the operator's main API; a way that is closed, or unknown to the site, is none. What is not
 * told of its terms is as usual: the operator says no to what is not.
 */
export const httpDepositOffers = (client: Client) =>
  Layer.succeed(DepositOffers, {
    all: () =>
      client.ask(depositsMethods).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data.flatMap(offered)),
      ),
  })

/** Answers `Deposits` over the operator's main API. */
export const httpDeposits = (client: Client) =>
  Layer.succeed(Deposits, {
    open: (request, key) => send(client.keyed(key), request).pipe(Effect.mapError(notOpened), Effect.map(deposit)),
    read: (id) => client.ask(depositsOne, { id }).pipe(Effect.mapError(notFound), Effect.map(deposit)),
    cancel: (id) => client.ask(depositsCancel, { id }).pipe(Effect.mapError(notFound), Effect.map(deposit)),
    waiting: () =>
      client.ask(depositsOpen).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data.map(depositFromWire)),
      ),
  })

type WireDeposit = Understood<typeof depositsOne>

/** Where nothing else is told, a deposit still waits, and was made just now. */
const depositFromWire = (wire: WireDeposit): Deposit => {
  const {
    status = "WAITING",
    prepareIndex,
    prepareTotal,
    fromBankId,
    phoneNumber: walletNumber,
    referTransferId,
    creditedAmount,
    arrivedAmount,
    mismatchCause,
    expiresAt,
    payee,
  } = wire
  const { createdAt = expiresAt ?? Date.now() } = wire
  const common = {
    status,
    prepareIndex,
    prepareTotal,
    fromBankId,
    walletNumber,
    referTransferId,
    creditedAmount,
    arrivedAmount,
    mismatchCause,
    createdAt,
    expiresAt,
    payee,
  }
  if (wire.method !== "crypto") return { ...wire, ...common }
  const { network, rate, confirmations = 0, confirmationsNeeded = usualConfirmations[network], ...sent } = wire.crypto
  return { ...wire, ...common, crypto: { ...sent, network, rate, confirmations, confirmationsNeeded } }
}
const deposit = ({ data }: { readonly data: WireDeposit }): Deposit => depositFromWire(data)

const offered = ({
  method: name,
  active,
  min,
  max,
  openSeconds,
  usualSeconds,
  payees,
  networks = [],
  rate,
}: Understood<typeof depositsMethods>[number]): ReadonlyArray<DepositOffer> => {
  const method = depositMethods.find((one) => one === name)
  if (method === undefined || !active) return []
  const terms = {
    min: min ?? depositTerms.min,
    max: max ?? depositTerms.max,
    openFor: openSeconds === undefined ? depositTerms.openFor : openSeconds * second,
  }
  const usualTime = usualSeconds === undefined ? undefined : usualSeconds * second
  return method === "crypto"
    ? [{ method, terms, payees, usualTime, networks: networks.filter(isNetwork), rate }]
    : [{ method, terms, payees, usualTime }]
}

const send = (client: Client, request: DepositRequest) => {
  const amount = bahtOfSatang(request.amount)
  switch (request.method) {
    case "fast":
      return client.ask(depositsFastCreate, { amount, bankId: request.bankId, fromBankId: request.fromBankId })
    case "qrcode":
      return client.ask(depositsQrcodeCreate, { amount })
    case "truemoney":
      return client.ask(depositsTruemoneyCreate, { amount, phoneNumber: request.walletNumber })
    case "crypto":
      return client.ask(depositsCryptoCreate, { amount, network: request.network })
    case "normal":
      break
  }
  const { method: _method, proof, depositAt, ...reported } = request
  return client.ask(depositsNormalCreate, {
    ...reported,
    amount,
    depositAt: filterTime(depositAt),
    proof: dataAddress(proof.mediaType, proof.content),
    proofName: proof.fileName,
  })
}

const notOpened = refusedBy(
  {
    allTaken: "allTaken",
    tooManyOpen: "tooManyOpen",
    tooManyToday: "tooManyToday",
    belowMinimum: "belowMinimum",
    aboveMaximum: "aboveMaximum",
    notOffered: "notOffered",
    PLAY_LIMIT: "playLimit",
  },
  "other",
  (reason: DepositRefused["reason"], said, { details }) => {
    const { min, max, left, until } = details(WireDepositBounds) ?? {}
    const bounds: Partial<Record<typeof reason, typeof min>> = { belowMinimum: min, aboveMaximum: max, playLimit: left }
    return new DepositRefused({ reason, bound: bounds[reason], until, ...said })
  },
)

const notFound = (failure: HttpRefused | Unreachable): NoSuchDeposit | NotOffered | Unauthorized | Unreachable =>
  failure._tag === "Refused" && failure.code === "noSuchDeposit" ? new NoSuchDeposit() : failureOrNotOffered(failure)
