import { join } from "node:path"
import { build } from "vite"

/** The service worker: one file at an address that stays, since it is all that browsers ask for to find the next one. */
export const buildWorker = (root: string, made: string) =>
  build({
    configFile: false,
    root: join(root, "ui"),
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      target: "es2024",
      outDir: made,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "ui/service-worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  })
