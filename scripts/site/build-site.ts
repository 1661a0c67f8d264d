import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { buildInChunks } from "./build-in-chunks.ts"
import { buildWorker } from "./build-worker.ts"
import { inputsHash } from "./inputs.ts"
import { keepAssets } from "./keep-assets.ts"
import { type BuiltWeight, precompress } from "./precompress.ts"
import { prerenderPages } from "./prerender.ts"
import { routePatterns } from "./route-patterns.ts"

const stamp = ".build"
const siteDirOf = (root: string) => join(root, "ui/dist")

/** The site stands built from exactly the sources that are there now. */
export const isBuilt = async (root: string): Promise<boolean> => {
  const built = await readFile(join(siteDirOf(root), stamp), "utf8").catch(() => "")
  return built !== "" && built === (await inputsHash(root))
}

/**
 * Builds the site beside the old one and puts it in its place only when it is whole. What a site of an older release has under
 * `assets` may stay beside it.
 */
export const buildSite = async (root: string, olderDir?: string): Promise<BuiltWeight> => {
  const made = join(root, `node_modules/.cache/fakham/site-${process.pid}`)
  const inputs = await inputsHash(root)
  try {
    const prerendered = await prerenderPages(root)
    await buildInChunks(root, made, prerendered)
    await buildWorker(root, made)
    await writeFile(join(made, "prerendered.json"), JSON.stringify(prerendered))
    const patterns = routePatterns(await readFile(join(root, "ui/route-tree.gen.ts"), "utf8"))
    await writeFile(join(made, "routes.json"), JSON.stringify(patterns))
    const weight = await precompress(made)
    if (olderDir !== undefined) await keepAssets(olderDir, made, Date.now())
    await writeFile(join(made, stamp), inputs)
    await replace(siteDirOf(root), made)
    return weight
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

const replace = async (siteDir: string, made: string) => {
  await rm(siteDir, { recursive: true, force: true })
  await mkdir(join(siteDir, ".."), { recursive: true })
  await rename(made, siteDir).catch(() => cp(made, siteDir, { recursive: true }))
}
