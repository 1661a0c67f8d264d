import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useApp } from "../../app/app.ts"
import { LockedStep } from "./locked-step.tsx"
import type { LoginActor } from "./login-actor.ts"
import { PinStep } from "./pin-step.tsx"

/** What follows the username: the PIN, or being locked out for too many wrong ones. */
export const SecondStep = ({ login }: { readonly login: LoginActor }) => {
  const { lastUsername } = useApp()
  useEffect(() => {
    const loggingIn = login.subscribe({
      complete: () => {
        const { status, context } = login.getSnapshot()
        if (status === "done") lastUsername.remember(context.userName)
      },
    })
    return () => loggingIn.unsubscribe()
  }, [login, lastUsername])
  const locked = useSelector(login, (state) => state.matches("locked"))
  return locked ? <LockedStep login={login} /> : <PinStep login={login} />
}
