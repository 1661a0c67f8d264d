import { canonicalPath } from "@fakham/core"

export type PageRoute = {
  readonly canonical: string
  /** Nothing in its address can be made up. */
  readonly isFixed: boolean
}
/** Says of a decoded path which page it shows, if any. */
export type PageRoutes = (path: string) => PageRoute | undefined

/** Patterns are written as the router writes them: /vdo/$vdoName, /game/pg-soft2/{-$gameId}, /files/$. */
export const pageRoutes = (patterns: ReadonlyArray<string>): PageRoutes => {
  const known = patterns.map((pattern) => ({ isFixed: !pattern.includes("$"), shape: regexOf(pattern) }))
  const found = (canonical: string): PageRoute | undefined => {
    const matching = known.filter(({ shape }) => shape.test(canonical))
    return matching.length === 0 ? undefined : { canonical, isFixed: matching.some(({ isFixed }) => isFixed) }
  }
  return (path) => {
    const trimmed = path === "/" ? path : path.replace(/\/$/, "")
    return found(canonicalPath(trimmed)) ?? found(trimmed)
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
