import { createRootRouteWithContext } from "@tanstack/react-router"
import type { App } from "../app.ts"
import { lazyScreen } from "../screens/page/lazy-screen.ts"
import { Page } from "../screens/page/page.tsx"

export const Route = createRootRouteWithContext<{ readonly app: App }>()({
  component: Page,
  notFoundComponent: lazyScreen(() => import("../screens/night/night-screens.tsx"), "NotFoundScreen"),
})
