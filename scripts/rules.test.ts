import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root, run, runScript } from "./commands/run.ts"

const slips = `
import fc from "fast-check"
import { describe, expect, test } from "vitest"

test("a stake is never below nothing", () => {
  fc.assert(fc.property(fc.nat(), (stake) => stake >= 0))
})

test("a stake is never above 600", () => {
  fc.assert(fc.property(fc.nat(10_000), (stake) => void expect(stake).toBeLessThanOrEqual(600)))
})

describe("a \\"free\\" bet", () => {
  test("costs nothing, and wins $100 at most", () => {
    fc.assert(fc.property(fc.nat(100), (win) => win <= 100))
    fc.assert(fc.property(fc.nat(9_999), fc.string(), (win) => win < 777), { numRuns: 500 })
  })
})

test("a stake above 600 can be found", () => {
  const { counterexample } = fc.check(fc.property(fc.nat(10_000), (stake) => stake <= 600))
  expect(counterexample).toEqual([601])
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

const rules = async (...args: ReadonlyArray<string>) => runScript("rules.ts", [...args, "--in", folder])
const lines = (output: string, having: string) => output.split("\n").filter((line) => line.includes(having))
const printedCommands = (output: string) => lines(output, "again    ").map((line) => line.replace(/^ *again +/, ""))
const casesOf = (output: string) => lines(output, "case     ").map((line) => line.replace(/^ *case +/, ""))

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

test("every property has its line, with its runs, and the last line counts them; without a number they are a thousand", async () => {
  const { code, output } = await rules("--seed", "42", "--only", "below nothing")
  expect(lines(output, "✔").toSorted()).toEqual([
    expect.stringMatching(/slips: a stake is never below nothing {2}1,000 runs {2}\d+\.\d s$/),
    expect.stringMatching(/wallet\/stake: a stake is never below nothing {2}1,000 runs {2}\d+\.\d s$/),
  ])
  expect(output).toMatch(/^2 properties, 2,000 runs, seed 42, 0 failed, \d+\.\d s$/m)
  expect(code).toBe(0)
})

test("all that is there is run, what fails is counted, and who sets the number of runs is told", () => {
  const { code, output } = all
  expect(code).toBe(1)
  expect(lines(output, "✔")).toHaveLength(3)
  expect(output).toMatch(/✔ .*wallet\/stake: a stake is never below nothing {2}50 runs/)
  expect(lines(output, "✘")).toHaveLength(2)
  expect(output).toContain("1 of the properties set their number of runs themselves")
  expect(output).toMatch(/^5 properties, [\d,]+ runs, seed 7, 2 failed/m)
  expect(output).not.toContain("no property stands here")
})

test("a property that fails tells its smallest case, and the printed command fails with that case at once", async () => {
  expect(casesOf(all.output)).toContain("[601]")
  expect(all.output).toContain("expected 601 to be less than or equal to 600")
  const command = printedCommands(all.output).find((printed) => printed.includes("never above 600"))
  expect(command).toMatch(
    /^npm run rules -- --seed 7 --only ".*slips: a stake is never above 600" --path [\d:]+ --in ".*"$/,
  )
  const again = await run("sh", ["-c", command ?? ""])
  expect(again.code).toBe(1)
  expect(casesOf(again.output)).toEqual(["[601]"])
  expect(again.output).toMatch(/^1 properties, 1 runs, seed 7, 1 failed/m)
})

test("the second property under one sentence is seen again too, whatever signs the sentence holds", async () => {
  expect(casesOf(all.output)).toContain(`[777,""]`)
  const command = printedCommands(all.output).find((printed) => printed.includes("free"))
  expect(command).toMatch(/ --path 2@[\d:]+ /)
  const again = await run("sh", ["-c", command ?? ""])
  expect(again.code).toBe(1)
  expect(casesOf(again.output)).toEqual([`[777,""]`])
})

test("a folder where no property stands is told in a sentence, and is no success", async () => {
  const { code, output } = await runScript("rules.ts", ["--in", join(folder, "nowhere")])
  expect(output).toContain(`No properties stand in ${join(folder, "nowhere")}, seen from the root of the repository.`)
  expect(code).toBe(1)
})

test("a sentence that no property says is no success", async () => {
  const { code, output } = await rules("--only", "nobody says this")
  expect(output).toContain(`no property says "nobody says this"`)
  expect(code).toBe(1)
})

test("what the command does not take is answered with what it does", async () => {
  const { code, output } = await rules("--fast")
  expect(output).toContain("Unknown option '--fast'")
  expect(output).toContain("npm run rules -- [--runs 1000]")
  expect(code).toBe(1)
})
