import { randomInt } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { parseArgs } from "node:util"
import { paste } from "@fakham/core/poy/paste"
import { sentSlips } from "@fakham/core/testing"
import { defaultServerConditions } from "vite"
import { createVitest } from "vitest/node"
import { root } from "./commands/run.ts"
import { pastedSlips } from "./rules/pasted-slips.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1000" },
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
    only: { type: "string" },
    in: { type: "string", default: "core" },
  },
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
const conditions = ["@fakham/source", ...defaultServerConditions]
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Runs the tests of these files under one seed, for as long as they take; how many ran, and how many failed. */
const checkRules = async (files: ReadonlyArray<string>) => {
  process.env["PROPERTY_RUNS"] = String(runs)
  process.env["PROPERTY_SEED"] = String(seed)
  const vitest = await createVitest(
    {
      config: false,
      root,
      watch: false,
      pool: "threads",
      isolate: false,
      testTimeout: 0,
      hookTimeout: 0,
      include: [...files],
      setupFiles: ["fixed-seed.ts", "set-up.ts"].map((file) => join(root, "scripts/rules", file)),
      ...(values.only === undefined ? {} : { testNamePattern: escaped(values.only) }),
    },
    { resolve: { conditions }, ssr: { resolve: { conditions } } },
  )
  const { testModules, unhandledErrors } = await vitest.start()
  await vitest.close()
  const tests = testModules.flatMap((module) => [...module.children.allTests()])
  const unread = testModules.filter((module) => module.errors().length > 0)
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  return {
    ran: count("passed") + count("failed"),
    failed: count("failed") + unread.length + unhandledErrors.length,
  }
}

if (!Number.isInteger(runs) || runs < 1 || seed !== (seed | 0)) {
  console.error(`npm run rules -- [--runs 1000] [--seed N] [--only "part of a sentence"] [--in core]`)
  process.exitCode = 1
} else {
  const folder = resolve(root, values.in)
  const files = globSync("**/*.test.ts", { cwd: folder, exclude: (name) => /node_modules|dist/.test(name) })
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, "utf8").includes('from "fast-check"'))
    .map((file) => relative(root, file))
  const { ran, failed } = files.length === 0 ? { ran: 0, failed: 0 } : await checkRules(files)
  const pasted = values.in === "core" && values.only === undefined ? pastedSlips(sentSlips, paste) : undefined
  if (pasted !== undefined) console.log(pasted.text)
  console.log(`${ran} tests of ${files.length} files with properties, --runs ${runs} --seed ${seed}, ${failed} failed`)
  process.exitCode = ran > 0 && failed === 0 && pasted?.ok !== false ? 0 : 1
}
