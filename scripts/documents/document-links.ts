import { globSync, statSync } from "node:fs"
import { dirname, join, posix } from "node:path"

/** Where documents stand, in the order in which they are listed. */
const groups = [
  { title: "Core", documents: ["core/README.md", "core/guides/*.md", "core/testing/README.md"] },
  { title: "The operator", documents: ["adapters/operator/README.md", "adapters/sandbox/README.md"] },
  {
    title: "The site",
    documents: [
      "README.md",
      "CONTRIBUTING.md",
      "SECURITY.md",
      "docs/*.md",
      "docs/deploy/*.md",
      "docs/examples/*/README.md",
    ],
  },
  { title: "What core exports", documents: ["docs/core-api/README.md", "docs/core-api/*.md"] },
  { title: "Decisions", documents: ["docs/decisions/README.md", "docs/decisions/*.md"] },
  { title: "Changes", documents: ["{.,core,adapters/operator,adapters/sandbox}/CHANGELOG.md"] },
] as const

/** Every document, group by group, each once. */
export const documentsIn = (
  root: string,
): ReadonlyArray<{ readonly title: string; readonly documents: ReadonlyArray<string> }> => {
  const listed = new Set<string>()
  return groups.map(({ title, documents }) => {
    const found = documents.flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    const own = [...new Set(found.map((document) => posix.normalize(document)))].filter((one) => !listed.has(one))
    for (const document of own) listed.add(document)
    return { title, documents: own }
  })
}

/** The page that is made of a document. */
export const fileOf = (document: string): string => document.replace(/\.md$/, ".html")

export type LinkTarget =
  /** Another site's, or a place on the same page. */
  | { readonly is: "elsewhere" }
  | { readonly is: "document" | "file"; readonly path: string; readonly anchor: string }
  /** A folder without a document of its own. */
  | { readonly is: "folder" | "missing"; readonly path: string }

/** What a link of a document means. */
export const linkTarget = (root: string, document: string, target: string): LinkTarget => {
  if (/^(?:[a-z][a-z+.-]*:|#)/i.test(target)) return { is: "elsewhere" }
  const [written = "", anchor = ""] = target.split("#")
  const path = posix.join(posix.dirname(document), decodeURIComponent(written))
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (stats === undefined) return { is: "missing", path }
  if (!stats.isDirectory()) return { is: path.endsWith(".md") ? "document" : "file", path, anchor }
  const own = posix.join(path, "README.md")
  const isThere = statSync(join(root, own), { throwIfNoEntry: false }) !== undefined
  return isThere ? { is: "document", path: own, anchor } : { is: "folder", path }
}

/** How one page names another. */
export const relativeTo = (document: string, file: string): string => posix.relative(dirname(document), file) || file
