import { cacheAnswers } from "./answers.ts"
import { addFiles, cacheFiles, dropOldFiles } from "./files.ts"
import { listenToPages } from "./page-messages.ts"
import { standInForPages } from "./pages.ts"
import { showPushes } from "./push.ts"
import { isOfRelease } from "./release.ts"
import { savesData } from "./saved-data.ts"
import { cacheShell, dropOldShells } from "./shell.ts"

declare const self: ServiceWorkerGlobalScope

/** A first worker serves the pages that are open already; a newer one waits until a page of its release has come. */
const takeOver = (worker: ServiceWorkerGlobalScope): void => {
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

takeOver(self)
listenToPages(self, { isOfRelease, addFiles, cacheShell, savesData: () => savesData(self.navigator) })
cacheFiles()
cacheAnswers()
standInForPages()
showPushes(self)
