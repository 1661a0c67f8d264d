import { createFileRoute } from "@tanstack/react-router"
import { accountWords, lazyScreen } from "../../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/_shell/download")({
  component: lazyScreen(
    () => import("../../screens/account/download/download-screen.tsx"),
    "DownloadScreen",
    accountWords,
  ),
})
