import { join } from "node:path"
import { build, type InlineConfig } from "vite"
import { machines } from "../size/manifest.ts"
import { planChunks } from "./chunk-plan.ts"
import type { Piece } from "./join-chunks.ts"
import type { PageFiles } from "./prerender.ts"

/** What every page of a player fetches once it has answered. */
const afterPlayersPages = [
  "app/balance.lazy.ts",
  "app/parts/notifications/page-notice-parts.lazy.ts",
  "app/parts/order/slips.lazy.ts",
  "screens/shell/bell.lazy.tsx",
  "screens/shell/page-notices.lazy.tsx",
]

/** Builds twice: the first build shows what needs what, the second is cut by the pages that need it. */
export const buildInChunks = async (root: string, made: string, { pages: prerendered }: PageFiles): Promise<void> => {
  const ui = join(root, "ui")
  const pages = prerendered.map(({ modules }) => ({
    modules: modules.filter((module) => !module.includes("{locale}")).map((module) => join(ui, module)),
    after: modules.includes(machines) ? afterPlayersPages.map((module) => join(ui, module)) : [],
  }))
  const chunks = planChunks(await piecesOf(root), join(ui, "index.html"), pages)
  await build({
    ...settings(root),
    build: {
      outDir: made,
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: chunks.map((modules, index) => ({
              name: `chunk-${index}`,
              test: (module: string) => modules.has(module),
            })),
          },
        },
      },
    },
  })
}

const settings = (root: string): InlineConfig => ({ configFile: join(root, "vite.config.ts"), logLevel: "warn" })

const piecesOf = async (root: string): Promise<ReadonlyArray<Piece>> => {
  const built = await build({ ...settings(root), build: { write: false, minify: false } })
  return [built]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .flatMap((file) =>
      file.type !== "chunk"
        ? []
        : [
            {
              fileName: file.fileName,
              entry: file.isEntry || file.isDynamicEntry ? file.facadeModuleId : null,
              modules: new Map(Object.entries(file.modules).map(([id, { renderedLength }]) => [id, renderedLength])),
              imports: file.imports,
              dynamicImports: file.dynamicImports,
            },
          ],
    )
}
