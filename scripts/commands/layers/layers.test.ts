import { readFile, rm, writeFile } from "node:fs/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { root, run } from "../run.ts"
import { type Cruise, cruise } from "./cruise.ts"
import { type Files, plantedTree } from "./planted.ts"

const innocent: Files = {
  "core/money/satang.ts": `import { Effect } from "effect"\nexport const nothing = Effect.succeed(0)\n`,
  "core/index.ts": `export { nothing } from "./money/satang.ts"\n`,
  "core/testing.ts": `export { nothing } from "./money/satang.ts"\n`,
  "adapters/operator/wire/index.ts": `export const wire = 1\n`,
  "adapters/operator/first-calls.ts": `import { nothing } from "@fakham/core"\nexport { wire } from "./wire/index.ts"\nexport const client = nothing\n`,
  "adapters/browser/index.ts": `export const cookies = 1\n`,
  "adapters/sandbox/index.ts": `import { wire } from "@fakham/operator/wire"\nimport "node:http"\nexport const sandbox = wire\n`,
  "adapters/host/index.ts": `import "node:http"\nexport const host = 1\n`,
  "ui/main.tsx": `import { client } from "@fakham/operator/first-calls"\nimport { plate } from "./parts/plate.tsx"\nexport const main = [client, plate]\n`,
  "ui/parts/plate.tsx": `import "react"\nimport { nothing } from "@fakham/core"\nexport const plate = nothing\n`,
  "ui/screens/bet/screen.ts": `import { line } from "./slip/line.ts"\nexport const screen = line\n`,
  "ui/screens/bet/slip/line.ts": `import { price } from "../price.ts"\nexport const line = price\n`,
  "ui/screens/bet/price.ts": `export const price = 1\n`,
  "ui/e2e/home.spec.ts": `import { sandbox } from "@fakham/stand-in"\nexport const home = sandbox\n`,
  "docs/examples/page/app.ts": `import { client } from "@fakham/operator/first-calls"\nimport { field } from "./field.ts"\nexport const app = [client, field]\n`,
  "docs/examples/page/field.ts": `import { nothing } from "@fakham/core"\nexport const field = nothing\n`,
  "scripts/start.ts": `import { host } from "@fakham/host"\nimport { sandbox } from "@fakham/stand-in"\nexport const start = [host, sandbox]\n`,
}

const crimes: ReadonlyArray<{ title: string; file: string; imports: string; rule: string }> = [
  [
    "core imports an adapter by its package name",
    "core/a.ts",
    "@fakham/operator/first-calls",
    "core-imports-nothing-of-ours",
  ],
  [
    "core imports an adapter by a relative path",
    "core/b.ts",
    "../adapters/operator/wire/index.ts",
    "core-imports-nothing-of-ours",
  ],
  ["core imports the ui", "core/c.ts", "../ui/parts/plate.tsx", "core-imports-nothing-of-ours"],
  ["core imports react", "core/d.ts", "react", "core-needs-effect-and-xstate-only"],
  ["core imports a piece of Node", "core/e.ts", "node:fs", "core-knows-no-platform"],
  [
    "a part of the ui imports an adapter by its package name",
    "ui/parts/a.tsx",
    "@fakham/operator/first-calls",
    "only-main-knows-the-adapters",
  ],
  [
    "a part of the ui imports an adapter by a relative path",
    "ui/parts/b.tsx",
    "../../adapters/operator/first-calls.ts",
    "only-main-knows-the-adapters",
  ],
  ["a route imports the words of the wire", "ui/routes/a.tsx", "@fakham/operator/wire", "only-main-knows-the-adapters"],
  [
    "the ui imports the sandbox by its package name",
    "ui/screens/a.tsx",
    "@fakham/stand-in",
    "only-scripts-and-tests-start-sandbox-and-host",
  ],
  [
    "the ui imports the host by a relative path",
    "ui/screens/b.tsx",
    "../../adapters/host/index.ts",
    "only-scripts-and-tests-start-sandbox-and-host",
  ],
  [
    "an adapter imports the sandbox",
    "adapters/browser/a.ts",
    "@fakham/stand-in",
    "only-scripts-and-tests-start-sandbox-and-host",
  ],
  ["an adapter imports the ui", "adapters/browser/b.ts", "../../ui/parts/plate.tsx", "adapters-do-not-know-the-ui"],
  [
    "an adapter for the browser imports a piece of Node",
    "adapters/browser/c.ts",
    "node:fs",
    "browser-adapters-do-not-know-node",
  ],
  ["the sandbox imports the host", "adapters/sandbox/a.ts", "@fakham/host", "sandbox-and-host-are-strangers"],
  [
    "an adapter reaches past the exports of core by name",
    "adapters/browser/d.ts",
    "@fakham/core/money/satang",
    "everything-resolves",
  ],
  [
    "an adapter reaches past the exports of core by path",
    "adapters/browser/e.ts",
    "../../core/money/satang.ts",
    "floors-are-entered-by-name",
  ],
  [
    "the ui reaches past the exports of core by path",
    "ui/parts/c.tsx",
    "../../core/index.ts",
    "floors-are-entered-by-name",
  ],
  [
    "the sandbox reaches past the exports of the adapters by path",
    "adapters/sandbox/b.ts",
    "../operator/wire/index.ts",
    "sandbox-and-host-enter-by-name",
  ],
  [
    "an adapter reaches past the exports of the operator's by path",
    "adapters/browser/f.ts",
    "../operator/wire/index.ts",
    "operator-is-entered-by-name",
  ],
  [
    "the operator's adapters import another adapter",
    "adapters/operator/a.ts",
    "../browser/index.ts",
    "operator-needs-no-other-adapter",
  ],
  [
    "a script reaches past the exports of the sandbox by path",
    "scripts/a.ts",
    "../adapters/sandbox/index.ts",
    "floors-are-entered-by-name",
  ],
  [
    "an example reaches past the exports of core by path",
    "docs/examples/page/a.ts",
    "../../../core/money/satang.ts",
    "examples-stand-on-packages",
  ],
  [
    "an example takes a part of the ui",
    "docs/examples/page/b.ts",
    "../../../ui/parts/plate.tsx",
    "examples-stand-on-packages",
  ],
  ["a file imports itself in a circle", "core/f.ts", "./g.ts", "no-cycles"],
  ["a file imports what is not there", "core/h.ts", "./nowhere.ts", "everything-resolves"],
].map(([title = "", file = "", imports = "", rule = ""]) => ({ title, file, imports, rule }))

