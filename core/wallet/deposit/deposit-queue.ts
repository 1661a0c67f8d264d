import { Result } from "effect"
import type { ErrandInput } from "../../errand/errand.ts"
import type { ConnectionNews } from "../../operator/connectivity.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { CashierFailure } from "./cashier.ts"
import type { Deposit } from "./deposit.ts"
import {
  type DepositFaults,
  type DepositForm,
  type DepositRequest,
  depositRequest,
  isSameRequest,
} from "./deposit-form.ts"
import type { DepositOffer } from "./deposit-offer.ts"
import type { MeantDeposit } from "./opening.ts"

/** What a player's way through a deposit knows. */
export type DepositQueue = {
  readonly offer: DepositOffer | undefined
  readonly faults: DepositFaults | undefined
  /** What is being opened: the submitted form, or a deposit that was left unanswered or is from before a reload. */
  readonly errand: ErrandInput<MeantDeposit> | undefined
  /** The deposit that is followed: all that has to survive a reload once it is open. */
  readonly id: string | undefined
  readonly deposit: Deposit | undefined
  readonly failure: CashierFailure | undefined
  /** Whether the operator cancels deposits, as far as is known. */
  readonly isCancelOffered: boolean
}

export type DepositEvent =
  | { readonly type: "method.chosen"; readonly offer: DepositOffer }
  | { readonly type: "method.reopened" }
  | { readonly type: "form.submitted"; readonly form: DepositForm }
  /** The player turns away before the operator has confirmed anything, or asks for another deposit after this one. */
  | { readonly type: "deposit.left" | "another.requested" }
  | { readonly type: "transfer.made" | "cash.changed" | "cancel.requested" }
  | ConnectionNews

export const queueFor = (id: string | undefined): DepositQueue => ({
  offer: undefined,
  faults: undefined,
  errand: undefined,
  id,
  deposit: undefined,
  failure: undefined,
  isCancelOffered: true,
})

/** What a form asks for under the offer that was chosen. */
const entered = ({ offer }: DepositQueue, form: DepositForm, now: Instant) =>
  offer === undefined ? Result.fail<DepositFaults>({ method: "notOffered" }) : depositRequest(form, offer, now)

export const depositFits = (queue: DepositQueue, form: DepositForm, now: Instant): boolean =>
  Result.isSuccess(entered(queue, form, now))

/** The same form keeps the key under which it was left unanswered. */
const errandFor = ({ errand }: DepositQueue, request: DepositRequest): ErrandInput<MeantDeposit> =>
  errand !== undefined && "unfinished" in errand && isSameRequest(errand.unfinished.meant.request, request)
    ? errand
    : { meant: { kind: "deposit", request } }

export const depositNoted = (queue: DepositQueue, form: DepositForm, now: Instant): Partial<DepositQueue> =>
  Result.match(entered(queue, form, now), {
    onFailure: (faults) => ({ faults, failure: undefined }),
    onSuccess: (request) => ({
      faults: undefined,
      failure: undefined,
      errand: errandFor(queue, request),
    }),
  })
