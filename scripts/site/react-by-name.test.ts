import { build, type Plugin } from "vite"
import { expect, test } from "vitest"
import { reactByName } from "./react-by-name.ts"

const files = new Map([
  ["/page.js", `import { counts } from "/counts.js"; import { version } from "react"; export { counts, version }`],
  ["/counts.js", `import { Fragment, jsx } from "react/jsx-runtime"; export const counts = () => jsx(Fragment, {})`],
])
const inMemory: Plugin = {
  name: "in-memory",
  enforce: "pre",
  resolveId: (id) => (files.has(id) ? id : null),
  load: (id) => files.get(id) ?? null,
}

const pageByName = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [reactByName, inMemory],
    build: { write: false, minify: false, lib: { entry: "/page.js", formats: ["es"] } },
    define: { "process.env.NODE_ENV": '"production"' },
  })
  const [first] = Array.isArray(built) ? built : []
  return first?.output[0].code ?? ""
}

test("what is used of React is called by its own name, and is what React has under it", async () => {
  const code = await pageByName()
  expect(code).toMatch(/\bjsx\(Fragment, \{\s*\}\)/)
  const { counts, version } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(version).toBe("19.3.1")
  expect(counts()).toMatchObject({ type: Symbol.for("react.fragment") })
})

test("what nobody uses of it is not looked up", async () => {
  const code = await pageByName()
  expect(code).toContain(`("Fragment")`)
  expect(code).not.toContain(`("useReducer")`)
  expect(code).not.toMatch(/import_\w+\.useReducer/)
})
