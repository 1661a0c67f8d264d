import { CatchBoundary, type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { type ComponentType, createElement, Suspense, useState } from "react"
import { useApp } from "../../app.ts"
import { lazyScreen } from "./lazy-screen.ts"
import { PlainError } from "./plain-error.tsx"

const night = () => import("../night/night-screens.tsx")

/** Which night page answers a failure, by the failure's tag. */
const screens: Readonly<Record<string, ComponentType>> = {
  Unauthorized: lazyScreen(night, "UnauthorizedScreen"),
  Forbidden: lazyScreen(night, "ForbiddenScreen"),
  HostNotAllowed: lazyScreen(night, "DomainScreen"),
  Unreachable: lazyScreen(night, "ServerErrorScreen"),
}
const SomethingWrongScreen = lazyScreen(night, "SomethingWrongScreen")

const NightMissing = () => <PlainError />

const tagOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "_tag" in error ? String(error._tag) : ""

/** Stands where a screen failed. When its scripts are gone the page is first loaded anew, at most once a minute. */
export const ErrorScreen = ({ error }: ErrorComponentProps) => {
  const { reloadPage } = useApp()
  const router = useRouter()
  const tag = tagOf(error)
  const missing = tag === "ScreenMissing"
  const [reloading] = useState(() => missing && reloadPage())
  if (reloading) return null
  if (missing) return <PlainError onRetry={() => void router.invalidate()} />
  return (
    <CatchBoundary getResetKey={() => tag} errorComponent={NightMissing}>
      <Suspense fallback={null}>{createElement(screens[tag] ?? SomethingWrongScreen)}</Suspense>
    </CatchBoundary>
  )
}
