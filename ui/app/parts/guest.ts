import { type Layer, ManagedRuntime } from "effect"
import { makePageClient } from "../page-actors.ts"

/** For what screens run on that guests see too: it needs no visit of a player. */
export const guestRuntime = <Ports>(layer: Layer.Layer<Ports>): ManagedRuntime.ManagedRuntime<Ports, never> =>
  ManagedRuntime.make(layer)

/** Who has no token yet: a refusal to them ends nobody's session. */
export const guestClient = () => makePageClient({ origin: "", token: () => undefined })
