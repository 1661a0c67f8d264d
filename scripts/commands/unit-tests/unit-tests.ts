import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { cruise, sourcesIn } from "../layers/cruise.ts"
import { type Ended, root, run } from "../run.ts"
import type { Step, StepOutcome } from "../steps.ts"
import { isTest, relatedTests } from "./related.ts"

/** The part of Vitest's JSON report that decides. */
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly assertionResults: ReadonlyArray<{ readonly status: string }>
  }>
}

/** A file that failed without a failing test of its own: it could not be read, or holds no test. */
const broken = ({ testResults }: Report) =>
  testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  ).length

/** Passed means: tests ran, none failed, none was skipped or put off, and no test file stood outside every project. */
export const judgeUnitTests = ({ code, output }: Ended, report: Report, files: ReadonlyArray<string>): StepOutcome => {
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  const idle = numPendingTests + numTodoTests
  const ran = new Set(report.testResults.map(({ name }) => relative(root, name)))
  const left = files.filter((file) => !ran.has(file))
  const unread = broken(report)
  const problems = [
    ...(passed + failed === 0 ? ["no test ran"] : []),
    ...(unread > 0 ? [`${unread} files without a test that could run`] : []),
    ...(idle > 0 ? [`${idle} skipped or put off`] : []),
    ...(left.length > 0 ? [`${left.length} files in no project`] : []),
  ]
  const allPassed = failed === 0 && problems.length === 0
  return {
    ok: code === 0 && allPassed,
    note: [
      `${passed} passed, ${failed} failed in ${ran.size} files`,
      ...problems,
      ...(allPassed && code !== 0 ? ["an error outside the tests"] : []),
    ].join(", "),
    output: [...left.map((file) => `in no project: ${file}`), output].join("\n"),
    tests: { passed, failed: failed + unread + idle + left.length },
  }
}

const testFiles = () => sourcesIn(root).filter(isTest)
const isCampaign = (file: string) => file.endsWith(".campaign.test.ts")

/** Runs these test files, or every one; each of `files` has to be among them. */
const runTests = async (
  files: ReadonlyArray<string>,
  only: ReadonlyArray<string> = [],
  env: Readonly<Record<string, string>> = {},
): Promise<StepOutcome> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-unit-"))
  const file = join(folder, "report.json")
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]
  const vitest = ["run", "--config", "vitest.workspace.ts", "--allowOnly=false", ...reporters, ...only]
  const ended = await run("vitest", vitest, { env })
  const report = await readFile(file, "utf8").catch(() => undefined)
  await rm(folder, { recursive: true })
  if (report === undefined) return { ok: false, note: "left no report", output: ended.output }
  return judgeUnitTests(ended, JSON.parse(report), files)
}

export const unitTests: Step = {
  title: "unit tests",
  run: () => runTests(testFiles().filter((file) => !isCampaign(file))),
}

/** The campaigns too, every operator test on both databases, and more worlds and odd bodies. */
export const wholeUnitTests: Step = {
  title: "whole units",
  run: () => runTests(testFiles(), [], { TEST_EXTENT: "whole" }),
}

/** The tests that have to do with what changed; there may be none. */
export const testsAfter = (changed: ReadonlyArray<string>): Step => ({
  title: "related tests",
  run: async () => {
    const tests = testFiles().filter((file) => !isCampaign(file))
    const related = relatedTests((await cruise()).imports, tests, changed)
    return related.length > 0
      ? runTests(related, related)
      : { ok: true, note: "no unit test imports what changed", output: "" }
  },
})
