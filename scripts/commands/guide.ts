import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root, run } from "./run.ts"

export type Example = { readonly title: string; readonly text: string }

/** The TypeScript of a guide, each block titled by its heading, and by its number from the second one on. */
export const examplesIn = (guide: string): ReadonlyArray<Example> =>
  guide.split(/^## /m).flatMap((section) => {
    const [heading = ""] = section.split("\n")
    const blocks = [...section.matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
    return blocks.map(([, text = ""], index) => ({ title: index === 0 ? heading : `${heading}, ${index + 1}`, text }))
  })

/** An example in which every `// → value`, beside its expression or below it, is compared with what comes. */
export const withAssertions = (text: string): string => {
  const assertions = text.replace(/^( *)(\S.*?)(?: |\n *)\/\/ → (.+)$/gm, "$1deepStrictEqual($2, $3)")
  if (assertions.includes("// →")) throw new Error("an arrow in an example belongs to no expression")
  return `import { deepStrictEqual } from "node:assert"\n${assertions}`
}

/** A folder in which examples run as a reader would run them, on the sources as they are. */
export const readersFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-guide-"))
  await symlink(join(root, "node_modules"), join(folder, "node_modules"))
  await writeFile(join(folder, "package.json"), `{ "type": "module" }`)
  return {
    folder,
    /** Runs them one after another in one process, each as a module of its own. */
    run: async (...texts: ReadonlyArray<string>) => {
      for (const [index, text] of texts.entries())
        await writeFile(join(folder, `example${index}.ts`), withAssertions(text))
      const file = join(folder, "all.ts")
      await writeFile(file, texts.map((_, index) => `await import("./example${index}.ts")\n`).join(""))
      return run(process.execPath, ["--conditions=@fakham/source", file])
    },
    leave: () => rm(folder, { recursive: true }),
  }
}
