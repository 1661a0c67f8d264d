import { useSelector } from "@xstate/react"
import { LockedStep } from "./locked-step.tsx"
import type { LoginActor } from "./login-actor.ts"
import { PinStep } from "./pin-step.tsx"

/** What follows the username: the PIN, or being locked out for too many wrong ones. */
export const SecondStep = ({ login }: { readonly login: LoginActor }) => {
  const locked = useSelector(login, (state) => state.matches("locked"))
  return locked ? <LockedStep login={login} /> : <PinStep login={login} />
}
