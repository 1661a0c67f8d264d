import { isPartner, partners, rulesOf } from "@fakham/core/games"

/** The pages of partners' games as the router writes patterns: one route answers them all. */
export const partnerPages: ReadonlyArray<string> = [...partners, "wl-game-test"]
  .filter(isPartner)
  .flatMap((partner) => {
    const { lists, games } = rulesOf(partner)
    return [...lists, ...games].map((path) => path.replace(/#.*$/, "").replaceAll(/\{(\w+)\}/g, "$$$1"))
  })

/** The address patterns of every page, out of the router's generated tree; any other catch-all is no page of its own. */
export const routePatterns = (generated: string): ReadonlyArray<string> => {
  const [, body = ""] = /interface FileRoutesByFullPath \{\n([\s\S]*?)\n\}/.exec(generated) ?? []
  const patterns = [...body.matchAll(/^\s*["'](\/[^"']*)["']: /gm)].map(([, pattern = ""]) => trimmed(pattern))
  const pages = patterns.flatMap((pattern) =>
    pattern === "/game/$" ? partnerPages : pattern === "/$" ? [] : [pattern],
  )
  if (pages.length === 0) throw new Error("The router's generated tree names no page in FileRoutesByFullPath.")
  return [...new Set(pages)].toSorted()
}

const trimmed = (pattern: string) => (pattern === "/" ? pattern : pattern.replace(/\/$/, ""))
