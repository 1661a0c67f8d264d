import { readFileSync } from "node:fs"
import type { Hono } from "hono"
import type { RequestEnv } from "../http/requests.ts"

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ")

const file = (name: string, type: string) => ({
  text: readFileSync(new URL(`page/${name}`, import.meta.url), "utf8"),
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": policy,
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
