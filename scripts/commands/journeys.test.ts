import { describe, expect, it } from "vitest"
import { costOf, judgeJourneys } from "./journeys.ts"
import { type Journey, journeysIn } from "./journeys-report.ts"

const ended = { code: 0, output: "all is well", stdout: "" }
const journey: Journey = { title: "a login (phone)", tags: ["smoke"], status: "expected", seconds: 2 }
const flaky: Journey = { title: "a shot (phone)", tags: [], status: "flaky", seconds: 9 }
const four = Array.from({ length: 4 }, () => journey)
const cheap = { seconds: 500, most: 700, unit: "CPU-seconds" }
const judge = (journeys: ReadonlyArray<Journey>, cost = cheap) => judgeJourneys(ended, journeys, cost)

describe("The journeys pass", () => {
  it("when every journey went as written, within what they may take", () => {
    expect(judge(four)).toEqual({
      ok: true,
      note: "4 passed, 0 failed, 500 of 700 CPU-seconds",
      output: "all is well",
      tests: { passed: 4, failed: 0 },
    })
  })

  it("not when none ran, one failed, one was skipped, or the runner itself failed", () => {
    expect(judge([]).ok).toBe(false)
    expect(judge([...four, { ...journey, status: "unexpected" }])).toMatchObject({ ok: false, tests: { failed: 1 } })
    expect(judge([...four, { ...journey, status: "skipped" }])).toMatchObject({ ok: false, tests: { failed: 1 } })
    expect(judgeJourneys({ ...ended, code: 1 }, four, cheap).ok).toBe(false)
  })

  it("when up to three passed at their second try, each named on a line of its own", () => {
    const outcome = judge([...four, flaky, flaky, flaky])
    expect(outcome).toMatchObject({ ok: true, tests: { passed: 7, failed: 0 } })
    expect(outcome.note.split("\n").slice(1)).toEqual(Array(3).fill("flaky: a shot (phone)"))
  })

  it("not when more than three passed only at their second try", () => {
    const outcome = judge([...four, flaky, flaky, flaky, flaky])
    expect(outcome).toMatchObject({ ok: false, tests: { passed: 4, failed: 4 } })
    expect(outcome.note).toContain("4 flaky, at most 3 may be")
  })

  it("not when one about the books passed only at its second try", () => {
    const outcome = judge([...four, flaky, { ...flaky, title: "a slip (phone)", tags: ["books"] }])
    expect(outcome).toMatchObject({ ok: false, tests: { passed: 5, failed: 1 } })
    expect(outcome.note).toContain("flaky: a slip (phone)")
  })

  it("not when they take more than they may", () => {
    const outcome = judge(four, { ...cheap, seconds: 701 })
    expect(outcome.ok).toBe(false)
    expect(outcome.note).toContain("701 of 700 CPU-seconds, over budget")
  })
})

describe("What the journeys may take", () => {
  it("is more on a machine that is slower than the one it was measured on, and no less on a faster one", () => {
    expect(costOf(600, four, 160)).toEqual({ seconds: 600, most: 1_300, unit: "CPU-seconds" })
    expect(costOf(900, four, 240)).toEqual({ seconds: 900, most: 1_950, unit: "CPU-seconds" })
    expect(costOf(300, four, 80)).toMatchObject({ most: 1_300 })
  })

  it("is what JOURNEYS_BUDGET says, and is told in test-seconds where the system tells no other", () => {
    expect(costOf(600, four, 320, 10)).toMatchObject({ most: 10 })
    expect(costOf(undefined, four)).toMatchObject({ seconds: 8, most: 2_300 })
  })
})

describe("The report of the journeys", () => {
  it("tells each journey at each size, with all of its tries, from files and the groups in them", () => {
    const results = [{ duration: 1_500 }, { duration: 500 }]
    const tests = [
      { projectName: "phone", status: "flaky" as const, results },
      { projectName: "desktop", status: "expected" as const, results: [{ duration: 250 }] },
    ]
    const report = { suites: [{ specs: [], suites: [{ specs: [{ title: "a shot", tags: ["smoke"], tests }] }] }] }
    expect(journeysIn(report)).toEqual([
      { title: "a shot (phone)", tags: ["smoke"], status: "flaky", seconds: 2 },
      { title: "a shot (desktop)", tags: ["smoke"], status: "expected", seconds: 0.25 },
    ])
  })
})
