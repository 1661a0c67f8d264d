import { Context, type Effect } from "effect"
import type { Locale } from "../language/locale.ts"
import type { ThemeChoice } from "./theme.ts"

export type Preferences = {
  readonly locale: Locale
  readonly theme: ThemeChoice
  /** Whether the player's balance stands on the pages of this browser. */
  readonly balance: "shown" | "hidden"
}

/** How this visitor likes the site, remembered by the browser. Never fails: what cannot be kept lasts until the page closes. */
export class StoredPreferences extends Context.Service<
  StoredPreferences,
  {
    readonly recall: () => Effect.Effect<Preferences>
    readonly remember: (preferences: Partial<Preferences>) => Effect.Effect<void>
  }
>()("core/site/StoredPreferences") {}
