import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describedVariables } from "@fakham/adapters/environment"
import { brandFields, hostVariables } from "@fakham/host"
import { sandboxVariables } from "@fakham/sandbox"
import * as v from "valibot"
import { expect, test } from "vitest"
import { root } from "./commands/run.ts"
import { withVariables } from "./operations/variable-tables.ts"

test("docs/operations.md holds every variable as the schemas have it; `npm run operations` writes it", async () => {
  const document = await readFile(join(root, "docs/operations.md"), "utf8")
  expect(document).toBe(withVariables(document))
  for (const name of [
    ...Object.keys(hostVariables.entries),
    ...Object.keys(brandFields.entries),
    ...Object.keys(sandboxVariables.entries),
  ])
    expect(document).toContain(`| \`${name}\` |`)
})

test.each(describedVariables(brandFields))(
  "the example of a brand's $name can be used: $example",
  ({ name, example }) => {
    expect(v.safeParse(brandFields, { [name]: JSON.parse(example) }).issues).toBeUndefined()
  },
)

test("the brand that docs/operations.md shows can be used", async () => {
  const document = await readFile(join(root, "docs/operations.md"), "utf8")
  const [, example = ""] = /```json\n(.*?)```/s.exec(document) ?? []
  expect(v.safeParse(brandFields, JSON.parse(example)).issues).toBeUndefined()
})

test("a variable that nobody described cannot be written down", () => {
  const schema = v.object({ NEW_ONE: v.optional(v.string()) })
  expect(() => describedVariables(schema)).toThrow("NEW_ONE has no description and example")
})

test.each([...describedVariables(hostVariables), ...describedVariables(sandboxVariables)])(
  "the example of $name can be used: $example",
  ({ name, example }) => {
    const schemas: ReadonlyArray<Readonly<Record<string, v.GenericSchema>>> = [
      hostVariables.entries,
      sandboxVariables.entries,
    ]
    const own = schemas.flatMap((entries) => entries[name] ?? [])
    expect(own.some((schema) => v.safeParse(schema, example).success)).toBe(true)
  },
)
