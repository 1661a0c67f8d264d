import { Effect } from "effect"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { type Intent, Intents } from "./intents.ts"
import { type PlacingFailure, Poys } from "./poys.ts"

/** The intent that counts for a draft, and whether another tab, or this one after a reload, could take it up. */
export type Claimed = { readonly intent: Intent; readonly remembered: boolean }

type Claim = { readonly intent: Intent; readonly instead: Intent | undefined }

/** Makes an intent the one of its draft, or tells which one is; without a memory it counts in this tab alone. */
export const claimed = ({ intent, instead }: Claim) =>
  Effect.andThen(
    instead === undefined ? Effect.void : dropped(instead),
    Intents.use((intents) => intents.claim(intent)),
  ).pipe(
    Effect.map((kept): Claimed => ({ intent: kept, remembered: true })),
    Effect.catchTag("NotRemembered", () => Effect.succeed({ intent, remembered: false })),
  )

/** Sends an intent. Where the operator fails without a reason, only its word by key is a no. */
export const sent = (intent: Intent) =>
  settling(
    intent,
    Poys.use(({ place, byKey }) =>
      Effect.catchTag(place(intent.order, intent.key), "OrderFailed", (failed) =>
        Effect.catchTag(byKey(intent.key), "NoSuchIntent", () => Effect.fail(failed)),
      ),
    ),
  )

export const lookedUp = (intent: Intent) =>
  settling(
    intent,
    Poys.use((poys) => poys.byKey(intent.key)),
  )

export const dropped = (intent: Intent) => finishing(intent, "unheard")

/** Whatever ends an intent ends it in the browser's memory, before anything else is placed. */
const settling = <E extends PlacingFailure>(intent: Intent, asking: Effect.Effect<PlacedPoy, E, Poys>) =>
  asking.pipe(
    Effect.tap(() => finishing(intent, "placed")),
    Effect.tapError((failure) => (isRefusal(failure) ? finishing(intent, "refused") : Effect.void)),
  )

const finishing = (intent: Intent, outcome: "placed" | "refused" | "unheard") =>
  Intents.use((intents) => intents.finish(intent, outcome))

const isRefusal = ({ _tag }: PlacingFailure) => !["NoSuchIntent", "Unauthorized", "Unreachable"].includes(_tag)
