import { Redacted } from "effect"
import { assign, setup } from "xstate"
import { isFaultless } from "../fault.ts"
import { otpTerms } from "../pin/otp.ts"
import {
  askedAnew,
  type OwnerCheck,
  type OwnerCheckEvent,
  type OwnerProof,
  proofFaults,
  proofOf,
} from "./owner-check.ts"

/** Asks the owner of the account over what they were doing, and stands until that is done, refused or left. */
export const makeOwnerCheck = (give: (proof: Redacted.Redacted<OwnerProof>) => void) => {
  const asked = { "owner.asked": { target: "asking", reenter: true, actions: "ask" } } as const
  return setup({
    types: {} as { context: OwnerCheck; events: OwnerCheckEvent; tags: "busy" },
    guards: { fits: ({ context, event }) => isFaultless(proofFaults(context, event)) },
    actions: {
      ask: assign(({ context, event }) => (event.type === "owner.asked" ? askedAnew(context, event.question) : {})),
      note: assign({ faults: ({ context, event }) => proofFaults(context, event) }),
      give: ({ context, event }) => give(Redacted.make(proofOf(context, event))),
    },
    delays: { resendAfter: otpTerms.resendAfter, timeout: 20_000 },
  }).createMachine({
    id: "ownerCheck",
    context: { question: { asks: "pin" }, faults: {}, mayRequestCode: false },
    initial: "closed",
    states: {
      closed: { on: asked },
      asking: {
        on: {
          ...asked,
          "proof.submitted": [{ guard: "fits", target: "checking", actions: ["note", "give"] }, { actions: "note" }],
          "code.requested": { target: "checking", actions: ["note", "give"] },
          "check.left": "closed",
        },
        after: { resendAfter: { actions: assign({ mayRequestCode: true }) } },
      },
      checking: { tags: "busy", on: { ...asked, "act.answered": "closed" }, after: { timeout: "closed" } },
    },
  })
}
