import { promisesOfDrafts } from "./betting/testing/promises-of-drafts.ts"
import { promisesOfIdentity } from "./identity/testing/promises-of-identity.ts"
import { promisesOfRounds } from "./lotto/testing/promises-of-rounds.ts"
import { promisesOfIntents } from "./operation/testing/promises-of-intents.ts"
import { promisesOfOrderDesk } from "./order/testing/promises-of-order-desk.ts"

export type { PortPromise } from "./testing/port-promise.ts"

/** What answers to a port promise, sentence by sentence: `for (const { says, holds } of promisesOf.intents(mine)) test(says, holds)`. */
export const promisesOf = {
  intents: promisesOfIntents,
  drafts: promisesOfDrafts,
  orderDesk: promisesOfOrderDesk,
  identity: promisesOfIdentity,
  rounds: promisesOfRounds,
}
