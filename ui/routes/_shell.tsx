import { createFileRoute } from "@tanstack/react-router"
import { guard } from "../screens/page/guard.ts"
import { lazyScreen } from "../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/_shell")({
  beforeLoad: guard,
  component: lazyScreen(() => import("../screens/shell/shell.lazy.tsx"), "Shell"),
})
