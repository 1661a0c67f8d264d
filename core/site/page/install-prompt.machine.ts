import { Effect, Stream } from "effect"
import { setup } from "xstate"
import { fromFeed, fromProgram, type Runtime } from "../../machine/actor.ts"
import { Installer, type InstallNews } from "./installer.port.ts"

/** Asks the browser to put the site on the home screen, where the browser can. */
export const makeInstallPrompt = (runtime: Runtime<Installer>) =>
  setup({
    types: {} as { events: InstallNews | { readonly type: "install.requested" } },
    actors: {
      news: fromFeed(runtime, () => Stream.unwrap(Effect.map(Installer, ({ news }) => news()))),
      ask: fromProgram(runtime, () => Installer.use(({ ask }) => ask())),
    },
  }).createMachine({
    id: "installPrompt",
    invoke: { src: "news" },
    on: { "install.offered": ".offered", "site.installed": ".installed" },
    initial: "manual",
    states: {
      /** The visitor finds it in the browser's own menu. */
      manual: {},
      offered: { on: { "install.requested": "asking" } },
      asking: { invoke: { src: "ask", onDone: "manual" } },
      installed: {},
    },
  })
