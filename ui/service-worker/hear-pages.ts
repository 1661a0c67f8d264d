import { addFiles } from "./files.ts"
import { isOfRelease } from "./release.ts"
import { keepShell } from "./shell.ts"

/** The first of a page's files tells its release. */
const filesOf = (data: unknown, name: string): ReadonlyArray<string> | undefined => {
  if (typeof data !== "object" || data === null || !(name in data)) return undefined
  const files: unknown = Reflect.get(data, name)
  return Array.isArray(files) ? files.filter((file) => typeof file === "string") : undefined
}

/**
 * A page tells the worker that answers for it what it has loaded; and a worker that has just come, what it is made of. A page
 * of the worker's own release lets it take over, an older one is told that there is a newer release.
 */
export const hearPages = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener("message", (event) => {
    const loaded = filesOf(event.data, "loaded")
    if (loaded !== undefined) event.waitUntil(Promise.allSettled([addFiles(loaded.filter(isOfRelease)), keepShell()]))
    const [entry] = filesOf(event.data, "madeOf") ?? []
    if (entry === undefined) return
    if (isOfRelease(entry)) event.waitUntil(worker.skipWaiting())
    else event.source?.postMessage("release.newer")
  })
}
