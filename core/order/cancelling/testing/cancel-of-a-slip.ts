import type { Intent } from "../../../operation/operation.ts"
import type { CancelCommand } from "../cancel-order.operation.ts"

/** A player's intent to cancel slip P-1. */
export const cancelOfASlip: Intent<CancelCommand> = {
  key: "key-1",
  purpose: "abort P-1",
  command: { kind: "abort", poyId: "P-1" },
  madeAt: 0,
  sentAt: 0,
  isByOperator: true,
}
