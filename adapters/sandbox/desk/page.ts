import { readFileSync } from "node:fs"
import type { Hono } from "hono"
import { servePageFonts } from "../http/page-fonts.ts"
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
  servePageFonts(desk, "/fonts")
}
