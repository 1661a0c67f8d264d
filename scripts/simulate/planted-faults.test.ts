import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { plantedFaults } from "./planted-faults.ts"

test.each(plantedFaults)("$title can still be made in $file", ({ file, right, wrong }) => {
  const parts = readFileSync(join(root, file), "utf8").split(right)
  expect(parts).toHaveLength(2)
  expect(wrong).not.toBe(right)
})
