import { Context, type Effect, type Stream } from "effect"

export type InstallNews =
  /** The browser can put its own question now. */
  { readonly type: "install.offered" } | { readonly type: "site.installed" }

/** What puts the site on the home screen, where the browser can. */
export class Installer extends Context.Service<
  Installer,
  {
    readonly news: () => Stream.Stream<InstallNews>
    /** Has the browser put its question, once for each offer; over when the visitor has answered. */
    readonly ask: () => Effect.Effect<void>
  }
>()("core/site/Installer") {}
