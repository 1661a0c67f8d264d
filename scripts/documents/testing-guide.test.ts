import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import * as kit from "@fakham/core/testing"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { examplesIn, readersFolder } from "../commands/guide.ts"
import { root } from "../commands/run.ts"

const guide = await readFile(join(root, "core/testing/README.md"), "utf8")
const examples = examplesIn(guide)

let reader: Awaited<ReturnType<typeof readersFolder>>
beforeAll(async () => {
  reader = await readersFolder()
})
afterAll(() => reader.leave())

describe("The guide to testing your own rules", () => {
  test("shows an example under seven headings", () => {
    expect(examples.map(({ title }) => title)).toEqual([
      "A rule for any slip",
      "A payout that never exceeds its pool",
      "A form that takes anything",
      "A clock an hour wrong",
      "Every way through a machine",
      "A simulation of your own",
      "When one fails",
    ])
    expect(guide.match(/^```ts$/gm)).toHaveLength(7)
  })

  test("gives examples that run", async () => {
    expect(await reader.run(...examples.map(({ text }) => text))).toMatchObject({ code: 0, output: "" })
  })

  test("would not hide an example that fails", async () => {
    const [{ text } = { text: "" }] = examples
    const { code, output } = await reader.run(text.replace("stake * 1_000", "stake"))
    expect(code).not.toBe(0)
    expect(output).toContain("Property failed after")
  })

  test("names nothing that the kit does not have", () => {
    const named = [...guide.matchAll(/`(any\w+|hand\w+)`/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => name !== undefined && !(name in kit))).toEqual([])
  })

  test("and the kit hands out every double and every case that core tests itself with", async () => {
    const missing: Array<string> = []
    const given = new Set<unknown>(Object.values(kit))
    for await (const file of glob("core/**/testing/**/*.ts", {
      cwd: root,
      exclude: (name) => name.endsWith(".test.ts") || name.startsWith("core/dist"),
    })) {
      const held: Record<string, unknown> = await import(join(root, file))
      for (const [name, value] of Object.entries(held))
        if (/^(?:any[A-Z]|hand[A-Z]|\w+(?:That|With)[A-Z])/.test(name) && !given.has(value))
          missing.push(`${file} ${name}`)
    }
    expect(missing).toEqual([])
  })
})
