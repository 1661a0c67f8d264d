import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import { getConfig } from "@lingui/conf"
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin"
import babel from "@rolldown/plugin-babel"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"

const ui = fileURLToPath(new URL("ui", import.meta.url))
const configPath = `${ui}/lingui.config.ts`
const linguiConfig = getConfig({ configPath })

/** Classes are called after their file, which is unique: readable in the browser, and short once compressed. */
const className = (name: string, file: string) => `${basename(file, ".module.css")}-${name}`

export default defineConfig({
  root: ui,
  css: { modules: { generateScopedName: className } },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: false,
      routesDirectory: `${ui}/routes`,
      generatedRouteTree: `${ui}/route-tree.gen.ts`,
      quoteStyle: "double",
    }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { configPath })] }),
    lingui({ configPath, failOnCompileError: true }),
  ],
  resolve: { conditions: ["@fakham/source", ...defaultClientConditions] },
  build: {
    target: "es2024",
    modulePreload: { polyfill: false },
    manifest: true,
    // What every visitor needs travels in one piece; without this it is cut along the screens that share it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], test: /^(?!.*ui\/(main\.tsx|index\.html))/, priority: 2 },
            { name: "rules", test: /\/core\//, minShareCount: 2, priority: 2 },
            // Small pieces that many screens share travel together: fewer requests on a slow line.
            // Small pieces that many screens share travel together: fewer requests on a slow line.
            // Small pieces that many screens share travel together: fewer requests on a slow line.
            // Small pieces that many screens share travel together: fewer requests on a slow line.
            // Small pieces that many screens share travel together: fewer requests on a slow line.
            { name: "parts", test: /\/ui\/parts\//, minShareCount: 3, priority: 2 },
            { name: "play", test: /\/ui\/screens\/(lotto|bet|poy)\//, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
    outDir: `${ui}/dist`,
    emptyOutDir: true,
  },
})
