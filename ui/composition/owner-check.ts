import { makeOwnerCheck, type OwnerProof } from "@fakham/core/identity"
import { Redacted } from "effect"
import { type ActorRefFrom, createActor } from "xstate"

export { ownerQuestion } from "@fakham/adapters/operator/identity"

/** Put together with the first question to the owner, and fetched with it. */
export const startOwnerCheck = (
  give: (proof: () => OwnerProof) => void,
): ActorRefFrom<ReturnType<typeof makeOwnerCheck>> =>
  createActor(makeOwnerCheck((proof) => give(() => Redacted.value(proof)))).start()
