import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Hono } from "hono"
import { pagePolicy } from "../http/page-policy.ts"
import type { RequestEnv } from "../http/requests.ts"

const file = (name: string, type: string) => ({
  body: readFileSync(new URL(`page/${name}`, import.meta.url), "utf8"),
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": pagePolicy(),
    "referrer-policy": "no-referrer",
  },
})

/** The product's letters and digits, out of the packages that they come in. */
const fonts = {
  "anuphan-thai.woff2": "@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2",
  "anuphan-latin.woff2": "@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2",
  "plex-thai.woff2": "@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-400-normal.woff2",
  "plex-latin.woff2": "@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-latin-400-normal.woff2",
  "barlow.woff2": "@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-500-normal.woff2",
} as const

/** Serves the desk's page and the few files it needs. */
export const servePage = (desk: Hono<RequestEnv>): void => {
  const files = {
    "/": file("desk.html", "text/html"),
    "/desk.js": file("desk.js", "text/javascript"),
    "/orders.js": file("orders.js", "text/javascript"),
    "/rows.js": file("rows.js", "text/javascript"),
    "/words.js": file("words.js", "text/javascript"),
    "/desk.css": file("desk.css", "text/css"),
  }
  for (const [path, { body, headers }] of Object.entries(files)) desk.get(path, (c) => c.body(body, 200, headers))
  for (const [name, source] of Object.entries(fonts)) {
    const font = new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(source))))
    desk.get(`/fonts/${name}`, (c) => c.body(font, 200, { "content-type": "font/woff2" }))
  }
}
