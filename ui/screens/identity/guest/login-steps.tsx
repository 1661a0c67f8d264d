import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Suspense, useEffect } from "react"
import { fetchSessionCalls } from "../../../app/lazy-modules.ts"
import { ErrorFallback } from "../../page/error-fallback.tsx"
import { lazyScreen } from "../../page/lazy-screen.ts"
import type { LoginActor } from "../login-actor.ts"
import { useLoginHistory } from "./login-history.ts"
import { UsernameStep } from "./username-step.tsx"

/** With the question that it ends in, so that a PIN once typed does not wait for it. */
const SecondStep = lazyScreen(() => import("../second-step.lazy.tsx"), "SecondStep", fetchSessionCalls)
const fetchSecondStep = () => SecondStep.preload?.()

const SecondStepMissing = ({ reset }: ErrorComponentProps) => (
  <ErrorFallback onRetry={() => void fetchSecondStep()?.then(reset)} />
)

/** By then the first step has all it needs, and the line may be gone before the second is asked for. */
const delayMs = 10_000

/** The two steps of the login, as far as its machine has come. The second is fetched while the first is filled in. */
export const LoginSteps = ({ login }: { readonly login: LoginActor }) => {
  useLoginHistory(login)
  useEffect(() => {
    const timer = setTimeout(() => void fetchSecondStep(), delayMs)
    return () => clearTimeout(timer)
  }, [])
  const atUsername = useSelector(login, (state) => state.matches("askingUsername"))
  const first = <UsernameStep login={login} onStart={() => void fetchSecondStep()} />
  if (atUsername) return first
  return (
    <CatchBoundary getResetKey={() => "second step"} errorComponent={SecondStepMissing}>
      <Suspense fallback={first}>
        <SecondStep login={login} />
      </Suspense>
    </CatchBoundary>
  )
}
