import type { IncomingMessage } from "node:http"

/** What a request asks for, after everything that no browser sends has been refused. */
export type Target = {
  /** The path, decoded once. */
  readonly path: string
  /** The path as it was sent. */
  readonly rawPath: string
  /** What was sent after the path, with its question mark. */
  readonly search: string
  readonly host: string
}
export type BadTarget = { readonly refused: string }

const label = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
const host = new RegExp(`^(?:${label}(?:\\.${label})*\\.?|\\[[0-9a-f:.]{2,45}\\])(?::\\d{1,5})?$`, "i")
const longestPath = 1024

export const isHost = (text: string): boolean => text.length <= 255 && host.test(text)

export const targetOf = ({ url = "", headersDistinct }: IncomingMessage): Target | BadTarget => {
  const [name = "", ...others] = headersDistinct.host ?? []
  if (others.length > 0 || !isHost(name)) return { refused: "This Host is not a host name." }
  if (!/^[\x21-\x7e]+$/.test(url)) return { refused: "A path is written in ASCII." }
  const [rawPath = ""] = url.split(/[?#]/, 1)
  if (!rawPath.startsWith("/")) return { refused: "A path begins with a slash." }
  if (rawPath.length > longestPath) return { refused: "This path is too long." }
  const path = decoded(rawPath)
  if (path === undefined) return { refused: "This path is not readable." }
  if (path.split("/").some((segment) => dots.test(segment))) {
    return { refused: "A path with dots leads nowhere." }
  }
  return { path, rawPath, search: url.slice(rawPath.length), host: name.toLowerCase() }
}

/** Servers that keep parameters in a segment read `..;x` as two dots. */
const dots = /^\.{1,2}(?:;|$)/
const unreadable = /[\p{Cc}\\\uFFFE\uFFFF]/u

const decoded = (rawPath: string) => {
  try {
    const path = decodeURIComponent(rawPath)
    return unreadable.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** A path belongs to a prefix on whole segments only: /apix is not /api. */
export const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)
