import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { build } from "vite"
import settings from "../../vite.config.ts"
import { root } from "../commands/run.ts"
import { closure, type Manifest, scriptsOf } from "./manifest.ts"
import { type Weight, weigh } from "./weight.ts"

/** Weighs the same libraries bundled alone, by the settings that build the site, around an app that does nothing. */
export const weighBaseline = async (): Promise<Weight> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-floor-"))
  try {
    await build({
      configFile: false,
      logLevel: "warn",
      root: join(root, "scripts/size"),
      plugins: [react()],
      resolve: settings.resolve ?? {},
      build: { ...settings.build, outDir: folder, rolldownOptions: { input: join(root, "scripts/size/baseline.tsx") } },
    })
    const manifest: Manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"))
    const files = scriptsOf(manifest, closure(manifest, ["baseline.tsx"]))
    return weigh(await Promise.all(files.map((file) => readFile(join(folder, file)))))
  } finally {
    await rm(folder, { recursive: true })
  }
}
