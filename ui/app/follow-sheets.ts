import type { SheetNews } from "@fakham/core/games"
import type { Following } from "./feeds.ts"

/** Told whenever the first sheet lies over the page, and when none does any more. */
export const followSheets: Following<SheetNews> = (tell) => {
  let isCovered = false
  const look = () => {
    const isNow = document.querySelector("dialog[open]") !== null
    if (isNow === isCovered) return
    isCovered = isNow
    tell({ type: isNow ? "sheet.opened" : "sheet.closed" })
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] })
  look()
  return () => watcher.disconnect()
}
