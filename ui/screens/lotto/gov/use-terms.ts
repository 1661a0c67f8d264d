import type { BetRound } from "@fakham/core/betting"
import { useActorRef, useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useMachines } from "../../../composition/use-machines.ts"

/** What a round takes and pays, read again whenever that may have changed; a component is about one round. */
export const useTerms = ({ betId, betGroup, betType }: BetRound) => {
  const { terms, live } = useMachines()
  const reading = useActorRef(terms, { input: { betId, betGroup, betType } })
  const known = useSelector(reading, ({ context }) => context.known)
  const isUnreachable = useSelector(reading, ({ value }) => value === "unreachable")
  useEffect(() => {
    const doubts = live.on("data.doubted", () => reading.send({ type: "data.doubted" }))
    return () => doubts.unsubscribe()
  }, [live, reading])
  return { known, isUnreachable, retry: () => reading.send({ type: "retry.requested" }) }
}
