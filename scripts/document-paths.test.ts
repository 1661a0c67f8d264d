import { existsSync, globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "./commands/run.ts"

const documents = globSync(
  "{README,CONTRIBUTING,SECURITY,core/README,core/testing/README,docs/*,docs/decisions/*}.md",
  {
    cwd: root,
  },
)

/** What a command makes, and a fresh clone does not have. */
const made = new Set(["ui/dist"])

const read = (document: string) => readFile(join(root, document), "utf8")

const isThere = (path: string) => made.has(path) || globSync(path, { cwd: root }).length > 0

const namedPaths = (text: string) =>
  [...text.matchAll(/`((?:core|adapters|ui|scripts|docs)\/[^`\s]*)`/g)].map(([, path = ""]) => path)

const links = (text: string) => [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = ""]) => link)

test.each(documents)("every path that %s names is there", async (document) => {
  expect(namedPaths(await read(document)).filter((path) => !isThere(path))).toEqual([])
})

test.each(documents)("every link of %s leads to a file that is there", async (document) => {
  expect(links(await read(document)).filter((link) => !existsSync(join(root, document, "..", link)))).toEqual([])
})

test("the README's maps name files", async () => {
  expect(namedPaths(await read("README.md")).length).toBeGreaterThan(10)
})
