import { trustedScript } from "../../vendors/trusted-script.ts"
import { storedText } from "../dated.ts"
import { isOverText } from "../operation/stored-intents.ts"
import { pageStorage, type TextStorage } from "../page-storage.ts"

const anHour = 3_600_000
const answers = "answers"

/** The script that a page begins with, the last of those that are named for it: of every release another one. */
const madeOf = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[data-part]")].slice(-1).map(({ href }) => new URL(href).pathname)

/** What the page names, and what came since: letters are named by styles alone. */
const loadedFiles = () => {
  const named = [...document.querySelectorAll<HTMLLinkElement>("link[href]")].map(({ href }) => href)
  const came = performance.getEntriesByType("resource").map(({ name }) => name)
  return [...new Set([...named, ...came].map((address) => new URL(address).pathname))].filter((path) =>
    path.startsWith("/assets/"),
  )
}

/** Tells the worker that answers for this page what it has loaded by now. */
export const reportLoaded = (): void => {
  const isInstalled = matchMedia("(display-mode: standalone)").matches
  navigator.serviceWorker?.controller?.postMessage({ loaded: loadedFiles(), isInstalled })
}

/** Has the browser fetch the worker that answers for the site's pages. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!("serviceWorker" in navigator)) return
  await navigator.serviceWorker.register(trustedScript("/service-worker.js"), { updateViaCache: "none" })
}

/** Looks for a newer worker now and whenever the page is looked at after an hour, and tells when a newer release is there. */
export const subscribeToReleases = async (newer: () => void): Promise<void> => {
  if (!("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "release.newer") newer()
  })
  const compare = (worker: ServiceWorker | null) => worker?.postMessage({ madeOf: madeOf() })
  serviceWorker.addEventListener("controllerchange", () => {
    compare(serviceWorker.controller)
    reportLoaded()
  })
  await registerServiceWorker()
  const registration = await serviceWorker.getRegistration()
  if (registration === undefined) return
  reportLoaded()
  compare(registration.waiting)
  registration.addEventListener("updatefound", () => {
    const { installing } = registration
    installing?.addEventListener("statechange", () => compare(registration.waiting))
  })
  let lookedAt = Date.now()
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < anHour) return
    lookedAt = Date.now()
    void registration.update().catch(() => {})
  })
}

/** Whether something that moves money, or makes a slip, has been sent and its end is not known. */
export const isOperationInFlight = (storage: TextStorage = pageStorage()): boolean =>
  storage
    .namesUnder("fakham.intent.")
    .map((name) => storage.read(name))
    .some((stored) => stored !== undefined && !isOverText(storedText(stored) ?? ""))

/** Nothing that a visitor has seen is shown to the next one. */
export const forgetAnswers = async (): Promise<void> => {
  if ("caches" in window) await caches.delete(answers)
}
