import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { plants } from "./plants.ts"

test.each(plants)("$title can still be made in $file", ({ file, right, wrong }) => {
  const parts = readFileSync(join(root, file), "utf8").split(right)
  expect(parts).toHaveLength(2)
  expect(wrong).not.toBe(right)
})
