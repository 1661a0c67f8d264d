import type { Locale } from "@fakham/core"
import * as v from "valibot"
import { pageRoutes } from "./page-routes.ts"

const Words = v.object({ th: v.string(), en: v.string(), kh: v.string(), mm: v.string() })
type Words = Readonly<Record<Locale, string>>

const BuiltHeads = v.object({
  heads: v.object({
    pages: v.array(v.object({ path: v.string(), title: Words, description: v.optional(Words) })),
    notFound: Words,
    notAllowed: Words,
    forbidden: Words,
  }),
})

/** How a page is called, and what it is about where anyone may read it. */
export type PageHead = { readonly title: Words; readonly description?: Words | undefined }

export type PageHeads = Readonly<Record<"notFound" | "notAllowed" | "forbidden", PageHead>> & {
  readonly of: (path: string) => PageHead | undefined
  /** What the site is about, in the words of its first page. */
  readonly ofSite: PageHead | undefined
  /** The patterns of all pages, as the router writes them. */
  readonly patterns: ReadonlyArray<string>
  /** The paths of all pages that search engines may list. */
  readonly listed: ReadonlyArray<string>
}

export const pageHeadsOf = (built: unknown): PageHeads => {
  const { pages, notFound, notAllowed, forbidden } = v.parse(BuiltHeads, built).heads
  const known = pages.map(({ path, ...head }) => ({ path, head, routes: pageRoutes([path]) }))
  const of = (path: string) => known.find(({ routes }) => routes(path) !== undefined)?.head
  return {
    of,
    ofSite: of("/"),
    patterns: pages.map(({ path }) => path),
    listed: pages.flatMap(({ path, description }) => (description === undefined || path.includes("$") ? [] : [path])),
    notFound: { title: notFound },
    notAllowed: { title: notAllowed },
    forbidden: { title: forbidden },
  }
}