/** Floors whose rooms stand alone. */
const floorsWithRooms = ["core", "adapters/sandbox", "ui/screens"]

/** Three rooms in a circle though no file is in one: by a type, by a test, and by a room inside a room. */
const roomsInACircle = (floor: string): Files => ({
  [`${floor}/first/a.ts`]: `import type { b } from "../second/b.ts"\nexport type A = typeof b\n`,
  [`${floor}/second/b.ts`]: "export const b = 1\n",
  [`${floor}/second/b.test.ts`]: `import { c } from "../third/c.ts"\nexport const tested = c\n`,
  [`${floor}/third/c.ts`]: "export const c = 1\n",
  [`${floor}/third/inside/d.ts`]: `import { e } from "../../first/e.ts"\nexport const d = e\n`,
  [`${floor}/first/e.ts`]: "export const e = 1\n",
})

const planted: Files = {
  ...innocent,
  ...Object.assign({}, ...floorsWithRooms.map(roomsInACircle)),
  ...Object.fromEntries(crimes.map(({ file, imports }) => [file, `import "${imports}"\nexport const crime = 1\n`])),
  "core/g.ts": `import type { crime } from "./f.ts"\nexport type Crime = typeof crime\n`,
}

const trees: Array<string> = []
const treeOf = async (files: Files) => {
  const tree = await plantedTree(files)
  trees.push(tree)
  return tree
}
afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true }))))

describe("The layer rule", () => {
  let guilty: Cruise
  beforeAll(async () => {
    guilty = await cruise(await treeOf(planted))
  })

  for (const { title, file, rule } of crimes)
    it(`catches it when ${title}`, () => {
      expect(guilty.violations).toContainEqual(expect.objectContaining({ from: file, rule }))
    })

  it.each(floorsWithRooms)("catches rooms of %s that import each other in a circle", (floor) => {
    const circle = guilty.violations.filter(({ from, rule }) => rule === "rooms-stand-alone" && from.startsWith(floor))
    expect(circle).toEqual(
      expect.arrayContaining([
        { rule: "rooms-stand-alone", from: `${floor}/first`, to: `${floor}/second` },
        { rule: "rooms-stand-alone", from: `${floor}/second`, to: `${floor}/third` },
        { rule: "rooms-stand-alone", from: `${floor}/third`, to: `${floor}/first` },
      ]),
    )
  })

  it("lets an innocent tree pass, having looked at every file of it", async () => {
    const { violations, unseen, modules, dependencies } = await cruise(await treeOf(innocent))
    expect({ violations, unseen }).toEqual({ violations: [], unseen: [] })
    expect(modules).toBeGreaterThanOrEqual(12)
    expect(dependencies).toBeGreaterThanOrEqual(14)
  })

  it("names the files that it could not look at", async () => {
    const tree = await treeOf({ ...innocent, "core/dark.ts": "export const dark = 1\n" })
    const configuration = `${tree}/.dependency-cruiser.cjs`
    const text = await readFile(configuration, "utf8")
    await writeFile(configuration, text.replace("(^|/)dist/", "(^|/)dist/|core/dark"))
    expect((await cruise(tree)).unseen).toEqual(["core/dark.ts"])
  })
})

describe("Core knows no browser", () => {
  const compile = async (text: string) => {
    const tree = await treeOf({ "core/index.ts": text })
    return run(process.execPath, [`${root}/node_modules/typescript/bin/tsc`, "-p", "core", "--noEmit"], { cwd: tree })
  }
  const uses = `import { Effect } from "effect"\nimport { setup } from "xstate"\nexport const both = [Effect, setup]\n`

  it("so no word of a browser or of Node compiles there", async () => {
    const words = ["document", "window", "fetch", "setTimeout", "console", "process"]
    const { code, output } = await compile(`${uses}export const seen = [${words.join(", ")}]\n`)
    expect(code).not.toBe(0)
    expect([...output.matchAll(/Cannot find name '(\w+)'/g)].map(([, word]) => word)).toEqual(words)
  })

  it("and what it may use does compile", async () => {
    expect(await compile(uses)).toMatchObject({ code: 0 })
  })
})
