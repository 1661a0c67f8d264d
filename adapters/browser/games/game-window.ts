import { type GameEvent, GameWindow, gameNewsOf, type SheetNews, type SiteLook, siteMessage } from "@fakham/core/games"
import { streamOf } from "@fakham/core/visit"
import { Layer } from "effect"
import * as v from "valibot"
import { writtenSettings } from "../site/page-settings.ts"

/** Answers `GameWindow` by messages to and from the iframe that is attached to it. */
export const framedWindow = (look: () => SiteLook) => {
  let iframe: HTMLIFrameElement | null = null
  return {
    attach: (element: HTMLIFrameElement | null): void => {
      iframe = element
    },
    layer: Layer.succeed(GameWindow, {
      said: (seatOrigin) =>
        streamOf<GameEvent>((emit) => {
          const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
            const isFromIframe = source !== null && source === iframe?.contentWindow
            const news = gameNewsOf({ origin, isFromIframe, data }, seatOrigin)
            if (news !== undefined) emit({ type: `game.${news}` })
          }
          window.addEventListener("message", onMessage)
          return () => window.removeEventListener("message", onMessage)
        }),
      post: (event, seatOrigin) => iframe?.contentWindow?.postMessage(siteMessage(event, look()), seatOrigin),
      sheets: () =>
        streamOf<SheetNews>((emit) => {
          let isCovered = false
          const compare = () => {
            const isNow = document.querySelector("dialog[open]") !== null
            if (isNow === isCovered) return
            isCovered = isNow
            emit({ type: isNow ? "sheet.opened" : "sheet.closed" })
          }
          const watcher = new MutationObserver(compare)
          watcher.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter: ["open"],
          })
          compare()
          return () => watcher.disconnect()
        }),
    }),
  }
}

const Settings = v.object({ framed: v.array(v.string()) })

/** The origins that this page may show in an iframe, as the server wrote them into it. */
export const framedOrigins = (): ReadonlyArray<string> => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.framed : []
}
