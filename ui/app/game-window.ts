import { type GameEvent, gameNewsOf, type SiteLook, type SiteMessage, siteMessage } from "@fakham/core/games"
import type { Following } from "./feeds.ts"

/** The window of the game in the frame: what it says is heard, and told to it alone. */
export const makeGameWindow = (look: () => SiteLook) => {
  let frame: HTMLIFrameElement | null = null
  return {
    attach: (element: HTMLIFrameElement | null) => {
      frame = element
    },
    hear:
      (seatOrigin: string): Following<GameEvent> =>
      (tell) => {
        const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
          const isFromFrame = source !== null && source === frame?.contentWindow
          const news = gameNewsOf({ origin, isFromFrame, data }, seatOrigin)
          if (news !== undefined) tell({ type: `game.${news}` })
        }
        window.addEventListener("message", hear)
        return () => window.removeEventListener("message", hear)
      },
    tell: (event: SiteMessage["event"], seatOrigin: string) =>
      frame?.contentWindow?.postMessage(siteMessage(event, look()), seatOrigin),
  }
}
