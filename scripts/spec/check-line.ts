import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../commands/run.ts"
import { type AssertedTest, assertedTests } from "./asserted-literals.ts"
import { type Assertion, assertedOf, literalsIn, type SpecLine, saidOf } from "./spec-line.ts"
import { runsInTests } from "./test-files.ts"

const read = new Map<string, ReadonlyArray<AssertedTest>>()
const testsOf = (file: string): ReadonlyArray<AssertedTest> => {
  const tests = read.get(file) ?? assertedTests(readFileSync(join(root, file), "utf8"))
  read.set(file, tests)
  return tests
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Whether a literal stands among others, by itself or as a whole word of one. */
export const holds = (literals: ReadonlySet<string>, wanted: string): boolean => {
  if (literals.has(wanted)) return true
  if (wanted.length === 1) return false
  const before = /^\w/.test(wanted) ? "(?<![\\w-])" : ""
  const after = /\w$/.test(wanted) ? "(?![\\w-]|\\.\\w)" : ""
  const whole = new RegExp(before + escaped(wanted) + after)
  return [...literals].some((literal) => whole.test(literal))
}

/** What is wrong with an assertion: its test is not there, not run by `npm test`, or compares something else. */
export const faultsOfAssertion = ({ file, title, literals }: Assertion): ReadonlyArray<string> => {
  if (!existsSync(join(root, file))) return [`${file} is not there`]
  if (!runsInTests(file)) return [`${file} is run by no test`]
  const named = testsOf(file).filter((test) => test.title === title)
  if (named.length === 0) return [`${file} has no test "${title}"`]
  const running = named.filter(({ isLeftOut }) => !isLeftOut)
  if (running.length === 0) return [`"${title}" of ${file} is left out of npm test`]
  return literals
    .filter((literal) => !running.some((test) => holds(test.literals, assertedOf(literal))))
    .map((literal) => `"${title}" of ${file} does not assert ${assertedOf(literal)}`)
}

/** What is wrong with a line: a literal that nothing asserts, or an assertion that is not there. */
export const lineFaults = (line: SpecLine): ReadonlyArray<string> => {
  if ("leaves" in line) return line.leaves === "" ? ["nothing is said of why it is open"] : []
  if (line.asserted.length === 0) return ["nothing asserts it"]
  const said = line.asserted.flatMap(({ literals }) => literals.map(saidOf))
  const missing = literalsIn(line.says).filter(
    (literal) => !said.some((one) => one === literal || one.includes(literal)),
  )
  return [...missing.map((literal) => `${literal} has no assertion`), ...line.asserted.flatMap(faultsOfAssertion)]
}
