import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { getMimeType, mimes } from "hono/utils/mime"
import type { EncodedBody } from "./encoding.ts"

export type StaticFile = {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly encoded: EncodedBody
}

const hashedName = "public, max-age=31536000, immutable"
const anHour = "public, max-age=3600"
/** A worker that browsers kept for an hour could hold back the next release. */
const asked = "no-cache"

const forms = { br: ".br", gzip: ".gz" } as const
const types = { ...mimes, vtt: "text/vtt" }

const notPublic = /^\/(?:index\.html|(?:routes|prerendered)\.json|\..*|.*\/\..*)$/

/** Every public file of the built site by its path: what is not listed here cannot be asked for. */
export const readStaticFiles = async (siteDir: string): Promise<ReadonlyMap<string, StaticFile>> => {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of await readdir(siteDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(siteDir, file).split(sep).join("/")}`
    if (entry.isFile() && !notPublic.test(path)) contents.set(path, await readFile(file))
  }
  const files = new Map<string, StaticFile>()
  for (const [path, identity] of contents) {
    if (isFormOfAnother(path, contents)) continue
    const br = contents.get(`${path}${forms.br}`)
    const gzip = contents.get(`${path}${forms.gzip}`)
    files.set(path, {
      type: getMimeType(path, types) ?? "application/octet-stream",
      etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
      cacheControl: cacheControlOf(path),
      encoded: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    })
  }
  return files
}

const isFormOfAnother = (path: string, contents: ReadonlyMap<string, unknown>) =>
  Object.values(forms).some((ending) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)))

const cacheControlOf = (path: string) =>
  path.startsWith("/assets/") ? hashedName : /(?:^|\/)(?:sw|service-worker)[\w.-]*\.js$/.test(path) ? asked : anHour
