import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { mutantsOf } from "./mutants.ts"
import { mutated, planted } from "./planted.ts"
import { onTestFinished, takeWritten, test as write } from "./recorded-tests.ts"
import { described, report } from "./report.ts"
import { type Rule, rulesIn } from "./rules.ts"
import { tryRule } from "./try-rule.ts"

const rule = `
const fee = 5
type Kind = "small" | "large"
export const kindOf = (amount: number): Kind => (amount >= 100 ? "large" : "small")
export const withFee = (amount: number) => amount + fee
export const countTo = (end: number) => {
  let count = 0
  while (count < end) count++
  return count
}
export const forgotten = (amount: number) => amount * 2
`
const ruleTest = `
import fc from "fast-check"
import { expect, test } from "vitest"
import { countTo, kindOf, withFee } from "./rule.ts"

test.each([[500, "large"], [5, "small"]])("%s is %s", (amount, kind) => {
  expect(kindOf(amount)).toBe(kind)
})
test("a fee is added", () => {
  fc.assert(fc.property(fc.nat(), (amount) => withFee(amount) === amount + 5))
})
test("counting ends", () => expect(countTo(3)).toBe(3))
`

const inFolder = async <A>(act: (rule: Rule) => Promise<A>, tests = ruleTest): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-mutation-"))
  try {
    await writeFile(join(folder, "package.json"), '{"type":"module"}')
    await writeFile(join(folder, "rule.ts"), rule)
    await writeFile(join(folder, "rule.test.ts"), tests)
    const [found] = rulesIn(folder)
    return await act({ ...found!, near: [join(folder, "rule.test.ts")], far: [] })
  } finally {
    await rm(folder, { recursive: true })
  }
}

test("mutants that a test notices are caught, those that none notices survive, and no file is touched", async () => {
  await inFolder(async (found) => {
    const { verdicts, broken } = await tryRule(
      found,
      found.mutants.map(({ id }) => id),
    )
    const living = found.mutants.filter(({ id }) => verdicts.get(id)?.verdict === "survived")
    expect(living.map((mutant) => described(found, mutant))).toEqual([
      'export const kindOf = (amount: number): Kind => (⟦amount >= 100⟧ ? "large" : "small")  →  amount > 100',
      'export const kindOf = (amount: number): Kind => (amount >= ⟦100⟧ ? "large" : "small")  →  101',
      'export const kindOf = (amount: number): Kind => (amount >= ⟦100⟧ ? "large" : "small")  →  99',
      "let count = ⟦0⟧  →  1",
    ])
    const verdictsOf = (part: string) =>
      found.mutants
        .filter((mutant) => described(found, mutant).includes(part))
        .map(({ id }) => verdicts.get(id)?.verdict)
    expect(verdictsOf("⟦5⟧")).toEqual(["killed", "killed"])
    expect(verdictsOf("⟦count++⟧")).toEqual(["endless", "endless"])
    expect(verdictsOf("⟦amount * 2⟧")).toEqual(["unreached", "unreached"])
    expect(broken).toEqual([])
    expect(await readFile(found.file, "utf8")).toBe(rule)
  })
})

test("tests that cannot be read fail the run at once and say why", async () => {
  const { broken } = await inFolder((found) => tryRule(found, [0]), 'import { unheardOf } from "vitest"\nunheardOf()')
  expect(broken).toEqual([
    expect.stringContaining("does not provide an export named 'unheardOf'"),
    expect.stringContaining("cannot be read"),
  ])
})

test("a test undoes what it did, the last first, each time that it runs, and where it fails too", async () => {
  const done: Array<string> = []
  write("opens two", () => {
    onTestFinished(() => done.push("closes the first"))
    onTestFinished(() => done.push("closes the second"))
    throw new Error("fails")
  })
  const [opensTwo] = takeWritten()
  await expect(opensTwo?.run()).rejects.toThrow("fails")
  await expect(opensTwo?.run()).rejects.toThrow("fails")
  expect(done).toEqual(["closes the second", "closes the first", "closes the second", "closes the first"])
})

const changes = (source: string) => mutantsOf(source).map((mutant) => mutated(source, mutant))

test.each([
  ["a = b + c", ["{}", "a = (b - c)"]],
  ["export const f = (a?: { b: 1 }) => a?.b ?? 2", 6],
  ["const a = [...b.filter(Boolean)]", ["const a = ([])", "const a = [...(b)]"]],
  ["import a from 'b'", []],
  ["type A = 'a' | 'b'", []],
  ["const a = b as 'a'", []],
  ["class A extends B('a') {}", []],
  ["const { a = 1 } = b", ["const { a = (2) } = b", "const { a = (0) } = b"]],
])("%s is mutated where it does something, and nowhere else", (source, expected) => {
  const found = changes(source)
  expect(typeof expected === "number" ? found.length : found).toEqual(expected)
})

test("a planted source without an active mutant does what it did before", async () => {
  const source = `export const f = (a) => {
    if (a > 1) a++
    else a--
    return a
  }`
  Object.assign(globalThis, { mutation__: { at: () => false } })
  const { f } = await import(`data:text/javascript,${encodeURIComponent(planted(source, mutantsOf(source)))}`)
  expect([0, 1, 2].map(f)).toEqual([-1, 0, 3])
})

test("a survivor more than are recorded, a test that fails anyway or a low score fails the run", () => {
  const source = "const a = b < 1"
  const mutants = mutantsOf(source)
  const subject: Rule = { file: "/a.ts", name: "a.ts", source, mutants, near: [], far: [], dependents: [] }
  const result = (survivors: ReadonlyArray<number>, broken: ReadonlyArray<string> = []) => ({
    rule: subject,
    tried: {
      verdicts: new Map(
        Array.from({ length: 20 }, (_, id) => [
          id,
          { verdict: survivors.includes(id) ? "survived" : "killed" } as const,
        ]),
      ),
      broken,
    },
    refused: 0,
  })
  expect(report([result([])], {}).isMet).toBe(true)
  expect(report([result([0])], {}).isMet).toBe(false)
  expect(report([result([0])], { "a.ts": 1 }).isMet).toBe(true)
  expect(report([result([0, 1])], { "a.ts": 1 }).isMet).toBe(false)
  expect(report([result([])], { "a.ts": 1 }).lines).toContain("a.ts: 0 survive, fewer than are recorded")
  expect(report([result([], ["a test"])], {}).isMet).toBe(false)
  expect(report([], {}).isMet).toBe(false)
  expect(report([result([0, 1, 2])], { "a.ts": 3 }).isMet).toBe(false)
  expect(report([result([0])], {}).lines.at(-2)).toBe("a.ts:1  const a = ⟦b < 1⟧  →  b <= 1")
})
