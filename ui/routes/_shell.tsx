import { createFileRoute } from "@tanstack/react-router"
import { guard } from "../screens/site/guard.ts"
import { lazyScreen } from "../screens/site/lazy-screen.ts"

export const Route = createFileRoute("/_shell")({
  beforeLoad: guard,
  component: lazyScreen(() => import("../screens/site/shell.tsx"), "Shell"),
})
