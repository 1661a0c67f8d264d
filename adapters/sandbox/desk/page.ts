import { readFileSync } from "node:fs"
import type { Hono } from "hono"
import { pagePolicy } from "../http/page-policy.ts"
import type { RequestEnv } from "../http/requests.ts"

const file = (name: string, type: string) => ({
  text: readFileSync(new URL(`page/${name}`, import.meta.url), "utf8"),
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": pagePolicy(),
    "referrer-policy": "no-referrer",
  },
})

/** Serves the desk's page and the two files it needs. */
export const servePage = (desk: Hono<RequestEnv>): void => {
  const files = {
    "/": file("desk.html", "text/html"),
    "/desk.js": file("desk.js", "text/javascript"),
    "/desk.css": file("desk.css", "text/css"),
  }
  for (const [path, { text, headers }] of Object.entries(files)) desk.get(path, (c) => c.body(text, 200, headers))
}
