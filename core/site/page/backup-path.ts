const suffix = "-backup"

/** The page that a path with the suffix `-backup` stands for; `/index-backup` is the home page. */
export const canonicalPath = (path: string): string => {
  const page = path.replace(/\/+$/, "")
  if (page === `/index${suffix}`) return "/"
  return page.endsWith(suffix) && !page.endsWith(`/${suffix}`) ? page.slice(0, -suffix.length) : path
}
