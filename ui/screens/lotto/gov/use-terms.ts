import type { BetRound } from "@fakham/core/betting"
import { useActorRef, useSelector } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { useApp } from "../../../app.ts"
import { useMachines } from "../../../composition/use-machines.ts"

/** What a round takes and pays, read again whenever that may have changed; a component is about one round. */
export const useTerms = ({ betId, betGroup, betType }: BetRound) => {
  const { terms, live } = useMachines()
  const { connection } = useApp()
  const reading = useActorRef(useMemo(() => terms({ betId, betGroup, betType }), [terms, betId, betGroup, betType]))
  const known = useSelector(reading, ({ context }) => context.known)
  const isUnreachable = useSelector(reading, ({ value }) => value === "unreachable")
  const isOffline = useSelector(connection, (state) => state.matches("offline"))
  useEffect(() => {
    const doubts = live.on("data.doubted", () => reading.send({ type: "data.doubted" }))
    return () => doubts.unsubscribe()
  }, [live, reading])
  useEffect(() => {
    if (!isOffline) reading.send({ type: "connection.restored" })
  }, [isOffline, reading])
  return { known, isUnreachable, retry: () => reading.send({ type: "retry.requested" }) }
}
