import { browserAuthenticator, hasPasskeys, storedPasskey } from "@fakham/adapters/browser/identity"
import { makeOpenSessions, makePasskeys } from "@fakham/core/identity"
import { httpOpenSessions, httpPasskeys } from "@fakham/operator/identity"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

/** Where the player is logged in, and the passkeys by which they log in. */
export const part = ({ visit, client }: Machines) => ({
  openSessions: makeOpenSessions(visit.with(httpOpenSessions(client)).runtime),
  passkeys: makePasskeys(
    visit.with(Layer.mergeAll(httpPasskeys(client, location.origin), browserAuthenticator)).runtime,
    storedPasskey(),
  ),
  /** Whether this browser can make one. */
  hasPasskeys,
})

export type WaysInPart = ReturnType<typeof part>
