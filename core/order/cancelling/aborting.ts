import { Result } from "effect"
import type { makeRound } from "../../lotto/round/round.machine.ts"
import type { Environment } from "../../operation/environment.ts"
import type { OperationInput, OperationOutcome } from "../../operation/operation.ts"
import type { ConnectionNews } from "../../operator/connectivity.ts"
import { type AbortRefusal, type AbortTerms, abortable } from "../aborting-rules.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import type { AbortRefused, NoSuchPoy } from "../placed/placed-poys.ts"
import type { AbortCommand } from "./cancel-order.operation.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface RoundLogic extends ReturnType<typeof makeRound> {}

export type AbortInput = { readonly id: string }

/** What a player's way through cancelling a slip knows. */
export type Aborting = AbortInput & {
  readonly poy: PlacedPoy | undefined
  /** What the player has said yes to. */
  readonly operation: OperationInput<AbortCommand> | undefined
  /** Why that came to nothing. */
  readonly refusal: AbortRefused["reason"] | undefined
  /** What the operator said with it. */
  readonly said: string | undefined
}

export type AbortOutcome = OperationOutcome<AbortCommand, PlacedPoy, AbortRefused | NoSuchPoy>

/** The result of a round is known; the operator needs a moment to settle slips by it. */
export type ResultNews = { readonly type: "result.heard" }

export type AbortEnvironment = Environment & {
  readonly terms?: AbortTerms
  /** The round of a slip that waits, until its result. */
  readonly round: RoundLogic
}

export type AbortEvent =
  | { readonly type: "abort.confirmed" | "abort.left" | "outcome.requested" }
  | ConnectionNews
  | ResultNews

export const unrefused = { refusal: undefined, said: undefined } as const

export const abortingOf = ({ id }: AbortInput): Aborting => ({
  id,
  poy: undefined,
  operation: undefined,
  ...unrefused,
})

/** Why a slip cannot be cancelled now by the rules, if so. */
export const refusalNow = (
  { poy }: Aborting,
  { now, terms }: Pick<AbortEnvironment, "now" | "terms">,
): AbortRefusal | undefined => {
  const answer = poy && abortable(poy, now(), terms)
  return answer && Result.isFailure(answer) ? answer.failure : undefined
}

export const seen = (poy: PlacedPoy | "none" | "notOffered" | undefined): Partial<Aborting> =>
  typeof poy === "string" ? {} : { poy }

export const abortConfirmed = ({ id }: Aborting): Partial<Aborting> => ({
  operation: { command: { kind: "abort", poyId: id } },
  ...unrefused,
})

export const ended = (outcome: AbortOutcome): Partial<Aborting> => {
  if (outcome._tag === "Done") return { poy: outcome.receipt }
  if (outcome._tag !== "Refused" || outcome.refusal._tag !== "AbortRefused") return {}
  const { reason, said } = outcome.refusal
  return { refusal: reason, said }
}
