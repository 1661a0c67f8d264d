import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { options } from "@fakham/core/poy"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"

/** Where a new option is written. */
const tables = [
  "adapters/sandbox/lotto/terms.ts",
  "core/poy/options/option-rules.ts",
  "core/poy/options/option.ts",
  "ui/screens/betting/sheets/paste/bets/interpretation-words.ts",
  "ui/words/bet-type-name.ts",
]

/** Bets that the demo and the simulation place, and what a certifying player keeps; they need no option more. */
const bets = [
  "adapters/operator/conformance/flows/number-sets.ts",
  "adapters/sandbox/seeds/demo-slips.ts",
  "adapters/world/flows/cancelling-flow.ts",
  "adapters/world/flows/placing-flow.ts",
]

const isTest = /(?:^|\/)(?:node_modules|dist|testing|operator-tests|e2e)$|\.test\.tsx?$/

test("an option is named in five files, beside bets that the demo and the simulation place", async () => {
  const sources = globSync("{core,adapters,ui}/**/*.{ts,tsx}", { cwd: root, exclude: (name) => isTest.test(name) })
  expect(sources.length).toBeGreaterThan(1_000)
  const anyName = new RegExp(`\\b(?:${options.join("|")})\\b`)
  const named = await Promise.all(
    sources.map(async (file) => (anyName.test(await readFile(join(root, file), "utf8")) ? [file] : [])),
  )
  expect(named.flat().toSorted()).toEqual([...tables, ...bets].toSorted())
})
