import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { root } from "./commands/run.ts"
import { faultsOf, gapsIn } from "./security/check-requirements.ts"
import { securityChapters } from "./security/index.ts"
import { met, partly, testsOf } from "./security/requirement.ts"
import { securityDocument } from "./security/security-document.ts"

const requirements = securityChapters.flatMap((chapter) => chapter.requirements)

test.each(requirements.map((one) => [one.number, one.says, one] as const))("%s %s", (_number, _says, one) => {
  expect(faultsOf(one)).toEqual([])
})

test("every requirement of levels 1 and 2 is told once", () => {
  expect(gapsIn(securityChapters)).toEqual([])
})

test("docs/security.md holds every requirement with its tests; `npm run security` writes it", async () => {
  expect(await readFile(join(root, "docs/security.md"), "utf8")).toBe(securityDocument(securityChapters))
})

describe("a requirement is told apart that", () => {
  const access = testsOf("core/identity/access.test.ts")

  test("is met by no test, by one that is not there, or by one that npm test leaves out", () => {
    expect(faultsOf(met("8.1.1", "Written down", access("a slash at the end changes nothing")))).toEqual([])
    expect(faultsOf(met("8.1.1", "Written down"))).toEqual(["no test shows it"])
    expect(faultsOf(met("8.1.1", "Written down", access("a slash")))).toEqual([
      'core/identity/access.test.ts has no test "a slash"',
    ])
    expect(faultsOf(met("8.1.1", "Written down", testsOf("core/no.test.ts")("a")))).toEqual([
      "core/no.test.ts is not there",
    ])
    const soaked = testsOf("ui/e2e/site/routes.spec.ts")("hostile addresses are answered plainly")
    expect(faultsOf(met("8.1.1", "Written down", soaked))).toEqual([
      '"hostile addresses are answered plainly" of ui/e2e/site/routes.spec.ts is left out of npm test',
    ])
  })

  test("gives no reason for not being met, or is told at length", () => {
    expect(faultsOf(partly("8.1.1", "Written down", ""))).toEqual(["no reason is given"])
    expect(
      faultsOf(partly("8.1.1", "one two three four five six seven eight nine ten eleven twelve thirteen", "x")),
    ).toEqual(["it is told in more than twelve words"])
  })

  test("is left out, told twice, or of the third level", () => {
    const chapter = { heading: "V1", requirements: [partly("1.1.1", "a", "b"), partly("1.1.1", "a", "b")], absent: {} }
    const gaps = gapsIn([
      ...securityChapters.slice(1),
      chapter,
      { ...chapter, requirements: [], absent: { a: "1.5.3" } },
    ])
    expect(gaps).toContain("1.1.2 is left out")
    expect(gaps).toContain("1.1.1 is told twice")
    expect(gaps).toContain("1.5.3 is none of level 1 or 2")
  })
})
