import { cp, glob, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { root, run } from "../commands/run.ts"
import { packageEntries } from "../core-api/entries.ts"
import { leadToPackages } from "./package-links.ts"
import type { Published } from "./published.ts"

/** Says in the words of the tool what went wrong, where something did. */
export const runOrThrow = async (program: string, args: ReadonlyArray<string>, cwd: string): Promise<string> => {
  const { code, output, stdout } = await run(program, args, { cwd })
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}\n${output}`)
  return stdout
}

/** A folder beside whose packages stand the libraries of this repository, and the staged packages by their names. */
export const openStage = async (stage: string): Promise<void> => {
  const libraries = join(stage, "node_modules")
  await mkdir(join(libraries, "@fakham"), { recursive: true })
  const linked = new Set(["@fakham"])
  // What npm could not put where all find it goes first.
  for (const from of [join(root, "adapters/node_modules"), join(root, "node_modules")])
    for (const name of await readdir(from))
      if (!name.startsWith(".") && !linked.has(name)) {
        linked.add(name)
        await symlink(join(from, name), join(libraries, name))
      }
  for (const name of ["core", "operator", "stand-in", "adapters"])
    await symlink(join(stage, name), join(libraries, "@fakham", name))
}

const sourcesIn = (folder: string) =>
  glob("**/*.ts", {
    cwd: folder,
    exclude: (name) => ["dist", "node_modules", "contract"].includes(name) || name.endsWith(".test.ts"),
  })

/** Compiles what these files of a staged package reach, so that maps lead from each line to its source. */
const compile = async (stage: string, folder: string, name: string, files: ReadonlyArray<string>, hasMaps = true) => {
  const [from, to] = [join(root, folder), join(stage, name)]
  for await (const file of sourcesIn(from)) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await cp(join(from, file), join(to, file))
  }
  const settings = {
    extends: join(from, "tsconfig.json"),
    compilerOptions: {
      customConditions: [],
      rootDir: ".",
      outDir: "dist",
      composite: false,
      incremental: false,
      sourceMap: hasMaps,
      declarationMap: hasMaps,
    },
    files,
    include: [],
  }
  await writeFile(join(to, "tsconfig.json"), JSON.stringify(settings))
  await runOrThrow("tsc", ["-p", "."], to)
  const made = new Set<string>()
  for await (const file of glob("**/*.js", { cwd: join(to, "dist") })) made.add(file.replace(/\.js$/, ".ts"))
  for await (const file of sourcesIn(to)) if (!made.has(file)) await rm(join(to, file))
  return made.size
}

type Conditions = string | Readonly<Record<string, string>>
type Manifest = { readonly [field: string]: unknown; readonly exports: Readonly<Record<string, Conditions>> }

const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"))

/** The entries that others have: compiled, and without what this repository enters alone. */
const publishedExports = ({ exports }: Manifest, isOffered: (path: string) => boolean = () => true) =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([path, conditions]): ReadonlyArray<readonly [string, Conditions]> => {
      if (typeof conditions === "string") return [[path, conditions]]
      const { "@fakham/source": _, ...compiled } = conditions
      return Object.keys(compiled).length === 0 || !isOffered(path) ? [] : [[path, compiled]]
    }),
  )

/** Puts a package as it would be published into the stage; tells of how many sources. */
export const stagePackage = async (stage: string, published: Published): Promise<number> => {
  const { folder, name, pages, programs, assets, bundled, hasSources } = published
  const to = join(stage, name)
  await mkdir(to, { recursive: true })
  const manifest = await manifestOf(folder)
  const { devDependencies: _, ...lasting } = manifest
  const ours = bundled.length === 0 ? {} : { bundleDependencies: ["@fakham/adapters"] }
  await writeFile(
    join(to, "package.json"),
    JSON.stringify({ ...lasting, exports: publishedExports(manifest), ...ours }, undefined, 2),
  )
  const entries = (await packageEntries(folder)).map(({ source }) => source)
  if (bundled.length > 0) await bundle(stage, to, bundled)
  const sources = await compile(stage, folder, name, [...entries, ...programs], hasSources)
  // Settings of this repository's own compiler lead nowhere else.
  const filter = (path: string) => basename(path) !== "tsconfig.json"
  for (const [page, at] of Object.entries(pages)) await cp(join(root, page), join(to, at), { recursive: true, filter })
  await leadToPackages(stage, published)
  for (const pattern of assets)
    for await (const file of glob(pattern, { cwd: join(root, folder) }))
      await cp(join(root, folder, file), join(to, "dist", file), { recursive: true })
  return sources
}

/** What of the adapters a package needs goes along inside it. */
const bundle = async (stage: string, into: string, rooms: ReadonlyArray<string>) => {
  await mkdir(join(stage, "adapters"), { recursive: true })
  const { name, version, license, type, ...manifest } = await manifestOf("adapters")
  const exports = publishedExports(manifest, (path) => rooms.includes(path.slice(2)))
  const at = join(into, "node_modules/@fakham/adapters")
  await mkdir(at, { recursive: true })
  const text = JSON.stringify({ name, version, license, type, exports })
  await writeFile(join(stage, "adapters/package.json"), text)
  await writeFile(join(at, "package.json"), text)
  await compile(
    stage,
    "adapters",
    "adapters",
    rooms.map((room) => `${room}/index.ts`),
    false,
  )
  await cp(join(stage, "adapters/dist"), join(at, "dist"), { recursive: true })
}
