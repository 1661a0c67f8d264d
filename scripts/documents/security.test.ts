import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { gapsIn, requirementFaults } from "../security/check-requirements.ts"
import { levelOf } from "../security/levels.ts"
import { countsOf, type Requirement, readSecurity } from "../security/read-security.ts"

const page = readSecurity(await readFile(join(root, "docs/security.md"), "utf8"))
const { requirements, absent } = page
const listed = [...requirements.map(({ number }) => number), ...absent]

const testsOf = (file: string) => (title: string) => ({ file, title, literals: [] })
const met = (number: string, says: string, ...tests: Requirement["tests"]): Requirement => ({
  number,
  says,
  verdict: "met",
  why: "",
  tests,
})
const partly = (number: string, says: string, why: string): Requirement => ({
  ...met(number, says),
  verdict: "partly",
  why,
})

test.each(requirements.map((one) => [one.number, one.says, one] as const))("%s %s", (_number, _says, one) => {
  expect(requirementFaults(one)).toEqual([])
})

test("every requirement of levels 1 and 2 is told once", () => {
  expect(gapsIn(listed)).toEqual([])
})

test("docs/security.md gives every requirement its level, and counts them right", () => {
  expect(requirements.filter(({ number, level }) => level !== levelOf.get(number))).toEqual([])
  expect(page.counts).toEqual(countsOf(page))
})

test("a row is read with its number, standing, reason and tests", () => {
  const row = "| 8.1.1 | 1 | Written down | partly: a: b \\| c | `core/a.test.ts`: d<br>`core/b.test.ts`: e: f |"
  expect(readSecurity(`${row}\n\nNothing to meet in 1.2.6, 1.2.7: none.\n`)).toEqual({
    requirements: [
      {
        ...partly("8.1.1", "Written down", "a: b | c"),
        level: 1,
        tests: [testsOf("core/a.test.ts")("d"), testsOf("core/b.test.ts")("e: f")],
      },
    ],
    absent: ["1.2.6", "1.2.7"],
    counts: [],
  })
  expect(() => readSecurity("| 8.1.1 | 1 | Written down | sure | |")).toThrow("8.1.1 has the standing sure")
})

describe("a requirement is told apart that", () => {
  const access = testsOf("core/identity/access.test.ts")

  test("is met by no test, by one that is not there, or by one that npm test leaves out", () => {
    expect(requirementFaults(met("8.1.1", "Written down", access("a slash at the end changes nothing")))).toEqual([])
    expect(requirementFaults(met("8.1.1", "Written down"))).toEqual(["no test shows it"])
    expect(requirementFaults(met("8.1.1", "Written down", access("a slash")))).toEqual([
      'core/identity/access.test.ts has no test "a slash"',
    ])
    expect(requirementFaults(met("8.1.1", "Written down", testsOf("core/no.test.ts")("a")))).toEqual([
      "core/no.test.ts is not there",
    ])
    const soaked = testsOf("ui/e2e/site/routes.spec.ts")("hostile addresses are answered plainly")
    expect(requirementFaults(met("8.1.1", "Written down", soaked))).toEqual([
      '"hostile addresses are answered plainly" of ui/e2e/site/routes.spec.ts is left out of npm test',
    ])
  })

  test("gives no reason for not being met, or is told at length", () => {
    expect(requirementFaults(partly("8.1.1", "Written down", ""))).toEqual(["no reason is given"])
    expect(
      requirementFaults(
        partly("8.1.1", "one two three four five six seven eight nine ten eleven twelve thirteen", "x"),
      ),
    ).toEqual(["it is told in more than twelve words"])
  })

  test("is left out, told twice, or of the third level", () => {
    const gaps = gapsIn([...listed.filter((number) => !number.startsWith("1.")), "1.1.1", "1.1.1", "1.5.3"])
    expect(gaps).toContain("1.1.2 is left out")
    expect(gaps).toContain("1.1.1 is told twice")
    expect(gaps).toContain("1.5.3 is none of level 1 or 2")
  })
})
