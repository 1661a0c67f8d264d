import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import * as v from "valibot"
import { build, defaultServerConditions } from "vite"
import { leastBrowsers } from "./least-browsers.ts"

/** The host knows what is in them. */
const Frames = v.looseObject({ frames: v.array(v.unknown()) })
const Rendering = v.object({ renderFrames: v.function() })

/** The frames of the pages, drawn by the same components as the pages themselves. */
export const renderFrames = async (root: string): Promise<v.InferOutput<typeof Frames>> => {
  const made = await mkdtemp(join(root, "node_modules/.cache/fakham/frames-"))
  try {
    await build({
      configFile: join(root, "vite.config.ts"),
      logLevel: "warn",
      build: {
        outDir: made,
        emptyOutDir: true,
        ssr: join(root, "ui/frames/render.tsx"),
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: "render.js" } },
      },
      ssr: { noExternal: [/^@fakham\//], resolve: { conditions: ["@fakham/source", ...defaultServerConditions] } },
    })
    const { renderFrames: render } = v.parse(Rendering, await import(pathToFileURL(join(made, "render.js")).href))
    return v.parse(Frames, await render(leastBrowsers))
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}
