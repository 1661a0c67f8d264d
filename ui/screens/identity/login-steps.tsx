import { useSelector } from "@xstate/react"
import { LockedStep } from "./locked-step.tsx"
import type { LoginActor } from "./login-actor.ts"
import { useLoginHistory } from "./login-history.ts"
import { PinStep } from "./pin-step.tsx"
import { UsernameStep } from "./username-step.tsx"

/** The two steps of the login, as far as its machine has come. */
export const LoginSteps = ({ login }: { readonly login: LoginActor }) => {
  useLoginHistory(login)
  const step = useSelector(login, (state) => state.value)
  switch (step) {
    case "askingUsername":
      return <UsernameStep login={login} />
    case "locked":
      return <LockedStep login={login} />
    case "askingPin":
    case "checkingPin":
    case "signedIn":
      return <PinStep login={login} />
  }
}
