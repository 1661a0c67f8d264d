import { createRootRouteWithContext } from "@tanstack/react-router"
import type { App } from "../app.ts"
import { lazyScreen } from "../screens/site/lazy-screen.ts"
import { Page } from "../screens/site/page.tsx"

export const Route = createRootRouteWithContext<{ readonly app: App }>()({
  component: Page,
  notFoundComponent: lazyScreen(() => import("../screens/site/night-screens.tsx"), "NotFoundScreen"),
})
