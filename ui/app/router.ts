import { canonicalPath, loadingDelay } from "@fakham/core"
import { createRouter } from "@tanstack/react-router"
import { routeTree } from "../route-tree.gen.ts"
import { ScreenError } from "../screens/page/error-screen.tsx"
import { PendingScreen } from "../screens/page/pending-screen.tsx"
import type { App } from "./app.ts"

/** The address bar keeps what the visitor opened; the page is the one it stands for. */
const withoutBackup = (url: URL): URL => {
  const canonical = new URL(url)
  canonical.pathname = canonicalPath(url.pathname)
  return canonical
}

export const makeRouter = (app: App) =>
  createRouter({
    routeTree,
    context: { app },
    defaultErrorComponent: ScreenError,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: loadingDelay,
    defaultPendingMinMs: 0,
    defaultPreload: "intent",
    notFoundMode: "root",
    caseSensitive: true,
    scrollRestoration: true,
    rewrite: { input: ({ url }) => withoutBackup(url) },
  })

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The page brings its own head and dock: the shell shows neither its bar nor, on the phone, its navigation. */
    readonly ownBar?: boolean
  }
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
