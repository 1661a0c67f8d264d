import { globSync } from "node:fs"
import type { ICruiseResult } from "dependency-cruiser"
import { root, run } from "../run.ts"
import { type Import, roomCircles } from "./room-circles.ts"
import { screenReach } from "./screen-reach.ts"

const floors = ["core", "adapters", "ui", "docs/examples", "scripts"]

export type Cruise = {
  readonly modules: number
  readonly dependencies: number
  readonly imports: ReadonlyArray<Import>
  readonly violations: ReadonlyArray<Import & { readonly rule: string }>
  /** Source files on the disk that the cruise did not see: a rule that sees nothing finds nothing. */
  readonly unseen: ReadonlyArray<string>
}

/** The TypeScript files of the tree, except what is generated or built. */
export const sourcesIn = (folder: string): ReadonlyArray<string> =>
  globSync(
    floors.map((floor) => `${floor}/**/*.{ts,tsx}`),
    { cwd: folder, exclude: (name) => /(^|\/)(node_modules|dist)(\/|$)/.test(name) },
  ).filter((file) => !file.endsWith(".d.ts"))

/** Follows every import of the tree and holds it against the layer rule of the tree's own configuration. */
export const cruise = async (folder: string = root): Promise<Cruise> => {
  const { output, stdout } = await run(
    process.execPath,
    [
      `${root}/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`,
      "--config",
      ".dependency-cruiser.cjs",
      "--output-type",
      "json",
      ...floors,
    ],
    { cwd: folder },
  )
  if (!stdout.startsWith("{")) throw new Error(output)
  const { modules, summary }: ICruiseResult = JSON.parse(stdout)
  const seen = new Set(modules.map(({ source }) => source))
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  /** What is fetched with the file that imports it. */
  const valueImports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes("type-only"))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  )
  return {
    modules: summary.totalCruised,
    dependencies: summary.totalDependenciesCruised ?? 0,
    imports,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...roomCircles(imports).map(({ from, to }) => ({ rule: "rooms-stand-alone", from, to })),
      ...screenReach(valueImports).map(({ from, to }) => ({ rule: "screens-reach-no-adapters", from, to })),
    ],
    unseen: sourcesIn(folder).filter((file) => !seen.has(file)),
  }
}
