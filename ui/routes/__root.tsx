import { createRootRouteWithContext } from "@tanstack/react-router"
import type { App } from "../app/app.ts"
import { ErrorScreen } from "../screens/page/error-screen.tsx"
import { guardIframe } from "../screens/page/iframe-guard.ts"
import { lazyScreen } from "../screens/page/lazy-screen.ts"
import { SitePage } from "../screens/page/page.tsx"

export const Route = createRootRouteWithContext<{ readonly app: App }>()({
  beforeLoad: guardIframe,
  component: SitePage,
  errorComponent: ErrorScreen,
  notFoundComponent: lazyScreen<"NotFoundScreen">(
    () => import("../screens/page/status-pages/status-screens.lazy.tsx"),
    "NotFoundScreen",
  ),
})
