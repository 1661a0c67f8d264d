import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"

const styleSheets = globSync("{ui,adapters}/**/*.css", {
  cwd: root,
  exclude: (name) => ["dist", "node_modules"].includes(name),
})

const written = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/text-decoration:\s*([^;}]+)/g)].map(([, value = ""]) => ({
    file,
    value: value.trim(),
  }))

test("text-decoration names a line alone, as WebKit drops all of it with a thickness, a style or a colour beside", () => {
  const found = styleSheets.flatMap(written)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ value }) => !/^(none|underline|line-through|inherit)$/.test(value))).toEqual([])
})
