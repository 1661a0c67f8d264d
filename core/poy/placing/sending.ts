import { Effect } from "effect"
import { type Intent, Intents } from "./intents.ts"
import type { PlacedPoy } from "./placed-poy.ts"
import { type PlacingFailure, Poys } from "./poys.ts"

/** The intent that counts for a draft, and whether another tab, or this one after a reload, could take it up. */
export type Claimed = { readonly intent: Intent; readonly remembered: boolean }

/** Makes an intent the one of its draft, or tells which one is; without a memory it counts in this tab alone. */
export const claimed = ({ intent, instead }: { readonly intent: Intent; readonly instead: string | undefined }) =>
  Intents.use((intents) =>
    Effect.andThen(instead === undefined ? Effect.void : intents.finish(instead, "refused"), intents.claim(intent)),
  ).pipe(
    Effect.map((kept): Claimed => ({ intent: kept, remembered: true })),
    Effect.catchTag("NotRemembered", () => Effect.succeed({ intent, remembered: false })),
  )

/** Sends an intent. Where the operator fails without a reason, only its word by key is a no. */
export const sent = ({ order, key }: Intent) =>
  settling(
    key,
    Poys.use((poys) =>
      Effect.catchTag(poys.place(order, key), "OrderFailed", (failed) =>
        Effect.catchTag(poys.byKey(key), "NoSuchIntent", () => Effect.fail(failed)),
      ),
    ),
  )

export const lookedUp = ({ key }: Intent) =>
  settling(
    key,
    Poys.use((poys) => poys.byKey(key)),
  )

export const dropped = ({ key }: Intent) => Intents.use((intents) => intents.finish(key, "refused"))

/** Whatever ends an intent ends it in the browser's memory, before anything else is placed. */
const settling = <E extends PlacingFailure>(key: string, asking: Effect.Effect<PlacedPoy, E, Poys>) =>
  asking.pipe(
    Effect.tap(() => Intents.use((intents) => intents.finish(key, "placed"))),
    Effect.tapError((failure) =>
      isRefusal(failure) ? Intents.use((intents) => intents.finish(key, "refused")) : Effect.void,
    ),
  )

const isRefusal = ({ _tag }: PlacingFailure) => !["NoSuchIntent", "Unauthorized", "Unreachable"].includes(_tag)
