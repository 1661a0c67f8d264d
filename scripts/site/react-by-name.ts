import { createRequire } from "node:module"
import type { Plugin } from "vite"

const require = createRequire(import.meta.url)
const prefix = "\0by-name:"

/**
 * React is written in CommonJS: whatever imports it would first copy all of it, and every call would name the copy. Here it
 * is taken apart once, and its functions are imported by their names.
 */
export const reactByName: Plugin = {
  name: "react-by-name",
  enforce: "pre",
  apply: ({ build }, { command }) => command === "build" && !build?.ssr,
  resolveId: {
    filter: { id: /^react(-dom)?(\/[\w-]+)?$/ },
    handler: (id, importer, { kind }) =>
      kind === "import-statement" && importer?.startsWith(prefix) === false ? prefix + id : null,
  },
  load: {
    filter: { id: /^\0by-name:/ },
    handler(marked) {
      const id = marked.slice(prefix.length)
      const names = Object.keys(require(id)).filter((name) => !name.startsWith("__"))
      const moduleSideEffects = false
      const code = [
        `import all from "${id}"`,
        // What reads a property may do anything, for all that a bundler knows; of these, it leaves out what nobody imports.
        "const part = (name) => all[name]",
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ part("${name}")`),
        "export default all",
      ].join("\n")
      return { code, moduleSideEffects }
    },
  },
}
