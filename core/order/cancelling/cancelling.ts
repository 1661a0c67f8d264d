import { Result } from "effect"
import type { RoundLogic } from "../../lotto/round/round.machine.ts"
import type { Round } from "../../lotto/round/round.ts"
import type { Environment, OperationInput, OperationOutcome } from "../../operation/operation.ts"
import type { ConnectionNews } from "../../operator/connectivity.port.ts"
import { type CancelRefusal, type CancelTerms, cancellable } from "../cancel-rules.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import type { CancelRefused, NoSuchPoy } from "../placed/poy-archive.port.ts"
import type { CancelCommand } from "./cancel-order.operation.ts"

export type CancelInput = { readonly id: string }

/** What a player's way through cancelling a slip knows. */
export type Cancelling = CancelInput & {
  readonly poy: PlacedPoy | undefined
  /** What the player has said yes to. */
  readonly operation: OperationInput<CancelCommand> | undefined
  /** Why that came to nothing. */
  readonly refusal: CancelRefused["reason"] | undefined
  /** What the operator said with it. */
  readonly said: string | undefined
}

export type CancelOutcome = OperationOutcome<CancelCommand, PlacedPoy, CancelRefused | NoSuchPoy>

/** The result of a round is known; the operator needs a moment to settle slips by it. */
export type ResultNews = { readonly type: "result.announced" }

export type CancelEnvironment = Environment & {
  readonly terms?: CancelTerms
  /** The round of a slip that waits, until its result. */
  readonly round: RoundLogic
}

export type CancelEvent =
  | { readonly type: "cancel.confirmed" | "cancel.left" | "outcome.requested" }
  | ConnectionNews
  | ResultNews

export const unrefused = { refusal: undefined, said: undefined } as const

export const cancellingOf = ({ id }: CancelInput): Cancelling => ({
  id,
  poy: undefined,
  operation: undefined,
  ...unrefused,
})

/** Why a slip cannot be cancelled now by the rules, if so. */
export const refusalNow = (
  { poy }: Cancelling,
  { now, terms }: Pick<CancelEnvironment, "now" | "terms">,
): CancelRefusal | undefined => {
  const answer = poy && cancellable(poy, now(), terms)
  return answer && Result.isFailure(answer) ? answer.failure : undefined
}

export const refused = (cancelling: Cancelling, environment: CancelEnvironment): Partial<Cancelling> => ({
  refusal: refusalNow(cancelling, environment),
  said: undefined,
})

/** A guard for the end of the round that a slip waits for. */
export const hasResult = ({ event: { output } }: { readonly event: { readonly output: Round | undefined } }) =>
  output?.outcome !== undefined

/** The slip; nothing where the operator no longer knows the player. */
export type PoyRead = PlacedPoy | "none" | "notOffered" | undefined

/** A guard for an answer without a slip. */
export const isRead =
  (answer: Exclude<PoyRead, PlacedPoy>) =>
  ({ event: { output } }: { readonly event: { readonly output: PoyRead } }) =>
    output === answer

export const seen = (read: PoyRead): Partial<Cancelling> => (typeof read === "string" ? {} : { poy: read })

export const cancelConfirmed = ({ id }: Cancelling): Partial<Cancelling> => ({
  operation: { command: { kind: "abort", poyId: id } },
  ...unrefused,
})

export const ended = (outcome: CancelOutcome): Partial<Cancelling> => {
  if (outcome._tag === "Done") return { poy: outcome.receipt }
  if (outcome._tag !== "Refused" || outcome.refusal._tag !== "CancelRefused") return {}
  const { reason, said } = outcome.refusal
  return { refusal: reason, said }
}
