import { expect, test } from "vitest"
import { reportOf } from "./error-reports.ts"

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

test("a name that is a sentence, and what is no error, are not told", () => {
  expect(reportOf(failed("", "PIN 1234 is wrong"), "/")?.name).toBe("Error")
  expect(reportOf("PIN 1234 is wrong", "/")).toBeUndefined()
})
