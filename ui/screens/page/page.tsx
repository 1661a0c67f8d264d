import type { Theme } from "@fakham/core"
import { Trans } from "@lingui/react/macro"
import { Outlet, useLocation } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Suspense, useEffect } from "react"
import { useApp } from "../../app/app.ts"
import { offlineIcon } from "../../parts/icons/icon.tsx"
import { NoticeBanner } from "../../parts/notices/banner.tsx"
import { ProgressBar } from "../../parts/notices/progress-bar.tsx"
import { Waiting } from "../../parts/notices/waiting.tsx"
import { PageSnackbar } from "./page-snackbar.tsx"
import { Replacement } from "./replacement.ts"
import { useTheme } from "./use-theme.ts"

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

/** Search engines learn one address for a page and its backup paths; the server may have written one already. */
const useCanonicalAddress = (): void => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement("link")
    link.rel = "canonical"
    link.href = location.origin + path
    document.head.append(link)
  }, [path])
}

const ConnectionBanner = () => {
  const lost = useSelector(useApp().connection, (state) => state.matches("offline"))
  if (!lost) return null
  return (
    <NoticeBanner tone="bad" icon={offlineIcon}>
      <Trans>You're offline. Betting and payments aren't available.</Trans>
    </NoticeBanner>
  )
}

const PageProgress = () => {
  const state = useSelector(useApp().progress, ({ value }) =>
    value === "running" || value === "finishing" ? value : "hidden",
  )
  return <ProgressBar state={state} />
}

/** Covers the page while the player's own data load for the first time. */
const WaitingOverlay = () => {
  const player = useSelector(useApp().session, (state) => state.children.player)
  const waiting = useSelector(player, (state) => state?.hasTag("waiting") ?? false)
  if (!waiting) return null
  return (
    <Waiting>
      <Trans>Loading...</Trans>
    </Waiting>
  )
}

/** What stands around every screen, and what stands in its place when the whole site is closed to this visitor. */
export const SitePage = () => {
  const { session, site, pageData } = useApp()
  const refused = useSelector(session, (state) => state.matches("refused"))
  const notAllowed = useSelector(site, (state) => state.matches("notAllowed"))
  const broken = useSelector(pageData, (state) => state.matches("broken"))
  const theme = useTheme()
  const closedBy = notAllowed ? "HostNotAllowed" : refused ? "Unauthorized" : broken ? "Unreachable" : undefined
  useCanonicalAddress()
  useEffect(() => showTheme(theme), [theme])
  return (
    <>
      <PageProgress />
      <ConnectionBanner />
      <Suspense fallback={null}>{closedBy === undefined ? <Outlet /> : <Replacement of={closedBy} />}</Suspense>
      <PageSnackbar />
      <WaitingOverlay />
    </>
  )
}
