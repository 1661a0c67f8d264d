import { createFileRoute } from "@tanstack/react-router"
import { lazyScreen } from "../../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/_shell/main")({
  component: lazyScreen(() => import("../../screens/main/main-screen.lazy.tsx"), "MainScreen"),
})
