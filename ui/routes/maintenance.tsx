import { createFileRoute } from "@tanstack/react-router"
import { lazyScreen } from "../screens/site/lazy-screen.ts"

export const Route = createFileRoute("/maintenance")({
  component: lazyScreen(() => import("../screens/site/night-screens.tsx"), "MaintenanceScreen"),
})
