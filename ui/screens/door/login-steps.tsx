import { useSelector } from "@xstate/react"
import { lazy, Suspense } from "react"
import { enterHouse } from "../../locales/i18n.ts"
import type { LoginActor } from "../identity/login-actor.ts"
import { ScreenMissing } from "../page/lazy-screen.ts"
import { useLoginHistory } from "./login-history.ts"
import { UsernameStep } from "./username-step.tsx"

const fetchSecondStep = () =>
  Promise.all([import("../identity/second-step.tsx"), enterHouse()]).catch((cause: unknown) => {
    throw new ScreenMissing("the second step could not be fetched", { cause })
  })
const SecondStep = lazy(async () => ({ default: (await fetchSecondStep())[0].SecondStep }))

/** The two steps of the login, as far as its machine has come. The second is fetched while the first is filled in. */
export const LoginSteps = ({ login }: { readonly login: LoginActor }) => {
  useLoginHistory(login)
  const atUsername = useSelector(login, (state) => state.matches("askingUsername"))
  const first = <UsernameStep login={login} onStart={() => void fetchSecondStep().catch(() => undefined)} />
  if (atUsername) return first
  return (
    <Suspense fallback={first}>
      <SecondStep login={login} />
    </Suspense>
  )
}
