import { Context, type Effect } from "effect"
import type { Locale } from "../language/locale.ts"
import type { Unreachable } from "../operator/failures.ts"

/** The site's words, one language at a time. */
export class Languages extends Context.Service<
  Languages,
  {
    /** Makes the site speak this language from now on. */
    readonly speak: (locale: Locale) => Effect.Effect<void, Unreachable>
  }
>()("core/site/Languages") {}
