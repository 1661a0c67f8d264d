import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { assertedTests } from "../spec/asserted-literals.ts"
import { holds, lineFaults } from "../spec/check-line.ts"
import { readSpec } from "../spec/read-spec.ts"
import { type Assertion, type Literal, literalsIn, type SpecLine } from "../spec/spec-line.ts"

const { lines, unread } = readSpec(await readFile(join(root, "docs/spec.md"), "utf8"))

const line = (says: string, ...asserted: ReadonlyArray<Assertion>): SpecLine => ({ says, asserted })
const openLine = (says: string, leaves: string): SpecLine => ({ says, leaves })
const inTest =
  (file: string, title: string) =>
  (...literals: ReadonlyArray<Literal>): Assertion => ({ file, title, literals })

test.each(lines.map((one) => [one.says, one] as const))("%s", (_, one) => {
  expect(lineFaults(one)).toEqual([])
})

test("docs/spec.md holds every line with its tests", () => {
  expect(unread).toEqual([])
  expect(lines.length).toBeGreaterThanOrEqual(169)
})

test("a page is read line by line: what it says, its tests with their literals, and what is none of these", () => {
  const file = "core/a.test.ts"
  const page = `# Title\n\nProse.\n\n## 1\n\n- /main, 5\n  - \`${file}\`, "a: b": \`/main\`, \`5\` as \`500\`\n  - \`${file}\`, "c"\n- A page.\n  - Nothing to assert: it is open\n  - lost\n`
  expect(readSpec(page)).toEqual({
    lines: [
      line("/main, 5", inTest(file, "a: b")("/main", ["5", "500"]), inTest(file, "c")()),
      openLine("A page.", "it is open"),
    ],
    unread: ["  - lost"],
  })
})

describe("a line is told apart that", () => {
  const access = "core/identity/access.test.ts"
  const slash = inTest(access, "a slash at the end changes nothing")

  test("has a literal that no test is named for", () => {
    expect(lineFaults(line("- /main, 'Not Allow Domain'", slash("/main")))).toEqual([
      "Not Allow Domain has no assertion",
    ])
    expect(lineFaults(line("- A page."))).toEqual(["nothing asserts it"])
    expect(lineFaults(openLine("- A page.", ""))).toEqual(["nothing is said of why it is open"])
  })

  test("names a test that does not assert it, or is not there", () => {
    expect(lineFaults(line("- /main", slash("/main")))).toEqual([])
    expect(lineFaults(line("- /credit", slash("/credit")))).toEqual([
      `"a slash at the end changes nothing" of ${access} does not assert /credit`,
    ])
    expect(lineFaults(line("- /main", inTest(access, "a slash")("/main")))).toEqual([`${access} has no test "a slash"`])
    expect(lineFaults(line("- /main", inTest("core/no.test.ts", "a")("/main")))).toEqual([
      "core/no.test.ts is not there",
    ])
  })

  test("names a file that npm test does not run, or a test that it leaves out", () => {
    const [helper, soak] = ["ui/e2e/testing/fixtures.ts", "ui/e2e/site/routes.spec.ts"]
    expect(lineFaults(line("- /main", inTest(helper, "a")("/main")))).toEqual([`${helper} is run by no test`])
    const title = "hostile addresses are answered plainly"
    expect(lineFaults(line("- /main", inTest(soak, title)("/main")))).toEqual([
      `"${title}" of ${soak} is left out of npm test`,
    ])
  })
})

test("a literal is what is quoted, a path, a number, or written like a name in a program", () => {
  expect(
    literalsIn("- **Round**: betGroup, betList.dt, name; at /poy/{betGroup} and 'Go back', the user's 5 BET_GOV."),
  ).toEqual(["Go back", "betGroup", "betList.dt", "/poy/{betGroup}", "5", "BET_GOV"])
})

describe("a literal is asserted", () => {
  const leftOut = ["test", "skip"].join(".")
  const [first, second, third, fourth] = assertedTests(`
    const paths = ["/main"]
    const opens = (path: string) => expect(look(path)).toBe(200)
    test("a", () => { for (const path of paths) expect(look(path)).toBe("open") })
    test.each([["/credit", 403]])("b %s", (path, status) => { expect(look(path)).toBe(status) })
    ${leftOut}("c", { tag: "@books" }, () => { pass(5_000); opens("/game") })
    test("d", { tag: "@soak" }, () => { look("/bank") })
  `)

  test("where a test compares it, goes through it before, or has it in its table or under a name", () => {
    expect(first).toEqual({ title: "a", isLeftOut: false, literals: new Set(["/main", "open", "toBe"]) })
    expect(second?.literals).toEqual(new Set(["/credit", "403", "toBe"]))
    expect(third).toMatchObject({ isLeftOut: true, literals: new Set(["5000", "/game", "200", "toBe"]) })
  })

  test("not where nothing is compared", () => {
    expect(fourth).toEqual({ title: "d", isLeftOut: true, literals: new Set() })
  })

  test("as a whole word of a longer one, a digit by itself alone", () => {
    expect(holds(new Set(["POST /api/users.login"]), "users.login")).toBe(true)
    expect(holds(new Set(["POST /poy-api/partners.game.list.config.nr"]), "partners.game.list.config")).toBe(false)
    expect(holds(new Set(["5 tries"]), "5")).toBe(false)
  })
})
