type FilesOfRelease = {
  /** Whether a file belongs to this worker's release. */
  readonly isOfRelease: (path: string) => boolean
  readonly addFiles: (paths: ReadonlyArray<string>, isSaving: boolean) => Promise<void>
  /** Fetches the page that stands in for others. */
  readonly cacheShell: () => Promise<void>
  readonly savesData: () => boolean
}

/** What of a worker hears pages, and takes over from the one before it. */
export type ListeningWorker = {
  readonly addEventListener: (
    type: "message",
    listener: (event: {
      readonly data: unknown
      readonly source: { readonly postMessage: (message: string) => void } | null
      readonly waitUntil: (work: Promise<unknown>) => void
    }) => void,
  ) => void
  readonly skipWaiting: () => Promise<void>
}

/** The first of a page's files tells its release. */
const filesOf = (data: unknown, name: string): ReadonlyArray<string> | undefined => {
  if (typeof data !== "object" || data === null || !(name in data)) return undefined
  const files: unknown = Reflect.get(data, name)
  return Array.isArray(files) ? files.filter((file) => typeof file === "string") : undefined
}

const isInstalled = (data: unknown) =>
  typeof data === "object" && data !== null && "isInstalled" in data && data.isInstalled === true

/**
 * A page tells the worker that answers for it what it has loaded; and a worker that has just come, what it is made of. A page
 * of the worker's own release lets it take over, an older one is told that there is a newer release. Where data is saved, the
 * page that stands in for others is fetched for an installed site alone.
 */
export const listenToPages = (
  worker: ListeningWorker,
  { isOfRelease, addFiles, cacheShell, savesData }: FilesOfRelease,
): void => {
  worker.addEventListener("message", (event) => {
    const loaded = filesOf(event.data, "loaded")
    if (loaded !== undefined) {
      const isSaving = savesData()
      const isShellWanted = !isSaving || isInstalled(event.data)
      const stored = addFiles(loaded.filter(isOfRelease), isSaving)
      event.waitUntil(Promise.allSettled([stored, ...(isShellWanted ? [cacheShell()] : [])]))
    }
    const [entry] = filesOf(event.data, "madeOf") ?? []
    if (entry === undefined) return
    if (isOfRelease(entry)) event.waitUntil(worker.skipWaiting())
    else event.source?.postMessage("release.newer")
  })
}
