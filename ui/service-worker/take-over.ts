import { dropOldFiles } from "./files.ts"
import { savesData } from "./saved-data.ts"
import { cacheShell, dropOldShells } from "./shell.ts"

/** A first worker serves the pages that are open already; a newer one waits until a page of its release has come. */
export const takeOver = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener("install", (event) => {
    if (!savesData(worker.navigator)) event.waitUntil(cacheShell())
  })
  worker.addEventListener("activate", (event) => {
    const begin = async () => {
      await worker.registration.navigationPreload?.enable()
      await Promise.all([dropOldFiles(), dropOldShells()])
      await worker.clients.claim()
    }
    event.waitUntil(begin())
  })
}
