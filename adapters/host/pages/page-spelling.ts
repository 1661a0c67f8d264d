import type { Target } from "../target.ts"
import type { PageRoutes } from "./page-routes.ts"

export type Spelling =
  | { readonly is: "plain" | "unreadable" }
  /** A page with slashes too many, and where it is without them. */
  | { readonly is: "doubled"; readonly location: string }

/** Paths that servers and browsers read in different ways are no page, so that a page has one answer everywhere. The
 * one location given has a single slash at its front and none doubled behind it: it never names another host. */
export const spellingOf = ({ path, rawPath, search }: Target, routes: PageRoutes): Spelling => {
  if (/%2f|%5c|\\/i.test(rawPath)) return { is: "unreadable" }
  if (!path.includes("//")) return { is: "plain" }
  if (routes(single(path)) === undefined) return { is: "unreadable" }
  return { is: "doubled", location: single(rawPath) + search }
}

const single = (path: string) => path.replace(/\/{2,}/g, "/")
