import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { sourcesIn } from "./cruise.ts"
import { type Ended, root, run } from "./run.ts"
import type { Outcome, Step } from "./steps.ts"

/** The part of Vitest's JSON report that decides. */
export type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: ReadonlyArray<{ readonly name: string; readonly message?: string }>
}

/** Passed means: tests ran, none failed, none was skipped or put off, and no test file stood outside every project. */
export const judgeUnitTests = ({ code, output }: Ended, report: Report, files: ReadonlyArray<string>): Outcome => {
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  const idle = numPendingTests + numTodoTests
  const ran = new Set(report.testResults.map(({ name }) => relative(root, name)))
  const left = files.filter((file) => !ran.has(file))
  const problems = [
    ...(passed + failed === 0 ? ["no test ran"] : []),
    ...(idle > 0 ? [`${idle} skipped or put off`] : []),
    ...(left.length > 0 ? [`${left.length} files in no project`] : []),
  ]
  return {
    ok: code === 0 && failed === 0 && problems.length === 0,
    note: [`${passed} passed, ${failed} failed in ${ran.size} files`, ...problems].join(", "),
    output: [...left.map((file) => `in no project: ${file}`), output].join("\n"),
    tests: { passed, failed: failed + idle + left.length },
  }
}

export const unitTests: Step = {
  title: "unit tests",
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), "fakham-unit-"))
    const file = join(folder, "report.json")
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]
    const ended = await run("vitest", ["run", "--config", "vitest.workspace.ts", "--allowOnly=false", ...reporters])
    const report = await readFile(file, "utf8").catch(() => undefined)
    await rm(folder, { recursive: true })
    if (report === undefined) return { ok: false, note: "left no report", output: ended.output }
    const tests = sourcesIn(root).filter((source) => /\.test\.tsx?$/.test(source))
    return judgeUnitTests(ended, JSON.parse(report), tests)
  },
}
