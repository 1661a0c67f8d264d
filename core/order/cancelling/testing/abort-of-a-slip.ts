import type { Intent } from "../../../operation/intents.ts"
import type { MeantAbort } from "../abort-once.ts"

/** A player's intent to cancel slip P-1. */
export const abortOfASlip: Intent<MeantAbort> = {
  key: "key-1",
  purpose: "abort P-1",
  meant: { kind: "abort", poyId: "P-1" },
  madeAt: 0,
  sentAt: 0,
  isByOperator: true,
}
