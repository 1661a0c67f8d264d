import { join } from "node:path"
import { isBuilt } from "../site/build-site.ts"
import { root, runScript } from "./run.ts"

/** Vite's account of what it built. */
export const manifestFile = join(root, "ui/dist/.vite/manifest.json")

/** Builds the site unless it stands built from the sources as they are. */
export const needSite = async (): Promise<boolean> => {
  if (await isBuilt(root)) return true
  const { code, output } = await runScript("build.ts")
  if (code !== 0) console.error(output)
  return code === 0
}
