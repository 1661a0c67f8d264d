import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { root, run } from "../commands/run.ts"
import { mutated } from "./planted.ts"
import type { Rule } from "./rules.ts"

const settings = {
  extends: join(root, "core/tsconfig.json"),
  compilerOptions: {
    composite: false,
    declaration: false,
    declarationMap: false,
    noEmit: true,
    rootDir: ".",
    rewriteRelativeImportExtensions: false,
    allowImportingTsExtensions: true,
  },
  include: ["**/*.mutant*.ts"],
  exclude: [],
}

/** The mutants that the compiler refuses, by name and id: nobody could ship them, so no test has to find them. */
export const refusals = async (rules: ReadonlyArray<Rule>): Promise<ReadonlySet<string>> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-mutants-"))
  try {
    const core = join(root, "core")
    await cp(core, join(folder, "core"), {
      recursive: true,
      filter: (path) => !/\/(?:dist|node_modules)(?:\/|$)|\.test\.ts$/.test(relative(root, path)),
    })
    await symlink(join(root, "node_modules"), join(folder, "node_modules"))
    await writeFile(join(folder, "core/tsconfig.json"), JSON.stringify(settings))
    const sources = rules.flatMap(({ name, source, mutants }) =>
      mutants.map((mutant) => ({ path: `${name.slice(0, -3)}.mutant${mutant.id}.ts`, text: mutated(source, mutant) })),
    )
    // One after another: there are more than files may be open at once.
    for (const { path, text } of sources) await writeFile(join(folder, path), text)
    const { output } = await run("tsc", ["-p", "core", "--pretty", "false"], { cwd: folder })
    return new Set([...output.matchAll(/^(\S+)\.mutant(\d+)\.ts\(/gm)].map(([, name, id]) => `${name}.ts ${id}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
