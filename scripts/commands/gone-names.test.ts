import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { goneIdentifiers, goneNamesIn, goneWords } from "./gone-names.ts"
import { namedFiles } from "./named-files.ts"
import { root } from "./run.ts"

test.each([
  ["core/order/errand.machine.ts", "", "errand.machine.ts"],
  ["core/order/order.ts", "export const makeErrand = 1", "makeErrand"],
  ["core/order/order.ts", 'on: { "errand.confirmed": "claiming" }', "errand.confirmed"],
  ["core/order/order.ts", 'on: { "data.doubted": "reading" }', "data.doubted"],
  ["core/order/order.ts", "const { isNo } = flow", "isNo"],
  ["core/order/order.ts", "type Of = Layer<PlacedPoys>", "PlacedPoys"],
  ["core/order/order.ts", "const text = `${lookUpWait(known)} ms`", "lookUpWait"],
  ["ui/parts/under-way.tsx", "", "under-way.tsx"],
  ["ui/parts/page.tsx", "<p>{tell(news)}</p>", "tell"],
])("in %s, a name that is gone is found in '%s'", (file, source, name) => {
  expect(goneNamesIn(file, source)).toEqual([expect.stringContaining(`${file}: ${name} is a name that is gone`)])
})

test.each([
  "/** What an errand was. */",
  "// household",
  'test("a purse that is empty", () => {})',
  "const poys = []",
  "isNotOffered(answer)",
  'says("game.balanceDoubted")',
])("nothing is wrong with '%s'", (source) => {
  expect(goneNamesIn("core/order/order.ts", source)).toEqual([])
})

test("a page may tell its reader what it likes", () => {
  expect(
    goneNamesIn("ui/parts/page.tsx", "<p>\n  {amount} tells your transfer from others, and you hear of it\n</p>"),
  ).toEqual([])
})

test("whatever replaces a word is not itself gone", () => {
  for (const now of [...Object.values(goneWords), ...Object.values(goneIdentifiers)])
    expect(goneNamesIn("core/order/order.ts", now)).toEqual([])
})

test("no file of the sources has a name that is gone", async () => {
  const files = namedFiles()
  expect(files.length).toBeGreaterThan(1_000)
  const found = await Promise.all(
    files.map(async (file) => goneNamesIn(file, await readFile(join(root, file), "utf8"))),
  )
  expect(found.flat()).toEqual([])
})
