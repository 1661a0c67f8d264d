import { Result } from "effect"
import type { OperationInput, OperationOutcome } from "../../operation/operation.ts"
import type { ConnectionNews } from "../../operator/connectivity.port.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { DepositFailure, DepositRefused } from "./deposit.port.ts"
import type { Deposit, DepositStatus } from "./deposit.ts"
import {
  type DepositFaults,
  type DepositForm,
  type DepositRequest,
  depositRequest,
  isSameRequest,
} from "./deposit-form.ts"
import type { DepositOffer } from "./deposit-offer.port.ts"
import type { DepositCommand } from "./open-deposit.operation.ts"

/** What a player's way through a deposit knows. */
export type DepositQueue = {
  readonly offer: DepositOffer | undefined
  readonly faults: DepositFaults | undefined
  /** What is being opened: the submitted form, or a deposit that was left unanswered or is from before a reload. */
  readonly operation: OperationInput<DepositCommand> | undefined
  /** The deposit that is followed: all that has to survive a reload once it is open. */
  readonly id: string | undefined
  readonly deposit: Deposit | undefined
  readonly failure: DepositFailure | undefined
  /** Whether the operator cancels deposits, as far as is known. */
  readonly isCancelOffered: boolean
}

export type DepositEvent =
  | { readonly type: "method.chosen"; readonly offer: DepositOffer }
  | { readonly type: "method.reopened" }
  | { readonly type: "form.submitted"; readonly form: DepositForm }
  /** The player turns away before the operator has confirmed anything, or asks for another deposit after this one. */
  | { readonly type: "deposit.left" | "another.requested" }
  | { readonly type: "transfer.made" | "cancel.requested" }
  | DepositNews

export type DepositNews =
  /** The player's money has moved, perhaps by this deposit. */
  { readonly type: "cash.changed" } | ConnectionNews

export type DepositQueueInput = {
  /** The method whose form is filled in, where the page has chosen it already. */
  readonly offer?: DepositOffer | undefined
  /** After a reload: the deposit that is under way, and what is known of it already. */
  readonly id?: string | undefined
  readonly deposit?: Deposit | undefined
}

export const queueFor = ({ offer, id, deposit }: DepositQueueInput): DepositQueue => ({
  offer,
  faults: undefined,
  operation: undefined,
  id,
  deposit,
  failure: undefined,
  isCancelOffered: true,
})

/** What a form asks for under the offer that was chosen. */
const entered = ({ offer }: DepositQueue, form: DepositForm, now: Instant) =>
  offer === undefined ? Result.fail<DepositFaults>({ method: "notOffered" }) : depositRequest(form, offer, now)

export const depositFits = (queue: DepositQueue, form: DepositForm, now: Instant): boolean =>
  Result.isSuccess(entered(queue, form, now))

/** The same form keeps the key under which it was left unanswered. */
const operationFor = ({ operation }: DepositQueue, request: DepositRequest): OperationInput<DepositCommand> =>
  operation !== undefined && "unfinished" in operation && isSameRequest(operation.unfinished.command.request, request)
    ? operation
    : { command: { kind: "deposit", request } }

export const depositNoted = (queue: DepositQueue, form: DepositForm, now: Instant): Partial<DepositQueue> =>
  Result.match(entered(queue, form, now), {
    onFailure: (faults) => ({ faults, failure: undefined }),
    onSuccess: (request) => ({
      faults: undefined,
      failure: undefined,
      operation: operationFor(queue, request),
    }),
  })

export const methodChosen = (offer: DepositOffer): Partial<DepositQueue> => ({ offer, failure: undefined })

export type OpeningOutcome = OperationOutcome<DepositCommand, Deposit, DepositRefused>

/** A guard for a deposit that was opened and stands so at once. */
export const isOpened =
  (status: DepositStatus) =>
  ({ event: { output } }: { readonly event: { readonly output: OpeningOutcome } }) =>
    output._tag === "Done" && output.receipt.status === status

/** What is known once it is clear what came of opening a deposit; one that was left unanswered keeps its key. */
export const openingEnded = (outcome: OpeningOutcome): Partial<DepositQueue> => {
  const { _tag, intent } = outcome
  if (_tag === "Done")
    return { operation: undefined, id: outcome.receipt.id, deposit: outcome.receipt, failure: undefined }
  if (_tag === "Refused") return { operation: undefined, failure: outcome.refusal }
  return _tag === "Left" ? { operation: { unfinished: intent } } : {}
}

export type DepositAnswer = Result.Result<Deposit, DepositFailure>

/** A guard for how an open deposit stands by the operator's answer. */
export const isDepositNow =
  (status: DepositStatus) =>
  ({ event: { output } }: { readonly event: { readonly output: DepositAnswer } }) =>
    Result.isSuccess(output) && output.success.status === status

/** What an answer about an open deposit changes; one that is not this player's is not followed any more. */
export const depositRead = (answer: DepositAnswer): Partial<DepositQueue> =>
  Result.match(answer, {
    onFailure: (failure) =>
      failure._tag === "NoSuchDeposit" ? { failure, id: undefined, deposit: undefined } : { failure },
    onSuccess: (deposit) => ({ deposit, failure: undefined }),
  })
