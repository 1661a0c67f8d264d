import { useLocation, useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import type { LoginActor } from "../login-actor.ts"

declare module "@tanstack/react-router" {
  interface HistoryState {
    loginStep?: "pin" | undefined
  }
}

/** Lets the browser's back and forward buttons walk between the two steps of the login. */
export const useLoginHistory = (login: LoginActor): void => {
  const navigate = useNavigate()
  const remembered = useLocation({ select: ({ state }) => state.loginStep })
  const pastUsername = useSelector(login, (state) => !state.matches("askingUsername"))

  // As it was drawn: what is submitted before the first effects run is no step that the history left.
  const stood = useRef(pastUsername ? "pin" : undefined)

  useEffect(() => {
    if (pastUsername) void navigate({ to: ".", state: { loginStep: "pin" }, resetScroll: false })
  }, [pastUsername, navigate])

  useEffect(() => {
    const { value, context } = login.getSnapshot()
    const before = stood.current
    stood.current = remembered
    if (remembered === undefined) {
      if (before === "pin" && value !== "askingUsername") login.send({ type: "username.reopened" })
    } else if (value === "askingUsername") {
      if (context.userName === "") void navigate({ to: ".", state: {}, replace: true })
      else login.send({ type: "username.submitted", userName: context.userName })
    }
  }, [remembered, login, navigate])
}
