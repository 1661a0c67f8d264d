import { createFileRoute } from "@tanstack/react-router"
import { greet } from "../../screens/page/greet.ts"
import { lazyScreen } from "../../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/_shell/main")({
  beforeLoad: greet,
  component: lazyScreen(() => import("../../screens/main/main-screen.lazy.tsx"), "MainScreen"),
})
