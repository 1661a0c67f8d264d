import { globSync, statSync } from "node:fs"
import { join } from "node:path"
import { root, runScript } from "./run.ts"

/** Vite's account of what it built; it is written last. */
export const manifestFile = join(root, "ui/dist/.vite/manifest.json")

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const isFresh = (): boolean => {
  const sources = globSync(["{core,adapters,ui}/**/*", "vite.config.ts", "package-lock.json"], {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|e2e|sandbox|host)$|\.test\.tsx?$/.test(name),
  })
  const built = changedAt(manifestFile)
  return (
    built > 0 &&
    sources.every((file) => changedAt(join(root, file)) <= built || statSync(join(root, file)).isDirectory())
  )
}

/** Builds the site unless it stands built from the sources as they are. */
export const needSite = async (): Promise<boolean> => {
  if (isFresh()) return true
  const { code, output } = await runScript("build.ts")
  if (code !== 0) console.error(output)
  return code === 0
}
