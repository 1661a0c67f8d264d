import { describe, expect, it } from "vitest"
import { root } from "./run.ts"
import { countSteps, countTests, runSteps } from "./steps.ts"
import { countIn, judged } from "./tools.ts"
import { judgeUnitTests } from "./unit-tests/unit-tests.ts"

const ended = { code: 0, output: "all is well", stdout: "" }
const unit = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
const ran = { name: `${root}/core/a.test.ts`, status: "passed", assertionResults: [{ status: "passed" }] }
const report = { ...unit, testResults: [ran] }

describe("A step", () => {
  const fine = { title: "fine", run: async () => ({ ok: true, note: "3 files", output: "long story" }) }
  const bad = { title: "bad", run: async () => ({ ok: false, note: "1 file", output: "what went wrong" }) }
  const broken = { title: "broken", run: () => Promise.reject(new Error("the tool is not there")) }

  it("tells its whole story only when it failed, and breaks nothing but itself", async () => {
    const said: Array<string> = []
    const outcomes = await runSteps([fine, bad, broken], 2, (line) => said.push(line))
    expect(countSteps(outcomes)).toEqual({ passed: 1, failed: 2 })
    expect(said.join("\n")).not.toContain("long story")
    expect(said.join("\n")).toContain("what went wrong")
    expect(said.join("\n")).toContain("the tool is not there")
  })

  it("does not pass when its tool looked at nothing", () => {
    expect(judged(ended, countIn("Checked 12 files in 3ms", /Checked (\d+) files/), "files").ok).toBe(true)
    expect(judged(ended, countIn("Checked 0 files in 3ms", /Checked (\d+) files/), "files").ok).toBe(false)
    expect(judged(ended, countIn("nothing to do", /Checked (\d+) files/), "files").ok).toBe(false)
  })

  it("counts by its tests where it has tests, and as one failure where it failed without them", () => {
    const good = { ok: true, note: "", output: "" }
    expect(countTests([good, { ...good, tests: { passed: 7, failed: 0 } }])).toEqual({ passed: 8, failed: 0 })
    expect(countTests([{ ...good, ok: false, tests: { passed: 7, failed: 0 } }])).toEqual({ passed: 7, failed: 1 })
  })
})

describe("The unit tests pass", () => {
  it("when every test file ran and no test failed", () => {
    expect(judgeUnitTests(ended, report, ["core/a.test.ts"])).toMatchObject({
      ok: true,
      tests: { passed: 3, failed: 0 },
    })
  })

  it("not when none ran, one failed, one was skipped or put off, or the runner itself failed", () => {
    const files = ["core/a.test.ts"]
    expect(judgeUnitTests(ended, { ...report, numPassedTests: 0 }, files).ok).toBe(false)
    expect(judgeUnitTests(ended, { ...report, numFailedTests: 1 }, files).ok).toBe(false)
    expect(judgeUnitTests(ended, { ...report, numPendingTests: 1 }, files).ok).toBe(false)
    expect(judgeUnitTests(ended, { ...report, numTodoTests: 1 }, files).ok).toBe(false)
    expect(judgeUnitTests({ ...ended, code: 1 }, report, files).ok).toBe(false)
  })

  it("not when a test file could not be read, which counts as a failure", () => {
    const unread = { ...report, testResults: [ran, { ...ran, status: "failed", assertionResults: [] }] }
    expect(judgeUnitTests({ ...ended, code: 1 }, unread, [])).toMatchObject({
      ok: false,
      tests: { passed: 3, failed: 1 },
    })
  })

  it("not when a test file belongs to no project", () => {
    const outcome = judgeUnitTests(ended, report, ["core/a.test.ts", "ui/b.test.tsx"])
    expect(outcome.ok).toBe(false)
    expect(outcome.output).toContain("in no project: ui/b.test.tsx")
  })
})
