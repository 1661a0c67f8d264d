import { readFileSync } from "node:fs"
import { join } from "node:path"
import { documentsIn, fileOf, linkTarget, relativeTo } from "./document-links.ts"
import { type DocumentPage, documentPage } from "./document-page.ts"

export type DocsSite = {
  /** Pages by their file. */
  readonly pages: ReadonlyMap<string, string>
  /** Files that pages show or link to, by their path, which is the same in the repository. */
  readonly files: ReadonlySet<string>
  readonly styles: string
  /** Links to what is not in the repository. */
  readonly missing: ReadonlyArray<string>
}

const styleFile = "style.css"
const indexFile = "index.html"

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

type Group = {
  readonly title: string
  readonly pages: ReadonlyArray<{ readonly file: string; readonly title: string }>
}

const navigation = (groups: ReadonlyArray<Group>, at: string) => {
  const listed = groups.map(({ title, pages }) => {
    const links = pages.map(
      (page) =>
        `<li><a href="${relativeTo(at, page.file)}"${page.file === at ? ' aria-current="page"' : ""}>${escaped(page.title)}</a></li>`,
    )
    const isOpen = pages.some(({ file }) => file === at)
    return `<details${isOpen ? " open" : ""}><summary>${escaped(title)}</summary><ul>${links.join("")}</ul></details>`
  })
  return `<nav aria-label="Pages"><a class="home" href="${relativeTo(at, indexFile)}">ฟ้าค่ำ · Fakham</a>${listed.join("")}</nav>`
}

const framed = (groups: ReadonlyArray<Group>, at: string, title: string, content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Fakham</title>
<link rel="stylesheet" href="${relativeTo(at, styleFile)}">
<body>
${navigation(groups, at)}
<main>
${content}
</main>
</body>
</html>
`

const indexOf = (groups: ReadonlyArray<Group>) =>
  `<h1>Fakham</h1>\n${groups
    .map(
      ({ title, pages }) =>
        `<h2>${escaped(title)}</h2>\n<ul class="pages">${pages
          .map((page) => `<li><a href="${page.file}">${escaped(page.title)}</a></li>`)
          .join("")}</ul>`,
    )
    .join("\n")}`

/** All documents as pages that open from the disk, and what they show. */
export const docsSiteOf = (root: string): DocsSite => {
  const files = new Set<string>()
  const missing: Array<string> = []
  const made = new Map<string, DocumentPage>()
  const groups = documentsIn(root).map(({ title, documents }) => ({
    title,
    pages: documents.map((document) => {
      const page = documentPage(readFileSync(join(root, document), "utf8"), (target) => {
        const meant = linkTarget(root, document, target)
        if (meant.is === "elsewhere") return target
        if (meant.is === "missing") missing.push(`${document}: ${target}`)
        if (!("anchor" in meant)) return undefined
        if (meant.is === "file") files.add(meant.path)
        const file = meant.is === "document" ? fileOf(meant.path) : meant.path
        return `${relativeTo(document, file)}${meant.anchor === "" ? "" : `#${meant.anchor}`}`
      })
      const file = fileOf(document)
      made.set(file, page)
      return { file, title: page.title }
    }),
  }))
  const pages = new Map([...made].map(([file, page]) => [file, framed(groups, file, page.title, page.html)] as const))
  pages.set(indexFile, framed(groups, indexFile, "Documents", indexOf(groups)))
  const tokens = readFileSync(join(root, "ui/design/tokens.css"), "utf8")
  const own = readFileSync(join(root, "scripts/documents/docs-site.css"), "utf8")
  return { pages, files, styles: `${tokens}\n${own}`, missing }
}
