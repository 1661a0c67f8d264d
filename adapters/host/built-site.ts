import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Locale } from "@fakham/core"
import * as v from "valibot"
import { type PageRoutes, pageRoutes } from "./page-routes.ts"
import { preloadsOf } from "./preloads.ts"
import { readStaticFiles, type StaticFile } from "./static-files.ts"
import { type Template, templateOf } from "./template.ts"

/** The whole built site, read once: a later build does not disturb a running host. */
export type BuiltSite = {
  readonly files: ReadonlyMap<string, StaticFile>
  readonly template: Template
  readonly preloads: Readonly<Record<Locale, string>>
  readonly routes: PageRoutes
}

export const readBuiltSite = async (siteDir: string): Promise<BuiltSite> => {
  const part = (name: string) =>
    readFile(join(siteDir, name), "utf8").catch(() => {
      throw new Error(`There is no built site in ${siteDir} (${name} is missing): "npm run build" makes one.`)
    })
  const html = await part("index.html")
  return {
    template: templateOf(html),
    routes: pageRoutes(v.parse(v.array(v.string()), JSON.parse(await part("routes.json")))),
    preloads: preloadsOf(JSON.parse(await part(".vite/manifest.json")), html),
    files: await readStaticFiles(siteDir),
  }
}
