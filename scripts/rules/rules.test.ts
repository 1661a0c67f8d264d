import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root, runScript } from "../commands/run.ts"

const slips = `
import fc from "fast-check"
import { expect, test } from "vitest"

test("a stake is never below nothing", () => {
  fc.assert(fc.property(fc.nat(), (stake) => stake >= 0))
})

test("a stake is never above 600", () => {
  fc.assert(fc.property(fc.nat(10_000), (stake) => void expect(stake).toBeLessThanOrEqual(600)))
})

test("a stake is tried", () => {
  let times = 0
  fc.assert(fc.property(fc.nat(), () => void times++))
  console.log("tried", times, "times under", fc.readConfigureGlobal().seed)
})

test("no property stands here", () => expect(1).toBe(1))
`
const wallet = `
import fc from "fast-check"
import { test } from "vitest"

test("a stake is never below nothing", async () => {
  await fc.assert(fc.asyncProperty(fc.nat(), async (stake) => stake >= 0))
})
`

const rules = (...args: ReadonlyArray<string>) => runScript("rules.ts", [...args, "--in", folder])

let folder: string
let all: Awaited<ReturnType<typeof rules>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fakham-rules-"))
  await mkdir(join(folder, "wallet"))
  await symlink(join(root, "node_modules"), join(folder, "node_modules"))
  await writeFile(join(folder, "slips.test.ts"), slips)
  await writeFile(join(folder, "wallet/stake.test.ts"), wallet)
  await writeFile(join(folder, "wallet/plain.test.ts"), `throw new Error("a file without properties was opened")`)
  all = await rules("--runs", "50", "--seed", "7")
})
afterAll(() => rm(folder, { recursive: true }))

test("all that is there is run, and a property that fails tells its seed, its path and its smallest case", () => {
  expect(all.code).toBe(1)
  expect(all.output).toContain("5 tests of 2 files with properties, --runs 50 --seed 7, 1 failed")
  expect(all.output).toMatch(/Property failed after \d+ tests\n\s*\{ seed: 7, path: "[\d:]+", endOnFailure: true \}/)
  expect(all.output).toContain("Counterexample: [601]")
  expect(all.output).toContain("expected 601 to be less than or equal to 600")
  expect(all.output).not.toContain("a file without properties was opened")
})

test("every property holds as often as is asked, and without a number a thousand times", async () => {
  const counted = await rules("--only", "is tried", "--seed", "42")
  expect([counted.code, counted.output]).toEqual([0, expect.stringContaining("tried 1000 times under 42")])
  expect((await rules("--only", "is tried", "--runs", "77", "--seed=-3")).output).toContain("tried 77 times under -3")
})

test("a folder where no property stands is no success, nor is a sentence that no property says", async () => {
  expect((await runScript("rules.ts", ["--in", join(folder, "nowhere")])).code).toBe(1)
  expect(await rules("--only", "nobody says this", "--seed", "1")).toMatchObject({
    code: 1,
    output: expect.stringContaining("0 tests of 2 files"),
  })
})

test.each([
  ["--runs", "none"],
  ["--runs", "0"],
  ["--seed", "99999999999"],
])("%s %s is answered with what the command takes", async (...wish) => {
  const { code, output } = await rules(...wish)
  expect([code, output]).toEqual([1, expect.stringContaining("npm run rules -- [--runs 1000]")])
})
