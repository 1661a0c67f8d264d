import { describe, expect, it } from "vitest"
import { type Cost, judgeJourneys } from "./journeys.ts"
import { type Journey, journeysIn } from "./journeys-report.ts"

const ended = { code: 0, output: "all is well", stdout: "" }
const journey: Journey = { title: "a login (phone)", tags: ["smoke"], status: "expected", seconds: 2 }
const flaky: Journey = { title: "a shot (phone)", tags: [], status: "flaky", seconds: 9 }
const four = Array.from({ length: 4 }, () => journey)
const judge = (journeys: ReadonlyArray<Journey>, cost: Cost = { seconds: 499.6 }) =>
  judgeJourneys(ended, journeys, cost)

describe("The journeys pass", () => {
  it("when every journey went as written, and tell what they took of the processor", () => {
    expect(judge(four)).toEqual({
      ok: true,
      note: "4 passed, 0 failed, 500 CPU-seconds",
      output: "all is well",
      tests: { passed: 4, failed: 0 },
    })
  })

  it("not when none ran, one failed, one was skipped, or the runner itself failed", () => {
    expect(judge([]).ok).toBe(false)
    expect(judge([...four, { ...journey, status: "unexpected" }])).toMatchObject({ ok: false, tests: { failed: 1 } })
    expect(judge([...four, { ...journey, status: "skipped" }])).toMatchObject({ ok: false, tests: { failed: 1 } })
    expect(judgeJourneys({ ...ended, code: 1 }, four, { seconds: 500 }).ok).toBe(false)
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

  it("not when they take more than they may, where that is said", () => {
    expect(judge(four, { seconds: 500, most: 500 })).toMatchObject({ ok: true })
    const outcome = judge(four, { seconds: 501, most: 500 })
    expect(outcome.ok).toBe(false)
    expect(outcome.note).toContain("501 of 500 CPU-seconds, over budget")
  })

  it("where the system tells no CPU-seconds, which is said", () => {
    const outcome = judge(four, { seconds: undefined, most: 500 })
    expect(outcome).toMatchObject({ ok: true, note: "4 passed, 0 failed, CPU-seconds unknown on this system" })
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
