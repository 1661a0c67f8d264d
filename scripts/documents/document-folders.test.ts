import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"

const floors = ["core", "adapters", "ui", "scripts", "docs"]

/** What is installed or built. */
const made = /(?:^|\/)(?:dist|node_modules|\.[^/]*)(?:\/|$)/

const foldersIn = (floor: string): ReadonlyArray<string> =>
  readdirSync(join(root, floor), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => relative(root, parentPath))

/** Every folder that holds files. */
const folders = [...new Set(floors.flatMap(foldersIn))].filter((folder) => !made.test(folder))

/** The folders that the tree names, with their paths; `<room>` is any folder of core, `**` anything below. */
const namedIn = (document: string): ReadonlyArray<string> => {
  const [, tree = ""] = /^```\n([^]*?)^```/m.exec(document) ?? []
  const above: Array<string> = []
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", names] = /^( *)((?:\S+\/(?:\*\*)? ?)+) +\S/.exec(line) ?? []
    if (names === undefined) return []
    const paths = names
      .trim()
      .split(" ")
      .map((name) => [...above.slice(0, indent.length / 2), name.replace(/\/$/, "")].join("/"))
    above.splice(
      indent.length / 2,
      above.length,
      ...paths.slice(0, 1).map((path) => path.slice(path.lastIndexOf("/") + 1)),
    )
    return paths
  })
}

const isNamedBy = (pattern: string, rooms: ReadonlyArray<string>): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/\/\*\*$/g, "(?:/.+)?")
      .replaceAll("**/", "(?:.+/)?")
      .replaceAll("<room>", `(?:${rooms.join("|")})`)}$`,
  )

/** What stands on one side alone: folders that the document does not name, and names that are no folder. */
const apart = (document: string, there: ReadonlyArray<string>) => {
  const rooms = [...new Set(there.flatMap((folder) => /^core\/([^/]+)/.exec(folder)?.[1] ?? []))]
  const named = namedIn(document).map((name) => ({ name, is: isNamedBy(name, rooms) }))
  const holding = new Set(
    there.flatMap((folder) => folder.split("/").map((_, at, all) => all.slice(0, at + 1).join("/"))),
  )
  return {
    unnamed: there.filter((folder) => !named.some(({ is }) => is.test(folder))),
    gone: named.filter(({ is }) => ![...holding].some((folder) => is.test(folder))).map(({ name }) => name),
  }
}

const document = readFileSync(join(root, "docs/architecture.md"), "utf8")

test("docs/architecture.md names every folder, and no other", () => {
  expect(apart(document, folders)).toEqual({ unnamed: [], gone: [] })
})

test("a folder that nobody has named in docs/architecture.md is found", () => {
  expect(apart(document, [...folders, "core/lotto/luck"]).unnamed).toEqual(["core/lotto/luck"])
})

test("a folder that docs/architecture.md names and that is gone is found", () => {
  const without = folders.filter((folder) => folder !== "core/lotto/draw")
  expect(apart(document, without).gone).toEqual(["core/lotto/draw"])
})
