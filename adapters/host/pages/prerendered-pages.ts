import { access, canonicalPath, type Locale, type Session } from "@fakham/core"
import * as v from "valibot"
import { pageRoutes } from "./page-routes.ts"

const Html = v.object({ th: v.string(), en: v.string(), kh: v.string(), mm: v.string() })
const BuiltPages = v.object({
  /** What stands in the place of the site's name. */
  brand: v.pipe(v.string(), v.minLength(1)),
  pages: v.array(
    v.object({
      visitor: v.picklist(["guest", "player"]),
      script: v.optional(v.string()),
      path: v.string(),
      modules: v.array(v.string()),
      calls: v.array(v.string()),
      hasForm: v.optional(v.boolean(), false),
      hasClock: v.optional(v.boolean(), false),
      html: Html,
    }),
  ),
})

/** What stands in a page's place until its scripts have come: the page without anything of its visitor. */
export type ServedPage = {
  readonly visitor: "guest" | "player"
  /** The script that runs before all others. */
  readonly script: string
  readonly modules: ReadonlyArray<string>
  readonly html: (locale: Locale, brand: string) => string
  /** What the page asks the operator for before its scripts have come. */
  readonly calls: ReadonlyArray<string>
  /** Fields have hints in small letters. */
  readonly hasForm: boolean
  /** The time left is the first number that the page exists for. */
  readonly hasClock: boolean
}

/** Finds the prerendered page that a visitor will see at a path, with what stands behind it in the address. */
export type PrerenderedPages = (path: string, search: string, session: Session | undefined) => ServedPage | undefined

/** The page for browsers that are too old for all others, in every language. */
export const updateOf = (built: unknown): Readonly<Record<Locale, string>> =>
  v.parse(v.object({ update: Html }), built).update

export const prerenderedPagesOf = (built: unknown): PrerenderedPages => {
  const { brand: mark, pages } = v.parse(BuiltPages, built)
  return (path, search, session) => {
    const visitor = session === undefined ? "guest" : "player"
    const page = pageShown(path, session)
    const found =
      page === undefined
        ? undefined
        : pages.find((one) => one.visitor === visitor && pageRoutes([one.path])(page) !== undefined)
    if (page === undefined || found === undefined) return undefined
    const { script = visitor, modules, html, calls, hasForm, hasClock } = found
    return {
      visitor,
      script,
      modules,
      hasForm,
      hasClock,
      html: (locale, brand) => html[locale].replaceAll(mark, () => brand),
      calls: calls.flatMap((call) => withNamed(withParameters(call, found.path, page), page === path ? search : "")),
    }
  }
}

/** Words with a dollar, as they stand in the address of the page. */
const withParameters = (call: string, pattern: string, page: string) => {
  const segments = page.split("/")
  return pattern
    .split("/")
    .reduce(
      (filled, name, index) =>
        name.length > 1 && name.startsWith("$")
          ? filled.replaceAll(name, () => encodeURIComponent(segments[index] ?? ""))
          : filled,
      call,
    )
}

/** Words with a dollar and a question mark, as they are named behind the path; without them the call is left to the page. */
const withNamed = (call: string, search: string): ReadonlyArray<string> => {
  const [, word, name = ""] = /(\$\?(\w+))/.exec(call) ?? []
  if (word === undefined) return [call]
  const [value, ...others] = new URLSearchParams(search).getAll(name)
  return value === undefined || others.length > 0 || !isPlainName(value) ? [] : [call.replace(word, () => value)]
}

/** Letters and digits that the router reads as they are written: not as another number, nor as yes or no. */
const isPlainName = (text: string) => {
  if (!/^[\w-]{1,128}$/.test(text)) return false
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === "number" && String(read) === text
  } catch {
    return true
  }
}

/** Where a visitor is led to from a path; nowhere where it is closed to them, or where their session ends. */
export const pageShown = (path: string, session: Session | undefined): string | undefined => {
  const allowed = access(canonicalPath(path), session)
  if (allowed === "allowed") return path
  if (allowed === "toMain") return "/main"
  return allowed === "toHome" ? "/" : undefined
}
