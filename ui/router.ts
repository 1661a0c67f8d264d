import { createRouter } from "@tanstack/react-router"
import type { App } from "./app.ts"
import { routeTree } from "./route-tree.gen.ts"
import { withoutBackup } from "./screens/page/backup-path.ts"
import { ScreenError } from "./screens/page/error-screen.tsx"
import { PendingScreen } from "./screens/page/pending-screen.tsx"

/** A page that loads sooner than this shows no sign of loading. */
const patience = 200

export const makeRouter = (app: App) =>
  createRouter({
    routeTree,
    context: { app },
    defaultErrorComponent: ScreenError,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: patience,
    defaultPendingMinMs: 0,
    defaultPreload: "intent",
    notFoundMode: "root",
    caseSensitive: true,
    scrollRestoration: true,
    rewrite: { input: ({ url }) => withoutBackup(url) },
  })

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
