import { Context, type Effect } from "effect"

/** What data of a visitor may be used for beyond what the site cannot do without. */
export const purposes = ["statistics", "device"] as const
export type Purpose = (typeof purposes)[number]

/** What a visitor has agreed to. */
export type Consent = Readonly<Record<Purpose, boolean>>

export const onlyNecessary: Consent = { statistics: false, device: false }
export const everything: Consent = { statistics: true, device: true }

/** What this browser's visitor chose, or nothing while they have not been asked. What cannot be kept counts as refused. */
export class StoredConsent extends Context.Service<
  StoredConsent,
  {
    readonly recall: () => Effect.Effect<Consent | undefined>
    readonly remember: (consent: Consent) => Effect.Effect<void>
  }
>()("core/site/StoredConsent") {}
