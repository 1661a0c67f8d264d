import { CatchBoundary, type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { useApp } from "../../app/app.ts"
import { ErrorFallback } from "./error-fallback.tsx"
import { Replacement } from "./replacement.ts"

const StatusMissing = () => <ErrorFallback />

const tagOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "_tag" in error ? String(error._tag) : ""

/** Stands in place of the page. When its scripts are gone it is first loaded anew, at most once a minute. */
export const ErrorScreen = ({ error }: ErrorComponentProps) => {
  const { reloadPage } = useApp()
  const router = useRouter()
  const tag = tagOf(error)
  const missing = tag === "ScreenMissing"
  const [reloading] = useState(() => missing && reloadPage())
  if (reloading) return null
  if (missing) return <ErrorFallback onRetry={() => void router.invalidate()} />
  return (
    <CatchBoundary getResetKey={() => tag} errorComponent={StatusMissing}>
      <Suspense fallback={null}>
        <Replacement of={tag} />
      </Suspense>
    </CatchBoundary>
  )
}

/** A screen without its scripts is told where it would stand; any other failure takes the whole page. */
export const ScreenError = (failure: ErrorComponentProps) => {
  if (tagOf(failure.error) !== "ScreenMissing") throw failure.error
  return <ErrorScreen {...failure} />
}
