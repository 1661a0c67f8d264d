import { canonicalPath } from "@fakham/core"

/** Says of a decoded path which page it shows, if any. */
export type PageRoutes = (path: string) => { readonly canonical: string } | undefined

/** Patterns are written as the router writes them: /vdo/$vdoName, /game/pg-soft2/{-$gameId}, /files/$. */
export const pageRoutes = (patterns: ReadonlyArray<string>): PageRoutes => {
  const known = patterns.map(regexOf)
  const isKnown = (path: string) => known.some((pattern) => pattern.test(path))
  return (path) => {
    const trimmed = path === "/" ? path : path.replace(/\/$/, "")
    const original = canonicalPath(trimmed)
    if (isKnown(original)) return { canonical: original }
    return isKnown(trimmed) ? { canonical: trimmed } : undefined
  }
}

const regexOf = (pattern: string) => {
  const segments = pattern.split("/").filter((segment) => segment !== "")
  return new RegExp(segments.length === 0 ? "^/$" : `^${segments.map(segmentSource).join("")}$`, "u")
}

const parameter = /^(.*?)\{(-?)\$\w*\}(.*)$/

const segmentSource = (segment: string): string => {
  if (segment === "$") return "(?:/.+)?"
  if (/^\$\w+$/.test(segment)) return "/[^/]+"
  const [, before, optional, after] = parameter.exec(segment) ?? []
  if (before === undefined || after === undefined) return `/${literal(segment)}`
  return optional === "-" && before === "" && after === "" ? "(?:/[^/]+)?" : `/${literal(before)}[^/]+${literal(after)}`
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
