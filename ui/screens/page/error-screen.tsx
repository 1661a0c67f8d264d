import { Forbidden, HostNotAllowed, Unauthorized, Unreachable } from "@fakham/core"
import { CatchBoundary, type ErrorComponentProps, SearchParamError } from "@tanstack/react-router"
import { type ComponentType, createElement, Suspense, useState } from "react"
import { useApp } from "../../app.ts"
import { lazyScreen, ScreenMissing } from "./lazy-screen.ts"
import { PlainError } from "./plain-error.tsx"

const night = () => import("../night/night-screens.tsx")
const UnauthorizedScreen = lazyScreen(night, "UnauthorizedScreen")
const ForbiddenScreen = lazyScreen(night, "ForbiddenScreen")
const DomainScreen = lazyScreen(night, "DomainScreen")
const NotFoundScreen = lazyScreen(night, "NotFoundScreen")
const ServerErrorScreen = lazyScreen(night, "ServerErrorScreen")
const SomethingWrongScreen = lazyScreen(night, "SomethingWrongScreen")

/** Which night page answers a failure. */
const screenFor = (error: unknown): ComponentType => {
  if (error instanceof Unauthorized) return UnauthorizedScreen
  if (error instanceof Forbidden) return ForbiddenScreen
  if (error instanceof HostNotAllowed) return DomainScreen
  if (error instanceof SearchParamError) return NotFoundScreen
  if (error instanceof Unreachable) return ServerErrorScreen
  return SomethingWrongScreen
}

/** Stands where a screen failed. When its scripts are gone the page is first loaded anew, at most once a minute. */
export const ErrorScreen = ({ error }: ErrorComponentProps) => {
  const { reloadPage } = useApp()
  const [reloading] = useState(() => error instanceof ScreenMissing && reloadPage())
  if (reloading) return null
  return (
    <CatchBoundary getResetKey={() => "night"} errorComponent={PlainError}>
      <Suspense fallback={null}>{createElement(screenFor(error))}</Suspense>
    </CatchBoundary>
  )
}
