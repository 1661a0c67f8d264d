import { Layer, ManagedRuntime } from "effect"
import { createActor, waitFor } from "xstate"
import { soon } from "../../../testing/soon.ts"
import { browserThatHolds, operatorThatKnowsSomchai, somchaisCredentials } from "../../testing/somchai.ts"
import { makeSession } from "../session.machine.ts"

type Browser = ReturnType<typeof browserThatHolds>

export const startSession = (browser: Browser, operator = operatorThatKnowsSomchai().layer) =>
  createActor(makeSession(ManagedRuntime.make(Layer.merge(operator, browser.layer)))).start()

type Started = ReturnType<typeof startSession>

export const is = (session: Started, state: "guest" | "player" | "refused") =>
  waitFor(session, (now) => now.matches(state), soon)

export const submitCredentials = (session: Started) => {
  const { login } = session.getSnapshot().children
  login?.send({ type: "username.submitted", userName: somchaisCredentials.userName })
  login?.send({ type: "pin.submitted", pin: somchaisCredentials.pin })
}
