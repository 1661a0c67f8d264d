import type { RegistrationActor } from "@fakham/core/identity"
import type { SnapshotFrom } from "xstate"

export type RegisterStep = "account" | "details" | "unknown"

/** Which page of the form belongs to where a registration stands. */
export const stepOf = (state: SnapshotFrom<RegistrationActor>): RegisterStep => {
  if (state.matches("enteringAccount") || state.matches("checkingUsername")) return "account"
  return state.context.isInDoubt ? "unknown" : "details"
}
