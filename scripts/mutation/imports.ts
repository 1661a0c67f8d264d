import { registerHooks, stripTypeScriptTypes } from "node:module"

const stand = (file: string) => new URL(file, import.meta.url).href
const stands: Readonly<Record<string, string>> = {
  vitest: stand("recorded-tests.ts"),
  "fast-check": stand("recorded-properties.ts"),
}
const mine = new URL(".", import.meta.url).href

/** The source that a mutated file is read as, and the files that are read anew with it. */
export type Swap = {
  readonly target: string
  readonly source: string
  readonly dependents: ReadonlySet<string>
  /** Counts up; each number is a fresh reading of the target and of all that lead to it. */
  readonly reading: () => number
}

/** Lets tests import the planted source in place of the file, and stand-ins that only record tests in place of the test tools. */
export const swapImports = ({ target, source, dependents, reading }: Swap): void => {
  const code = stripTypeScriptTypes(source)
  registerHooks({
    resolve: (specifier, context, next) => {
      const parent = context.parentURL ?? ""
      const standIn = stands[specifier]
      if (standIn !== undefined && !parent.startsWith(mine) && !parent.includes("/node_modules/"))
        return { url: standIn, format: "module-typescript", shortCircuit: true }
      const resolved = next(specifier, context)
      const [url = ""] = resolved.url.split("?")
      return dependents.has(url) ? { ...resolved, url: `${url}?reading=${reading()}` } : resolved
    },
    load: (url, context, next) =>
      url.split("?")[0] === target ? { format: "module", source: code, shortCircuit: true } : next(url, context),
  })
}
