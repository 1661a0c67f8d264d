import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "../commands/run.ts"
import { closure, type Manifest } from "./manifest.ts"

const imported = /import\(\s*"\.\.\/([^"]+)"\s*\)/g

const ofPlayers = /^prerender\/prefetch\/prefetch-(?!guest)/

/** What runs for a guest at `/` by the build's own account: the entries, what the index route fetches at once, and Thai. */
export const firstLoad = async (manifest: Manifest): Promise<ReadonlySet<string>> => {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !ofPlayers.test(key))
  const indexRoute = await readFile(join(root, "ui/routes/index.tsx"), "utf8")
  const fetched = [...indexRoute.matchAll(imported)].flatMap(([, file = ""]) => file)
  return closure(manifest, [...entries, ...fetched, "locales/guest/th.po"])
}
