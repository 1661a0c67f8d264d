import { Result } from "effect"
import { faultOf } from "../../identity/fault.ts"
import { type PhoneFault, phoneNumber } from "../../identity/phone.ts"
import type { Satang } from "../../money/satang.ts"
import type { Instant } from "../../time/bangkok.ts"
import { type DepositAmountFault, depositAmount } from "./deposit.ts"
import type { DepositOffer } from "./deposit-offer.port.ts"
import { type NetworkFault, networkFault } from "./methods/crypto.ts"
import { type ManualDeposit, sentAtFault, type TransferChannel, transferredAmount } from "./methods/manual-deposit.ts"
import type { Network } from "./methods/networks.ts"
import { type Proof, type ProofFault, proofFault } from "./proof.ts"

/** What a player fills in for each way to bring money in. */
export type DepositForm =
  | {
      readonly method: "fast"
      readonly amount: string
      readonly bankId?: string | undefined
      /** Which of the player's own accounts the money will come from, where they have several. */
      readonly fromBankId?: string | undefined
    }
  | {
      readonly method: "normal"
      readonly amount: string
      readonly bankId: string
      readonly channel: { readonly channel: TransferChannel; readonly channelName: string } | undefined
      readonly depositAt: Instant | undefined
      readonly proof: Proof | undefined
    }
  | { readonly method: "truemoney"; readonly amount: string; readonly walletNumber: string }
  | { readonly method: "qrcode"; readonly amount: string }
  | {
      readonly method: "crypto"
      readonly amount: string
      readonly network: Network | undefined
      /** The network once more: what goes over another one is lost. */
      readonly networkAgain: Network | undefined
    }

/** What a player wants to bring in. */
export type DepositRequest =
  | {
      readonly method: "fast"
      readonly amount: Satang
      readonly bankId: string | undefined
      readonly fromBankId?: string
    }
  | ({ readonly method: "normal"; readonly proof: Proof } & ManualDeposit)
  | { readonly method: "truemoney"; readonly amount: Satang; readonly walletNumber: string }
  | { readonly method: "qrcode"; readonly amount: Satang }
  | { readonly method: "crypto"; readonly amount: Satang; readonly network: Network }

/** What is wrong with a form, field by field. */
export type DepositFaults = {
  readonly method?: "notOffered"
  readonly amount?: DepositAmountFault | undefined
  readonly bankId?: "required" | "notOffered" | undefined
  readonly channel?: "required" | undefined
  readonly depositAt?: "required" | "notYetMade" | "tooLongAgo" | undefined
  readonly proof?: ProofFault | undefined
  readonly walletNumber?: PhoneFault | undefined
  readonly network?: NetworkFault | undefined
}

type Checked = Result.Result<DepositRequest, DepositFaults>

/** What a filled form asks for under the offer that it was filled in for. */
export const depositRequest = (form: DepositForm, offer: DepositOffer, now: Instant): Checked => {
  if (form.method !== offer.method) return Result.fail({ method: "notOffered" })
  if (form.method === "fast") return fast(form, offer)
  if (form.method === "normal") return normal(form, offer, now)
  const { method } = form
  const amount = depositAmount(form.amount, offer.terms)
  if (method === "qrcode") return amountOnly(amount, (asked) => ({ method, amount: asked }))
  if (method === "truemoney") {
    const wallet = phoneNumber(form.walletNumber)
    return Result.isSuccess(amount) && Result.isSuccess(wallet)
      ? Result.succeed({ method, amount: amount.success, walletNumber: wallet.success })
      : Result.fail({ amount: faultOf(amount), walletNumber: faultOf(wallet) })
  }
  const { network } = form
  const fault = networkFault(network, form.networkAgain, offer.method === "crypto" ? offer.networks : [])
  return Result.isSuccess(amount) && network !== undefined && fault === undefined
    ? Result.succeed({ method, amount: amount.success, network })
    : Result.fail({ amount: faultOf(amount), network: fault })
}

/** What of a form's faults still stands after it was changed; nothing else is found fault with before it is submitted. */
export const remainingFaults = (
  found: DepositFaults | undefined,
  form: DepositForm,
  offer: DepositOffer,
  now: Instant,
): DepositFaults | undefined => {
  if (found === undefined) return undefined
  const faults = faultOf(depositRequest(form, offer, now))
  return {
    amount: found.amount && faults?.amount,
    bankId: found.bankId && faults?.bankId,
    channel: found.channel && faults?.channel,
    depositAt: found.depositAt && faults?.depositAt,
    proof: found.proof && faults?.proof,
    walletNumber: found.walletNumber && faults?.walletNumber,
    network: found.network && faults?.network,
  }
}

const amountOnly = (
  asked: Result.Result<Satang, DepositAmountFault>,
  request: (amount: Satang) => DepositRequest,
): Checked =>
  Result.match(asked, {
    onFailure: (amount): Checked => Result.fail({ amount }),
    onSuccess: (amount): Checked => Result.succeed(request(amount)),
  })

type Form<Method> = Extract<DepositForm, { readonly method: Method }>

/** Without a bank the operator picks one of its own. */
const fast = ({ amount, bankId, fromBankId }: Form<"fast">, { terms, payees }: DepositOffer): Checked =>
  bankId === undefined || payees.some((payee) => payee.bankId === bankId)
    ? amountOnly(depositAmount(amount, terms), (asked) => ({
        method: "fast",
        amount: asked,
        bankId,
        ...(fromBankId === undefined ? {} : { fromBankId }),
      }))
    : Result.fail({ amount: faultOf(depositAmount(amount, terms)), bankId: "notOffered" })

const normal = (form: Form<"normal">, { terms, payees }: DepositOffer, now: Instant): Checked => {
  const { method, bankId, channel, depositAt, proof } = form
  const amount = transferredAmount(form.amount, terms)
  const payee = payees.find((one) => one.bankId === bankId)
  const proofIs = proofFault(proof)
  const sentAtIs = depositAt === undefined ? "required" : sentAtFault(depositAt, now)
  const isComplete = payee && channel && proof && depositAt !== undefined && !proofIs && !sentAtIs
  return isComplete && Result.isSuccess(amount)
    ? Result.succeed({ method, ...payee, ...channel, amount: amount.success, depositAt, proof })
    : Result.fail({
        amount: faultOf(amount),
        bankId: payee ? undefined : bankId === "" ? "required" : "notOffered",
        channel: channel ? undefined : "required",
        depositAt: sentAtIs,
        proof: proofIs,
      })
}

/** Whether two requests are one and the same wish. */
export const isSameRequest = (one: DepositRequest, other: DepositRequest): boolean =>
  one === other || textOfRequest(one) === textOfRequest(other)

/** A request as a text that tells it from others; of a proof the name and the size stand for the whole. */
export const textOfRequest = (request: DepositRequest) =>
  JSON.stringify(
    Object.entries(request.method === "normal" ? { ...request, proof: named(request.proof) } : request).toSorted(
      ([one], [other]) => (one < other ? -1 : 1),
    ),
  )

const named = ({ fileName, content }: Proof) => `${fileName} ${content.length}`
