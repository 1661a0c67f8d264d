import type { CancellingLogic, CancelRefused, PlacedPoy } from "@fakham/core/order"
import type { Actor, SnapshotFrom } from "xstate"
import type { WaitOn } from "./asked.ts"
import type { DoorEnd, DoorEnded } from "./door-end.ts"
import { flowSteps } from "./unanswered.ts"

/** What a player is shown before a slip is cancelled. */
export type AgreeToCancel = (poy: PlacedPoy) => boolean | Promise<boolean>

export type CancelledPoy =
  | { readonly is: "cancelled"; readonly poy: PlacedPoy }
  | { readonly is: "refused"; readonly reason: CancelRefused["reason"] }
  /** Its round has a result: nothing can be taken back. */
  | { readonly is: "settled"; readonly poy: PlacedPoy }
  /** In doubt it may have been cancelled: whoever cancels it again asks for that first. */
  | { readonly is: "left"; readonly isInDoubt: boolean }
  | { readonly is: "missing" | "notOffered" }
  | DoorEnded

type Step =
  | Exclude<CancelledPoy, { readonly is: "left" | "closed" }>
  | { readonly is: "confirming"; readonly poy: PlacedPoy }

const stepOf = (state: SnapshotFrom<CancellingLogic>): Step | undefined => {
  const { poy, refusal } = state.context
  if (state.matches("unauthorized")) return { is: "loggedOut" }
  if (state.matches("missing")) return { is: "missing" }
  if (state.matches("notOffered")) return { is: "notOffered" }
  if (poy === undefined) return undefined
  if (state.matches("cancelled")) return { is: "cancelled", poy }
  if (state.matches("settled")) return { is: "settled", poy }
  if (state.matches("refused") || (refusal !== undefined && state.matches("confirming")))
    return { is: "refused", reason: refusal ?? "other" }
  return state.matches("confirming") ? { is: "confirming", poy } : undefined
}

/** Cancels one slip, once the player has agreed to that. */
export const cancelOn = async (
  page: Actor<CancellingLogic>,
  agree: AgreeToCancel,
  waitOn: WaitOn,
  ending: DoorEnd,
): Promise<CancelledPoy> => {
  const next = flowSteps(page, stepOf, waitOn, ending)
  try {
    for (;;) {
      const step = await next()
      if (step.is !== "confirming") return step
      if (!(await agree(step.poy))) return { is: "left", isInDoubt: false }
      page.send({ type: "cancel.confirmed" })
    }
  } finally {
    page.stop()
  }
}
