import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { examplesIn, readersFolder } from "../commands/guide.ts"
import { root } from "../commands/run.ts"

const guides = globSync("core/guides/*.md", { cwd: root }).toSorted()

let reader: Awaited<ReturnType<typeof readersFolder>>
beforeAll(async () => {
  reader = await readersFolder()
})
afterAll(() => reader.leave())

test("there is a guide to each thing that strangers come for", () => {
  expect(guides.map((guide) => basename(guide, ".md"))).toEqual([
    "another-frontend",
    "lost-answers",
    "your-own-operator",
  ])
})

describe.each(guides)("%s", (guide) => {
  test("gives examples that run", async () => {
    const examples = examplesIn(await readFile(join(root, guide), "utf8"))
    expect(examples.length).toBeGreaterThan(1)
    expect(await reader.run(...examples.map(({ text }) => text))).toMatchObject({ code: 0, output: "" })
  })

  test("is named by the guide to core, and by the list for programs that read", async () => {
    for (const list of ["core/README.md", "core/llms.txt"])
      expect(await readFile(join(root, list), "utf8")).toContain(`guides/${basename(guide)}`)
  })
})
