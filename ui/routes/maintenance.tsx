import { createFileRoute } from "@tanstack/react-router"
import { lazyScreen } from "../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/maintenance")({
  component: lazyScreen<"MaintenanceScreen">(
    () => import("../screens/page/status-pages/status-screens.lazy.tsx"),
    "MaintenanceScreen",
  ),
})
