/** A first worker serves the pages that are open already; a newer one waits until it is told, or until they are gone. */
export const takeOver = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()))
}
