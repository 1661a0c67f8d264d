import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { build, defaultClientConditions } from "vite"
import { closure, scriptsOf } from "../size/manifest.ts"
import { buildTarget } from "./least-browsers.ts"

const Files = v.optional(v.array(v.string()), [])
const Manifest = v.record(v.string(), v.object({ file: v.string(), css: Files, assets: Files, imports: Files }))

/** What is shown of being offline can be fetched only before. */
const offline = "screens/shell/page-notices.lazy.tsx"

/** The service worker: one file at an address that stays, since it is all that browsers ask for to find the next one. */
export const buildWorker = async (root: string, made: string): Promise<void> => {
  const manifest = v.parse(Manifest, JSON.parse(await readFile(join(made, ".vite/manifest.json"), "utf8")))
  const paths = (files: ReadonlyArray<string>) => [...new Set(files.map((file) => `/${file}`))].toSorted()
  const files = paths(Object.values(manifest).flatMap(({ file, css, assets }) => [file, ...css, ...assets]))
  const name = createHash("sha256").update(files.join()).digest("base64url").slice(0, 8)
  const ofOffline = offline in manifest ? paths(scriptsOf(manifest, closure(manifest, [offline]))) : []
  await build({
    configFile: false,
    root: join(root, "ui"),
    logLevel: "warn",
    resolve: { conditions: ["@fakham/source", ...defaultClientConditions] },
    define: {
      "process.env.NODE_ENV": '"production"',
      RELEASE: JSON.stringify({ name, files, offline: ofOffline }),
    },
    build: {
      target: buildTarget,
      outDir: made,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "ui/service-worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  })
}
