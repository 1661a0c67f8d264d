import { addFiles } from "./files.ts"
import { isOfRelease, release } from "./release.ts"

/** A page without a frame, so that it says nothing of who visits; the host knows it by this address. */
const shellPath = "/offline.html"
const shells = "shell-"
const cacheName = `${shells}${release.name}`
const files = /\/assets\/[\w.-]+/g

/** Fetches the page that stands in for every other one, and what it is made of. A page of another release is left alone. */
export const cacheShell = async (): Promise<void> => {
  const answer = await fetch(shellPath, { cache: "no-cache" })
  const named = (await answer.clone().text()).match(files) ?? []
  if (!answer.ok || !named.every(isOfRelease))
    throw new Error("the page that stands in for others is of another release")
  await addFiles([...named, ...release.offline])
  await (await caches.open(cacheName)).put(shellPath, answer)
}

export const cachedShell = async (): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(shellPath, { ignoreVary: true })

export const dropOldShells = async (): Promise<void> => {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(shells) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}
