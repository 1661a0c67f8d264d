import { globSync } from "node:fs"
import { cp, mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { build } from "vite"
import { examplesIn, withAssertions } from "../commands/guide.ts"
import { type Ended, root, run } from "../commands/run.ts"
import type { StepOutcome } from "../commands/steps.ts"
import { packageEntries } from "../core-api/entries.ts"
import { published } from "./published.ts"
import { startInstalled } from "./start-installed.ts"
import type { Packed } from "./tarball.ts"

const json = (path: string, value: unknown) => writeFile(path, JSON.stringify(value))

const versionOf = async (library: string): Promise<string> =>
  JSON.parse(await readFile(join(root, "node_modules", library, "package.json"), "utf8")).version

const strict = { target: "es2024", lib: ["es2024"], strict: true, exactOptionalPropertyTypes: true, types: [] }
const inNode = { ...strict, module: "nodenext", outDir: "out", rootDir: "." }
const program = (name: string) => join(root, "scripts/packages/consumers", name)

/** Type-checks a folder, declarations of the package included, those of its libraries not; then runs something in it. */
const checkTypes = async (folder: string, file: string, note: string): Promise<StepOutcome> => {
  const { code, output } = await run("tsc", ["-p", "."], { cwd: folder })
  const errors = output.match(/^\S+\(\d+,\d+\): error .*$/gm) ?? []
  const ours = errors.filter((error) => !/^\S*node_modules\/(?!@fakham\/)/.test(error))
  if (ours.length > 0 || (code !== 0 && errors.length === 0)) return { ok: false, note: "does not type-check", output }
  return ran(await run(process.execPath, [file], { cwd: folder }), note)
}

const ran = ({ code, output }: Ended, note: string): StepOutcome => ({
  ok: code === 0,
  note: code === 0 ? note : "broke",
  output,
})

/** A folder of somebody else's, with the packages and their libraries installed from the registry or from npm's cache. */
export const installPackages = async (folder: string, packed: ReadonlyArray<Packed>): Promise<StepOutcome> => {
  await json(join(folder, "package.json"), { name: "stranger", private: true, type: "module" })
  const libraries = await Promise.all(
    ["effect", "xstate", "fast-check"].map(async (library) => `${library}@${await versionOf(library)}`),
  )
  const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock", "--prefer-offline"]
  return ran(
    await run("npm", ["install", ...quiet, ...packed.map(({ tarball }) => tarball), ...libraries], { cwd: folder }),
    libraries.join(" "),
  )
}

const operatorOfGuides = "http://127.0.0.1:4173"

/** Node with nodenext types: every entry is there, and every example of the guides does what it says. */
export const inNodeOutcome = async (home: string): Promise<StepOutcome> => {
  const folder = join(home, "node")
  await mkdir(folder)
  const guides = await Promise.all(
    [
      "core/README.md",
      "core/testing/README.md",
      ...globSync("core/guides/*.md", { cwd: root }),
      "adapters/operator/README.md",
      "adapters/sandbox/README.md",
    ].map((guide) => readFile(join(root, guide), "utf8")),
  )
  const operator = await startInstalled(home)
  const examples = guides.map((guide) => guide.replaceAll(operatorOfGuides, operator.origin)).flatMap(examplesIn)
  const entries = (await Promise.all(published.map((one) => packageEntries(one.folder)))).flat()
  const all = [
    ...entries.map(({ name }, index) => `import * as entry${index} from "${name}"`),
    ...examples.map((_, index) => `import "./example${index}.js"`),
    `for (const entry of [${entries.map((_, index) => `entry${index}`).join(", ")}])`,
    `  if (Object.keys(entry).length < 1) throw new Error("an entry is empty")`,
  ]
  await writeFile(join(folder, "all.ts"), all.join("\n"))
  await Promise.all(
    examples.map(({ text }, index) => writeFile(join(folder, `example${index}.ts`), withAssertions(text))),
  )
  const typeRoots = [join(root, "node_modules/@types")]
  await json(join(folder, "tsconfig.json"), { compilerOptions: { ...inNode, typeRoots, types: ["node"] } })
  try {
    return await checkTypes(folder, "out/all.js", `${entries.length} entries, ${examples.length} examples`)
  } finally {
    await operator.stop()
  }
}

/** A browser's bundle by Vite: it runs, and what was not taken is not in it. */
export const bundledOutcome = async (home: string): Promise<StepOutcome> => {
  const folder = join(home, "bundler")
  await mkdir(folder)
  await cp(program("bundled.ts"), join(folder, "main.ts"))
  await json(join(folder, "tsconfig.json"), {
    compilerOptions: { ...strict, module: "esnext", moduleResolution: "bundler", lib: ["es2024", "dom"], noEmit: true },
  })
  const lib = { entry: join(folder, "main.ts"), formats: ["es" as const], fileName: "main" }
  await build({ configFile: false, logLevel: "warn", root: folder, build: { lib, outDir: "out" } })
  const text = await readFile(join(folder, "out/main.js"), "utf8")
  if (!text.includes("snackbar") || text.includes("depositQueue"))
    return { ok: false, note: "broke", output: "the bundle holds machines that were not taken" }
  return checkTypes(
    folder,
    "out/main.js",
    `${(text.length / 1_000).toFixed(0)} kB with effect and xstate, not minified`,
  )
}

/** Node with the package and nothing beside it: no library can be found, and none is needed for a slip. */
export const slipOnlyOutcome = async (folder: string, [core]: ReadonlyArray<Packed>): Promise<StepOutcome> => {
  const at = join(folder, "node_modules/@fakham/core")
  await mkdir(at, { recursive: true })
  const unpacked = await run("tar", ["-xzf", core?.tarball ?? "", "--strip-components=1", "-C", at])
  if (unpacked.code !== 0) return ran(unpacked, "")
  await json(join(folder, "package.json"), { name: "bettor", private: true, type: "module" })
  await cp(program("slip-only.ts"), join(folder, "main.ts"))
  await json(join(folder, "tsconfig.json"), { compilerOptions: inNode })
  const missing = await run(process.execPath, ["--eval", `import("@fakham/core/machines")`], { cwd: folder })
  if (missing.code === 0) return { ok: false, note: "broke", output: "effect or xstate was found after all" }
  return checkTypes(folder, "out/main.js", "without effect and xstate")
}
