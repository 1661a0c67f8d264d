import { createFileRoute } from "@tanstack/react-router"
import { lazyScreen } from "../../../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/_shell/game/logout")({
  component: lazyScreen(() => import("../../../app/screens/logout.lazy.tsx"), "LogoutPage"),
})
