import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import type { ExtraSources } from "../content-policy.ts"
import { readStaticFiles, type StaticFile } from "../files/static-files.ts"
import { type PageHeads, pageHeadsOf } from "./page-heads.ts"
import { type PageRoutes, pageRoutes } from "./page-routes.ts"
import { type Links, linksOf, prefetchScript } from "./preloads.ts"
import { type PrerenderedPages, prerenderedPagesOf, updateOf } from "./prerendered-pages.ts"
import { type Template, templateOf } from "./template.ts"

/** The whole built site, read once: a later build does not disturb a running host. */
export type BuiltSite = {
  readonly files: ReadonlyMap<string, StaticFile>
  readonly template: Template
  readonly pages: PrerenderedPages
  readonly heads: PageHeads
  readonly links: Links
  /** The script that runs before all others. */
  readonly prefetchScript: ReturnType<typeof prefetchScript>
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
  const prerendered: unknown = JSON.parse(await part("prerendered.json"))
  return {
    template: templateOf(html),
    routes: pageRoutes(v.parse(v.array(v.string()), JSON.parse(await part("routes.json")))),
    pages: prerenderedPagesOf(prerendered),
    heads: pageHeadsOf(prerendered),
    update: updateOf(prerendered),
    inline: { "script-src": [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => hashOf(script)) },
    links: linksOf(manifest, html),
    prefetchScript: prefetchScript(manifest),
    files: await readStaticFiles(siteDir),
  }
}

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`
