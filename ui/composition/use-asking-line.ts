import { doesSiteAnswer } from "@fakham/adapters/browser/site-answers"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useApp } from "../app.ts"
import { makeAskingLine } from "./asking-line.machine.ts"

/** Asks whether the line is back; then all that hears the connection goes on. */
export const useAskingLine = () => {
  const { connection } = useApp()
  const [machine] = useState(() =>
    makeAskingLine({
      answers: doesSiteAnswer,
      restored: () => connection.send({ type: "connection.restored" }),
    }),
  )
  return useActorRef(machine)
}
