import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describedVariables } from "@fakham/adapters/environment"
import { brandFields, hostVariables, readHostSettings } from "@fakham/host"
import { sandboxVariables } from "@fakham/stand-in"
import * as v from "valibot"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { withVariables } from "../operations/variable-tables.ts"

test("docs/operations.md holds every variable as the schemas have it; `npm run docs` writes it", async () => {
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

/** What docs/operations.md shows of a file under this heading. */
const shownUnder = async (heading: string) => {
  const document = await readFile(join(root, "docs/operations.md"), "utf8")
  const [, example = ""] = /```json\n(.*?)```/s.exec(document.split(`## ${heading}\n`)[1] ?? "") ?? []
  return example
}

test("the calls that docs/operations.md shows can be used", async () => {
  const folder = await mkdtemp(join(tmpdir(), "operations-"))
  const OPERATOR_CALLS = join(folder, "calls.json")
  await writeFile(OPERATOR_CALLS, await shownUnder("Calls of other names"))
  const { settings } = readHostSettings({ OPERATOR_ORIGIN: "https://operator.example", OPERATOR_CALLS })
  expect(settings?.operatorCalls.get("POST /api/users.login")).toBe("/v1/sign-in")
  await rm(folder, { recursive: true })
})

test("the brand that docs/operations.md shows can be used", async () => {
  const example = await shownUnder("A brand")
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
