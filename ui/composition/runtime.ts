import { browserConnectivity } from "@fakham/adapters/browser"
import { orderIntents, storedDrafts, storedIntents, storedSetDrafts } from "@fakham/adapters/browser/betting"
import { type Client, httpResults } from "@fakham/adapters/operator"
import { httpBetting } from "@fakham/adapters/operator/betting"
import { ccuFeed } from "@fakham/adapters/push"
import type { ProveOwner } from "@fakham/core/operator"
import { Layer, ManagedRuntime } from "effect"

type Visitor = {
  readonly client: Client
  readonly token: () => string | undefined
  readonly player: () => string | undefined
}

/** Every port that the screens of a signed-in player ask, with what answers it. */
export const makePlayerRuntime = ({ client, token, player }: Visitor) =>
  ManagedRuntime.make(
    Layer.mergeAll(
      httpBetting(client),
      httpResults(client),
      browserConnectivity,
      ccuFeed({ origin: "", token, reported: client.reported }),
      storedDrafts({ player }),
      storedSetDrafts({ player }),
      storedIntents({ codec: orderIntents, player }),
    ),
  )

export type PlayerRuntime = ReturnType<typeof makePlayerRuntime>

export type Tools = {
  /** The operator's time. */
  readonly now: () => number
  /** Tells whenever the operator's time turned out to be another one. */
  readonly followClock: (corrected: () => void) => () => void
  readonly isTimeKnown: () => boolean
  /** For ages: a clock that never jumps. */
  readonly steadyNow: () => number
  readonly newKey: () => string
  /** Has the owner of the account show that it is them, where an operator wants that. */
  readonly proveOwner: ProveOwner
}
