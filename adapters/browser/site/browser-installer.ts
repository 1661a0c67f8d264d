import { Installer, type InstallNews } from "@fakham/core/site"
import { Effect, Layer } from "effect"
import { browserFeed } from "../browser-feed.ts"

/** What a browser that can install the site hands over, to be used once. */
type Offer = Event & { readonly prompt: () => Promise<unknown> }

const isOffer = (event: Event): event is Offer => "prompt" in event && typeof event.prompt === "function"

/** Answers `Installer` by the browser's own question; one that fails was answered by nobody. */
export const browserInstaller = Layer.sync(Installer, () => {
  let offer: Offer | undefined
  return {
    news: () =>
      browserFeed<InstallNews>((emit, signal) => {
        const keep = (event: Event) => {
          if (!isOffer(event)) return
          event.preventDefault()
          offer = event
          emit({ type: "install.offered" })
        }
        window.addEventListener("beforeinstallprompt", keep, { signal })
        window.addEventListener("appinstalled", () => emit({ type: "site.installed" }), { signal })
      }),
    ask: () =>
      Effect.promise(async () => {
        const asked = offer
        offer = undefined
        await asked?.prompt().catch(() => undefined)
      }),
  }
})
