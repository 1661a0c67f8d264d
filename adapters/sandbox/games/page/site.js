/** The site that shows this game in a frame; nobody when the game has the window for itself. */
const site = document.body.dataset.site ?? ""
export const isFramed = window.parent !== window && site !== ""

/** Tells the site ready, balanceDoubted, roundBegun, roundEnded or leaveAsked. */
export const postToSite = (event) => {
  if (isFramed) window.parent.postMessage({ type: "fakham.game", version: 1, event }, site)
}

/** Hears welcome, pause and resume of the site, and of nobody else. */
export const onSite = (received) =>
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent || origin !== site || data?.type !== "fakham.site" || data.version !== 1) return
    received(data)
  })

export const leave = () => (isFramed ? postToSite("leaveAsked") : location.assign(`${site}/games`))
