import { useNavigate, useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import type { LoginActor } from "../login-actor.ts"

declare module "@tanstack/react-router" {
  interface HistoryState {
    loginStep?: "pin" | undefined
  }
}

/** Lets the browser's back and forward buttons walk between the two steps of the login. */
export const useLoginHistory = (login: LoginActor): void => {
  const navigate = useNavigate()
  const { history } = useRouter()
  const pastUsername = useSelector(login, (state) => !state.matches("askingUsername"))

  useEffect(() => {
    if (pastUsername) void navigate({ to: ".", state: { loginStep: "pin" }, resetScroll: false })
  }, [pastUsername, navigate])

  useEffect(() => {
    const isAtPin = () => history.location.state.loginStep === "pin"
    const walk = () => {
      const { value, context } = login.getSnapshot()
      if (!isAtPin()) {
        if (value !== "askingUsername") login.send({ type: "username.reopened" })
      } else if (value === "askingUsername") {
        // After a reload nobody knows whose PIN it would be.
        if (context.userName === "") void navigate({ to: ".", state: {}, replace: true })
        else login.send({ type: "username.submitted", userName: context.userName })
      }
    }
    if (isAtPin()) walk()
    return history.subscribe(walk)
  }, [login, history, navigate])
}
