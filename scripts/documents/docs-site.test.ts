import { existsSync } from "node:fs"
import { join, posix } from "node:path"
import { describe, expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { docsSiteOf } from "./docs-site.ts"
import { documentPage } from "./document-page.ts"

const { pages, files, styles, missing } = docsSiteOf(root)

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value.replaceAll("&amp;", "&"))

/** What a link leads to that is not there. */
const broken = (file: string, target: string): boolean => {
  if (/^(?:https?|mailto):/.test(target)) return false
  const [path = "", anchor = ""] = target.split("#")
  const to = path === "" ? file : posix.join(posix.dirname(file), path)
  const page = pages.get(to)
  if (page === undefined) return to !== "style.css" && !(files.has(to) && existsSync(join(root, to)))
  return anchor !== "" && !attributes(page, "id").includes(decodeURIComponent(anchor))
}

describe("the documents as pages", () => {
  test("have a page for each of core, the operator, the site, what core exports, decisions and changes", () => {
    for (const file of [
      "index",
      "core/README",
      "adapters/operator/README",
      "README",
      "docs/walk",
      "docs/core-api/laws",
    ])
      expect([...pages.keys()]).toContain(`${file}.html`)
    expect(pages.size).toBeGreaterThan(170)
  })

  test("lead from each page to all others, and nowhere that is not there", () => {
    const ways = [...pages].flatMap(([file, html]) =>
      [...attributes(html, "href"), ...attributes(html, "src")]
        .filter((target) => broken(file, target))
        .map((target) => `${file}: ${target}`),
    )
    expect([...ways, ...missing]).toEqual([])
    for (const [file, html] of pages) {
      const [, navigation = ""] = /<nav([\s\S]*?)<\/nav>/.exec(html) ?? []
      const listed = attributes(navigation, "href")
      expect([listed.length, new Set(listed).size], file).toEqual([pages.size, pages.size])
    }
  })

  test("open from the disk: nothing in them is fetched or run", () => {
    for (const [file, html] of pages) {
      expect(html, file).not.toMatch(/<script|<iframe| src="https?:| href="\/| on[a-z]+="/)
      expect(attributes(html, "href"), file).toContain(posix.relative(posix.dirname(file), "style.css"))
    }
    expect(styles).not.toMatch(/url\(|@import/)
  })

  test("show the drawing of every machine", () => {
    const charts = [...files].filter((file) => file.startsWith("docs/core-api/charts/"))
    expect(charts.length).toBeGreaterThan(60)
  })
})

describe("a page", () => {
  const page = documentPage("# A *b* `c`\n\n## Twice?\n\n## Twice?\n\n[one](two.md#x) [no](gone)\n", (target) =>
    target === "gone" ? undefined : `${target}l`,
  )

  test("has its first heading as its title, and headings that are called as they are on GitHub", () => {
    expect(page.title).toBe("A b c")
    expect([...page.anchors]).toEqual(["a-b-c", "twice", "twice-1"])
  })

  test("shows a link that leads nowhere as text", () => {
    expect(page.html).toContain('<p><a href="two.md#xl">one</a> no</p>')
    expect(page.targets).toEqual(["two.md#x", "gone"])
  })
})
