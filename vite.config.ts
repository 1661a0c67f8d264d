import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import { getConfig } from "@lingui/conf"
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin"
import babel from "@rolldown/plugin-babel"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"
import { heldWords } from "./scripts/site/hold-words.ts"
import { buildTarget } from "./scripts/site/least-browsers.ts"
import { playerStyles, prefetchAlone, scriptsLast } from "./scripts/site/page-plugins.ts"

const ui = fileURLToPath(new URL("ui", import.meta.url))
const configPath = `${ui}/lingui.config.ts`
const linguiConfig = getConfig({ configPath })
// It recommends its own transform, which npm leaves out where it runs on Node 20.
process.env["LINGUI_SUPPRESS_BABEL_WARNING"] = "1"

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
    playerStyles,
    scriptsLast,
    prefetchAlone,
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { configPath })] }),
    lingui({ configPath, failOnCompileError: true }),
    heldWords,
  ],
  resolve: {
    // React has had it itself since version 18.
    alias: [{ find: /^use-sync-external-store\/shim/, replacement: "use-sync-external-store" }],
    conditions: ["@fakham/source", ...defaultClientConditions],
  },
  build: {
    target: buildTarget,
    modulePreload: { polyfill: false },
    manifest: true,
    // The content policy allows no font inside a style sheet, and a font in a file waits until its letters are shown.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rolldownOptions: {
      input: [
        `${ui}/index.html`,
        ...["guest", "player", "games", "money"].map((name) => `${ui}/prerender/prefetch/prefetch-${name}.ts`),
      ],
      output: {
        // Every file of scripts is named in the first load, and seven letters tell all of them apart; the build's
        // manifest says what is in them. Words keep the name of their language.
        chunkFileNames: ({ name }) => (name.length === 2 ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          // What comes after the first load is cut by the pages that fetch it (scripts/site/chunk-plan.ts).
          groups: [
            // Two pieces that take equally long to be begun, each in a task of its own: all of the first load at once would
            // hold up the first taps.
            {
              name: "libraries",
              tags: ["$initial"],
              test: /node_modules\/(?!effect\/)/,
              priority: 6,
            },
            {
              name: "first",
              tags: ["$initial"],
              test: /^(?!.*ui\/(main\.tsx|prerender\/prefetch\/|index\.html)|.*\?prefetch-)/,
              priority: 5,
            },
          ],
        },
      },
    },
    outDir: `${ui}/dist`,
    emptyOutDir: true,
  },
})
