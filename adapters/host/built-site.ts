import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import type { ExtraSources } from "./content-policy.ts"
import { type Frames, framesOf, updateOf } from "./frames.ts"
import { type PageHeads, pageHeadsOf } from "./page-heads.ts"
import { type PageRoutes, pageRoutes } from "./page-routes.ts"
import { earlyScript, type Links, linksOf } from "./preloads.ts"
import { readStaticFiles, type StaticFile } from "./static-files.ts"
import { type Template, templateOf } from "./template.ts"

/** The whole built site, read once: a later build does not disturb a running host. */
export type BuiltSite = {
  readonly files: ReadonlyMap<string, StaticFile>
  readonly template: Template
  readonly frames: Frames
  readonly heads: PageHeads
  readonly links: Links
  /** The script that runs before all others. */
  readonly early: ReturnType<typeof earlyScript>
  readonly routes: PageRoutes
  readonly update: ReturnType<typeof updateOf>
  /** The scripts that stand in the page itself, by what they are. */
  readonly inline: ExtraSources
}

export const readBuiltSite = async (siteDir: string): Promise<BuiltSite> => {
  const part = (name: string) =>
    readFile(join(siteDir, name), "utf8").catch(() => {
      throw new Error(`There is no built site in ${siteDir} (${name} is missing): "npm run build" makes one.`)
    })
  const html = await part("index.html")
  const manifest: unknown = JSON.parse(await part(".vite/manifest.json"))
  const frames: unknown = JSON.parse(await part("frames.json"))
  return {
    template: templateOf(html),
    routes: pageRoutes(v.parse(v.array(v.string()), JSON.parse(await part("routes.json")))),
    frames: framesOf(frames),
    heads: pageHeadsOf(frames),
    update: updateOf(frames),
    inline: { "script-src": [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => hashOf(script)) },
    links: linksOf(manifest, html),
    early: earlyScript(manifest),
    files: await readStaticFiles(siteDir),
  }
}

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`
