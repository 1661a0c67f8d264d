import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { root } from "../commands/run.ts"
import { type Mutant, mutantsOf } from "./mutants.ts"
import { importsOf } from "./tree.ts"

/** A file of rules with everything that trying its mutants needs; only the tests of its own concept, and of entries of core, have to find them. */
export type Rule = {
  readonly file: string
  readonly name: string
  readonly source: string
  readonly mutants: ReadonlyArray<Mutant>
  /** Tests that import it by themselves, and those that come to it by way of others. */
  readonly near: ReadonlyArray<string>
  readonly far: ReadonlyArray<string>
  readonly dependents: ReadonlyArray<string>
}

const isRule = (name: string) =>
  !/(?:\.test|\.machine)\.ts$|(?:^|\/)(?:index\.ts|dist\/|node_modules\/|testing\/|machine\/(?:actor|no-news)\.ts)/.test(
    name,
  )

/**
 * Tests of machines wait for much and would take hours; they count for a rule that they, or their machine, name.
 * What tests of a machine share stands in `testing` and names the machine for them.
 */
const ofMachines = /\.(?:machine|paths|races|status)\.test\.ts$/

/** What a machine has in a file of its own, its states or its set-up; like machines, it is walked along every path. */
const isOfMachine = (source: string) => /\.createStateConfig\(|\bsetup\(/.test(source)

/** The rules of core: what is neither a test, a machine, a list of exports, a double nor the bridge to machines. */
export const rulesIn = (folder: string): ReadonlyArray<Rule> => {
  const files = globSync(join(folder, "**/*.ts")).filter((file) => !/\/(?:dist|node_modules)\//.test(file))
  const importers = new Map<string, Array<string>>()
  for (const file of files)
    for (const imported of importsOf(readFileSync(file, "utf8")))
      if (imported.startsWith(".")) {
        const path = join(dirname(file), imported)
        importers.set(path, [...(importers.get(path) ?? []), file])
      }
  return files
    .filter((file) => isRule(relative(folder, file)) && !isOfMachine(readFileSync(file, "utf8")))
    .map((file): Rule => {
      const source = readFileSync(file, "utf8")
      const dependents = reach(file, importers)
      const concept = join(folder, relative(folder, file).split("/")[0] ?? "")
      const isNear = (test: string) => test.startsWith(concept) || dirname(test) === folder
      const tests = dependents.filter((other) => other.endsWith(".test.ts") && isNear(other))
      const direct = importers.get(file) ?? []
      const machines = direct.filter((importer) => importer.endsWith(".machine.ts"))
      const startMachine = machines.flatMap((machine) => importers.get(machine) ?? [])
      const byMachine = new Set(
        startMachine.flatMap((one) => (one.includes("/testing/") ? (importers.get(one) ?? []) : [one])),
      )
      return {
        file,
        name: relative(root, file),
        source,
        mutants: mutantsOf(source),
        near: tests.filter((test) => direct.includes(test)),
        far: tests.filter((test) => !direct.includes(test) && (!ofMachines.test(test) || byMachine.has(test))),
        dependents,
      }
    })
    .filter(({ mutants }) => mutants.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** A file and all that lead to it, however far away. */
const reach = (file: string, importers: ReadonlyMap<string, ReadonlyArray<string>>): ReadonlyArray<string> => {
  const reached = new Set([file])
  for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer)
  return [...reached]
}
