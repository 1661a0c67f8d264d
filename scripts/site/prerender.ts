import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import * as v from "valibot"
import { build, defaultServerConditions, type Plugin } from "vite"
import { leastBrowsers } from "./least-browsers.ts"

/** The host knows what else is in them. */
const PrerenderedPages = v.looseObject({ pages: v.array(v.looseObject({ modules: v.array(v.string()) })) })
export type PageFiles = v.InferOutput<typeof PrerenderedPages>
const Rendering = v.object({ prerender: v.function(), routesOf: v.function(), fetchPage: v.function() })

declare global {
  var noteModule: ((module: string) => void) | undefined
}

/** Has whatever is imported on demand named, as the build's manifest names it, when it is imported. */
const namedImports = (ui: string): Plugin => ({
  name: "named-imports",
  transform: {
    filter: { id: /\/ui\/.*\.tsx?$/ },
    handler: (code, file) => ({
      code: code.replaceAll(/\bimport\("(\.[^"]+)"\)/g, (fetched, source: string) => {
        const module = relative(ui, join(dirname(file), source))
        return `(globalThis.noteModule?.(${JSON.stringify(module)}), ${fetched})`
      }),
      map: null,
    }),
  },
})

/** The prerendered pages, drawn by the same components as the pages themselves. */
export const prerenderPages = async (root: string): Promise<PageFiles> => {
  const ui = join(root, "ui")
  const cache = join(root, "node_modules/.cache/fakham")
  await mkdir(cache, { recursive: true })
  const made = await mkdtemp(join(cache, "prerendered-"))
  try {
    await build({
      configFile: join(root, "vite.config.ts"),
      logLevel: "warn",
      plugins: [namedImports(ui)],
      build: {
        outDir: made,
        emptyOutDir: true,
        ssr: join(ui, "prerender/prerender.tsx"),
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: "render.js" } },
      },
      ssr: { noExternal: [/^@fakham\//], resolve: { conditions: ["@fakham/source", ...defaultServerConditions] } },
    })
    const rendering = pathToFileURL(join(made, "render.js")).href
    const { prerender: render, routesOf } = v.parse(Rendering, await import(rendering))
    const fetched = new Map<unknown, Promise<ReadonlyArray<string>>>()
    const modulesAt = async (path: string) => {
      const routes = await routesOf(path)
      const modules = fetched.get(routes) ?? fetchedAt(path, `${rendering}?${fetched.size}`)
      fetched.set(routes, modules)
      return modules
    }
    return v.parse(PrerenderedPages, await render(leastBrowsers, modulesAt))
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

/** What a visit fetches for a page; nothing is fetched twice, so that each is begun anew. */
const fetchedAt = async (path: string, rendering: string): Promise<ReadonlyArray<string>> => {
  const { fetchPage } = v.parse(Rendering, await import(rendering))
  const fetched = new Set<string>()
  globalThis.noteModule = (module) => fetched.add(module.replace(/\/\w+\.po$/, "/{locale}.po"))
  try {
    await fetchPage(path)
    return [...fetched]
  } finally {
    globalThis.noteModule = undefined
  }
}
