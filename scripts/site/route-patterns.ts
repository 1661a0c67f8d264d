/** The address patterns of every page, out of the router's generated tree; a catch-all is no page of its own. */
export const routePatterns = (generated: string): ReadonlyArray<string> => {
  const [, body = ""] = /interface FileRoutesByFullPath \{\n([\s\S]*?)\n\}/.exec(generated) ?? []
  const patterns = [...body.matchAll(/^\s*["'](\/[^"']*)["']: /gm)].map(([, pattern = ""]) => trimmed(pattern))
  const pages = [...new Set(patterns)].filter((pattern) => pattern !== "/$")
  if (pages.length === 0) throw new Error("The router's generated tree names no page in FileRoutesByFullPath.")
  return pages.toSorted()
}

const trimmed = (pattern: string) => (pattern === "/" ? pattern : pattern.replace(/\/$/, ""))
