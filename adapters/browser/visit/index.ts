import { Page, type PageEvent, streamOf } from "@fakham/core/visit"
import { Layer } from "effect"

/** Answers `Page` from what the browser tells of its window; `page.left` is heard before the handler returns. */
export const browserPage = Layer.succeed(Page, {
  events: () =>
    streamOf<PageEvent>((emit) => {
      const leave = () => emit({ type: "page.left" })
      const turn = () => emit({ type: document.visibilityState === "visible" ? "page.shown" : "page.left" })
      window.addEventListener("pagehide", leave)
      document.addEventListener("visibilitychange", turn)
      return () => {
        window.removeEventListener("pagehide", leave)
        document.removeEventListener("visibilitychange", turn)
      }
    }),
})
