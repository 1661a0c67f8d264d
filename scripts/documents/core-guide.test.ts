import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { examplesIn, readersFolder } from "../commands/guide.ts"
import { root } from "../commands/run.ts"

const guide = await readFile(join(root, "core/README.md"), "utf8")
// The first one needs an operator: the guide to that one runs it.
const [, ...examples] = examplesIn(guide)

let reader: Awaited<ReturnType<typeof readersFolder>>
beforeAll(async () => {
  reader = await readersFolder()
})
afterAll(() => reader.leave())

describe("The guide to core", () => {
  test("shows an example of each thing that it promises", () => {
    expect(examples.map(({ title }) => title)).toEqual([
      "# @fakham/core, 2",
      "A slip, from keypad to totals",
      "A bet, from the first digit to the receipt",
      "Placing, exactly once",
      "Your own operator",
      "A round on a clock turned by hand",
      "A property of any slip",
      "Settlement",
      "A PromptPay QR",
    ])
    expect(guide.match(/^```ts$/gm)).toHaveLength(10)
  })

  test("gives examples that run", async () => {
    expect(await reader.run(...examples.map(({ text }) => text))).toMatchObject({ code: 0, output: "" })
  })

  test("would not hide an example that fails", async () => {
    const [, { text } = { text: "" }] = examples
    const { code, output } = await reader.run(text.replace("stake: 18_000", "stake: 20_000"))
    expect(code).not.toBe(0)
    expect(output).toContain("Expected values to be strictly deep-equal")
  })

  test("names the built-ins that are shipped and missing in Hermes, and all of them", async () => {
    const newer = {
      "Array.fromAsync": /\bArray\.fromAsync\(/,
      "Array.prototype.toSorted": /\.toSorted\(/,
      "Map.groupBy": /\bMap\.groupBy\(/,
      "Object.groupBy": /\bObject\.groupBy\(/,
      "Promise.try": /\bPromise\.try\(/,
      "Promise.withResolvers": /\bPromise\.withResolvers\b[(<]/,
      "String.prototype.isWellFormed": /\.isWellFormed\(/,
      "String.prototype.toWellFormed": /\.toWellFormed\(/,
    }
    const texts: Array<string> = []
    const sources = { cwd: join(root, "core"), exclude: (name: string) => name === "dist" || name.endsWith(".test.ts") }
    for await (const file of glob("**/*.ts", sources)) texts.push(await readFile(join(root, "core", file), "utf8"))
    const shipped = Object.entries(newer).flatMap(([name, use]) => (texts.some((text) => use.test(text)) ? [name] : []))
    expect(shipped).toEqual(["Array.prototype.toSorted", "Map.groupBy"])
    expect(guide).toContain(`from core-js for example: ${shipped.map((name) => `\`${name}\``).join(", ")}.`)
  })

  test("needs nothing of Node, and tells twenty values", () => {
    expect(guide).not.toContain("node:")
    expect(guide.match(/\/\/ → ./g)).toHaveLength(20)
  })

  test.each(["1 + 1 // → 3", "const two = 2\ntwo + 1\n// → 2"])(
    "would not hide a value that is told wrong: %j",
    async (text) => {
      expect(await reader.run(text.replace(/\d$/, (digit) => (digit === "3" ? "2" : "3")))).toMatchObject({ code: 0 })
      const { code, output } = await reader.run(text)
      expect(code).not.toBe(0)
      expect(output).toContain("Expected values to be strictly deep-equal")
    },
  )

  test("would not overlook a value that is told of nothing", async () => {
    await expect(reader.run("const two = 2\n\n// → 2")).rejects.toThrow("belongs to no expression")
  })

  test("says where each machine is entered", async () => {
    const machines = await import("@fakham/core/machines")
    const [, elsewhere = ""] = /^(Machines that few visits meet .+)$/m.exec(guide) ?? []
    const named = new Set([
      ...Object.keys(machines),
      ...[...elsewhere.matchAll(/`(make\w+)`/g)].map(([, name]) => name),
    ])
    const concepts = [
      await import("@fakham/core/betting"),
      await import("@fakham/core/operation"),
      await import("@fakham/core/games"),
      await import("@fakham/core/gov4d"),
      await import("@fakham/core/identity"),
      await import("@fakham/core/limits"),
      await import("@fakham/core/lotto"),
      await import("@fakham/core/notifications"),
      await import("@fakham/core/operator"),
      await import("@fakham/core/order"),
      await import("@fakham/core/site"),
      await import("@fakham/core/wallet"),
      await import("@fakham/core/ying"),
    ]
    const made = concepts.flatMap((concept) => Object.keys(concept).filter((name) => /^make[A-Z]/.test(name)))
    expect(made.length).toBeGreaterThan(30)
    expect(made.filter((name) => !named.has(name))).toEqual([])
  })
})
