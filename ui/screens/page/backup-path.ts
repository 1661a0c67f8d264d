const suffix = "-backup"

/** The page that a path with the suffix `-backup` stands for; `/index-backup` is the home page. */
export const canonicalPath = (path: string): string => {
  const page = path.replace(/\/+$/, "")
  if (page === `/index${suffix}`) return "/"
  return page.endsWith(suffix) && page.length > suffix.length + 1 ? page.slice(0, -suffix.length) : path
}

export const withoutBackup = (url: URL): URL => {
  const canonical = new URL(url)
  canonical.pathname = canonicalPath(url.pathname)
  return canonical
}
