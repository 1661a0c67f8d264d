import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseSync } from "oxc-parser"
import { expect, test } from "vitest"
import { filesOn } from "../commands/layers/rooms.ts"
import { root } from "../commands/run.ts"

const largest = 25

/** Folders that list files of one kind. */
const lists = new Set(["docs/core-api", "docs/decisions", "ui/design/fonts"])

/** What is installed or built. */
const made = /(?:^|\/)(?:dist|node_modules|\.[^/]*)(?:\/|$)|\.tsbuildinfo$/

const files = ["core", "adapters", "ui", "scripts", "docs"]
  .flatMap((floor) => filesOn(floor).map((file) => `${floor}/${file}`))
  .filter((file) => !made.test(file))

const crowded = (paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  const held = Map.groupBy(paths, dirname)
  return [...held].flatMap(([folder, { length }]) => (length > largest && !lists.has(folder) ? folder : []))
}

type Source = { readonly file: string; readonly text: string }

/** The files that sources fetch when they run. */
const fetchedBy = (sources: ReadonlyArray<Source>): ReadonlySet<string> =>
  new Set(
    sources.flatMap(({ file, text }) =>
      parseSync(file, text).module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const address = text.slice(start + 1, end - 1)
        return /^\..*\.tsx?$/.test(address) ? join(dirname(file), address) : []
      }),
    ),
  )

const isLazy = (file: string) => /\.lazy\.tsx?$/.test(file)

const misnamed = (sources: ReadonlyArray<Source>): ReadonlyArray<string> => {
  const fetched = fetchedBy(sources)
  const all = new Set([...fetched, ...sources.map(({ file }) => file).filter(isLazy)])
  return [...all].filter((file) => isLazy(file) !== fetched.has(file))
}

const sources = files
  .filter((file) => /^ui\/(?!e2e\/|gallery\/).*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))

test("no folder holds more than 25 files", () => {
  expect(files.length).toBeGreaterThan(3000)
  expect(crowded(files)).toEqual([])
})

test("a folder of 26 files is found", () => {
  expect(crowded(Array.from({ length: 26 }, (_, at) => `core/lotto/luck/${at}.ts`))).toEqual(["core/lotto/luck"])
})

test("what the ui fetches later is called lazy, and nothing else is", () => {
  expect(fetchedBy(sources).size).toBeGreaterThan(100)
  expect(misnamed(sources)).toEqual([])
})

test("a file that is fetched later and not called so, and one that is called so and not fetched, are found", () => {
  const page = { file: "ui/app/page.ts", text: 'export const fetchLuck = () => import("./luck.ts")' }
  const luck = { file: "ui/app/fortune.lazy.ts", text: "export const fortune = 1" }
  expect(misnamed([page, luck])).toEqual(["ui/app/luck.ts", "ui/app/fortune.lazy.ts"])
})

/** The scripts that commands and steps of commands start by their names. */
const startedBy = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap((text) => [
    ...[...text.matchAll(/\b(?:script\("[^"]*", |runScript\()"([^"]+)"/g)].map(([, name]) => `scripts/${name}`),
    ...[...text.matchAll(/ (scripts\/[\w/-]+\.m?ts)"/g)].flatMap(([, name = ""]) => name),
  ])

test("every script that a command starts is there", () => {
  const commands = [
    "package.json",
    ...files.filter((file) => /^scripts\/.*\.ts$/.test(file) && !file.endsWith(".test.ts")),
  ]
  const started = startedBy(commands.map((file) => readFileSync(join(root, file), "utf8")))
  expect(started.length).toBeGreaterThan(40)
  expect(started.filter((file) => !files.includes(file))).toEqual([])
})

test("a step and a command name the script that they start", () => {
  const step = 'const luck = script("luck", "luck/luck.ts", ["--quick"])'
  expect(startedBy([step, '"luck": "node --conditions=@fakham/source scripts/luck.ts",'])).toEqual([
    "scripts/luck/luck.ts",
    "scripts/luck.ts",
  ])
})
