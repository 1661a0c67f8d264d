import type { BetRound } from "@fakham/core/betting"
import { useActorRef, useSelector } from "@xstate/react"
import { useMachines } from "../../../composition/use-machines.ts"

/** What a round takes and pays, read again whenever that may have changed; a component is about one round. */
export const useTerms = ({ betId, betGroup, betType }: BetRound) => {
  const reading = useActorRef(useMachines().terms, { input: { betId, betGroup, betType } })
  const known = useSelector(reading, ({ context }) => context.known)
  const isUnreachable = useSelector(reading, ({ value }) => value === "unreachable")
  return { known, isUnreachable, retry: () => reading.send({ type: "retry.requested" }) }
}
