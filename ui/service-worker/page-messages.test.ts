import { expect, test } from "vitest"
import { type ListeningWorker, listenToPages } from "./page-messages.ts"
import { savesData } from "./saved-data.ts"

/** A worker of the release that is made of `/assets/new.js`, and what it does when pages speak to it. */
const worker = ({ isSaving = false } = {}) => {
  const done: Array<string> = []
  let onMessage: Parameters<ListeningWorker["addEventListener"]>[1] = () => {}
  listenToPages(
    {
      addEventListener: (_, listener) => {
        onMessage = listener
      },
      skipWaiting: async () => void done.push("takes over"),
    },
    {
      isOfRelease: (path) => path === "/assets/new.js",
      addFiles: async (paths, saving) => void done.push(`keeps ${paths.join()}${saving ? " if at hand" : ""}`),
      cacheShell: async () => void done.push("fetches the page for being offline"),
      savesData: () => isSaving,
    },
  )
  return (data: unknown) => {
    onMessage({ data, source: { postMessage: (message) => done.push(message) }, waitUntil: () => {} })
    return done
  }
}

test("a page of the worker's release lets it take over, an older one is told of the release", () => {
  expect(worker()({ madeOf: ["/assets/new.js"] })).toEqual(["takes over"])
  expect(worker()({ madeOf: ["/assets/old.js"] })).toEqual(["release.newer"])
})

test("what a page has loaded of this release is kept, with the page for being offline", () => {
  expect(worker()({ loaded: ["/assets/new.js", "/assets/old.js"] })).toEqual([
    "keeps /assets/new.js",
    "fetches the page for being offline",
  ])
})

test("with data saved nothing is fetched ahead, but by a site that was installed to be opened offline", () => {
  const loaded = ["/assets/new.js"]
  expect(worker({ isSaving: true })({ loaded })).toEqual(["keeps /assets/new.js if at hand"])
  expect(worker({ isSaving: true })({ loaded, isInstalled: false })).toEqual(["keeps /assets/new.js if at hand"])
  expect(worker({ isSaving: true })({ loaded, isInstalled: true })).toEqual([
    "keeps /assets/new.js if at hand",
    "fetches the page for being offline",
  ])
})

test.each([undefined, null, 7, "loaded", {}, { loaded: "all" }, { madeOf: [] }, { madeOf: [7] }])(
  "of %j nothing comes",
  (data) => {
    expect(worker()(data)).toEqual([])
  },
)

test("a browser saves data when it says so, and not where it says nothing", () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true)
  for (const other of [{}, { connection: undefined }, { connection: null }, { connection: { saveData: false } }])
    expect(savesData(other)).toBe(false)
})
