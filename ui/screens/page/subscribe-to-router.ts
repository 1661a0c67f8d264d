import type { AnyRouter } from "@tanstack/react-router"
import type { App } from "../../app/app.ts"

/** Tells the machines of the page when it changes. */
export const subscribeToRouter = ({ pageData, progress, snackbar }: App, router: AnyRouter): void => {
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    if (!pathChanged) return
    progress.send({ type: "navigation.started" })
    pageData.send({ type: "page.opened" })
    snackbar.send({ type: "route.changed" })
  })
  router.subscribe("onResolved", () => progress.send({ type: "navigation.finished" }))
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) beginAtTheTop()
  })
}

/** After a page change, keyboards and screen readers begin with the new page instead of where the old one was left. */
const beginAtTheTop = () => {
  const main = document.querySelector("main")
  if (main === null || main.contains(document.activeElement)) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
