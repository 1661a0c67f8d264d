import { trustedScript } from "../vendors/trusted-script.ts"

/** Has the browser fetch the worker that answers for the site's pages, and look for a newer one at every visit. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!("serviceWorker" in navigator)) return
  await navigator.serviceWorker.register(trustedScript("/service-worker.js"), { updateViaCache: "none" })
}
