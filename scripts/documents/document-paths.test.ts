import { existsSync, globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"

const documents = globSync(
  "{README,CONTRIBUTING,SECURITY,core/README,core/testing/README,core/guides/*,docs/*,docs/decisions/*}.md",
  {
    cwd: root,
  },
)

/** Names that others have given: a header, a setting of a program, fields of the product that nothing here uses. */
const othersNames = new Set(["Referer", "copytruncate", "allFunctionsCalledOnLoad", "jwtDecoded", "option_2", "DEBUG"])

const sourcesIn = (floor: string) =>
  globSync(`${floor}/**/*.{ts,tsx,js,mjs,css,html,json}`, {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name),
  })

/** Every word of the sources and of their names, but for this one. */
const wordsOfSources = async () => {
  const files = ["core", "adapters", "ui", "scripts"]
    .flatMap(sourcesIn)
    .filter((file) => !import.meta.url.endsWith(file))
  const texts = await Promise.all(files.map((file) => read(file)))
  return new Set([...texts, ...files].flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []))
}

/** What stands as code and is a name, such as `placeOrder` or `poy.lines`. */
const namesIn = (text: string) =>
  [...text.matchAll(/`([A-Za-z][\w.$]*)(?:\(\))?`/g)].flatMap(([, name = ""]) => name.split(".").filter(Boolean))

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

test("every name that a document gives as code is in the sources", async () => {
  const words = await wordsOfSources()
  expect(words.size).toBeGreaterThan(10_000)
  const isUnknown = (name: string) => /^[A-Za-z_$]/.test(name) && !words.has(name) && !othersNames.has(name)
  const strange = await Promise.all(
    documents.map(async (document) =>
      namesIn(await read(document)).flatMap((name) => (isUnknown(name) ? [`${document}: ${name}`] : [])),
    ),
  )
  expect(strange.flat()).toEqual([])
  expect(namesIn("It is `placeNothing()`.").filter(isUnknown)).toEqual(["placeNothing"])
})

const commandsIn = (text: string) => [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = ""]) => name)

test("every command that a document names is one of package.json", async () => {
  const { scripts } = JSON.parse(await read("package.json"))
  const texts = await Promise.all(documents.map(read))
  const named = texts.flatMap(commandsIn)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  expect(commandsIn("`npm run nothing -- --now`")).toEqual(["nothing"])
})

test.each(documents)("every link of %s leads to a file that is there", async (document) => {
  expect(links(await read(document)).filter((link) => !existsSync(join(root, document, "..", link)))).toEqual([])
})

test("the README's maps name files", async () => {
  expect(namedPaths(await read("README.md")).length).toBeGreaterThan(10)
})
