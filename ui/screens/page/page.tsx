import type { Theme } from "@fakham/core"
import { Outlet } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Suspense, useEffect } from "react"
import { useApp } from "../../app/app.ts"
import { useCanonicalAddress } from "./canonical-address.ts"
import { ConnectionBanner } from "./connection-banner.tsx"
import { PageProgress } from "./page-progress.tsx"
import { PageSnackbar } from "./page-snackbar.tsx"
import { Replacement } from "./replacement.ts"
import { useTheme } from "./use-theme.ts"
import { WaitingOverlay } from "./waiting-overlay.tsx"

/**
 * The page takes the colours of the theme, and the browser's own bars and controls with it. As the host sends it, it has
 * them: setting them again would have the style of every element worked out once more.
 */
const showTheme = (theme: Theme) => {
  const { dataset } = document.documentElement
  if (dataset["theme"] === theme) return
  dataset["theme"] = theme
  document.querySelector('meta[name="color-scheme"]')?.setAttribute("content", theme)
  const sky = getComputedStyle(document.documentElement).getPropertyValue("--sky-top")
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", sky)
}

/** What stands around every screen, and what stands in its place when the whole site is closed to this visitor. */
export const SitePage = () => {
  const { session, site, pageData } = useApp()
  const refused = useSelector(session, (state) => state.matches("refused"))
  const notAllowed = useSelector(site, (state) => state.matches("notAllowed"))
  const broken = useSelector(pageData, (state) => state.matches("broken"))
  const theme = useTheme()
  const kept = notAllowed ? "HostNotAllowed" : refused ? "Unauthorized" : broken ? "Unreachable" : undefined
  useCanonicalAddress()
  useEffect(() => showTheme(theme), [theme])
  return (
    <>
      <PageProgress />
      <ConnectionBanner />
      <Suspense fallback={null}>{kept === undefined ? <Outlet /> : <Replacement of={kept} />}</Suspense>
      <PageSnackbar />
      <WaitingOverlay />
    </>
  )
}
