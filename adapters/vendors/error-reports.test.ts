import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest"
import { reportErrors, reportOf } from "./error-reports.ts"

const failed = (stack: string, name = "TypeError") =>
  Object.assign(new Error("Somchai typed 0812345678"), { name, stack: `${name}: Somchai typed 0812345678\n${stack}` })

test.each([
  ["Chrome", "    at draw (https://site.example/assets/a.js:1:20)"],
  ["Firefox and Safari", "draw@https://site.example/assets/a.js:1:20"],
])("an error of %s is told by its name and place, without its message", (_, stack) => {
  expect(reportOf(failed(stack), "/lotto/yeekee/$betId")).toEqual({
    name: "TypeError",
    route: "/lotto/yeekee/$betId",
    frames: [{ function: "draw", file: "/assets/a.js", line: 1, column: 20 }],
  })
})

test("an error that was thrown for another is told as that one", () => {
  const cause = failed("    at draw (https://site.example/assets/a.js:1:20)")
  expect(reportOf(new Error("recovered", { cause }), "/main")).toEqual(reportOf(cause, "/main"))
})

test("a name that is a sentence, and what is no error, are not told", () => {
  expect(reportOf(failed("", "PIN 1234 is wrong"), "/")?.name).toBe("Error")
  expect(reportOf("PIN 1234 is wrong", "/")).toBeUndefined()
})

describe("What a page meets", () => {
  const reports: Array<unknown> = []
  const target = new EventTarget()
  beforeEach(() => {
    reports.length = 0
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target))
    vi.stubGlobal(
      "fetch",
      async (_: string, { body }: { readonly body: string }) => void reports.push(JSON.parse(body)),
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  it("before anybody tells of it is told then, without what is no error, and five at most with what comes later", () => {
    const error = failed("    at draw (https://site.example/assets/a.js:1:20)")
    reportErrors(() => "/main", [error, "PIN 1234 is wrong", error, error, error])
    expect(reports).toHaveLength(4)
    expect(reports[0]).toEqual({
      name: "TypeError",
      route: "/main",
      frames: [{ function: "draw", file: "/assets/a.js", line: 1, column: 20 }],
    })
    for (let times = 0; times < 3; times++) target.dispatchEvent(Object.assign(new Event("error"), { error }))
    expect(reports).toHaveLength(5)
    expect(JSON.stringify(reports)).not.toContain("0812345678")
  })
})
