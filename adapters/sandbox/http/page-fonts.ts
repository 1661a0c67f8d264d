import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Hono } from "hono"
import type { RequestEnv } from "./requests.ts"

/** The product's letters and digits, out of the packages that they come in. */
const fonts = {
  "anuphan-thai.woff2": "@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2",
  "anuphan-latin.woff2": "@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2",
  "noto-khmer.woff2": "@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2",
  "noto-myanmar.woff2": "@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2",
  "plex-thai.woff2": "@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-400-normal.woff2",
  "plex-latin.woff2": "@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-latin-400-normal.woff2",
  "barlow.woff2": "@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-500-normal.woff2",
} as const

/** Serves the fonts of the operator's own pages under a path. */
export const servePageFonts = (app: Hono<RequestEnv>, path: string): void => {
  for (const [name, source] of Object.entries(fonts)) {
    const font = new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(source))))
    const headers = { "content-type": "font/woff2", "cache-control": "public, max-age=604800" }
    app.get(`${path}/${name}`, (c) => c.body(font, 200, headers))
  }
}
