import { faultNoted, faultsOf, type PriceFault, type PriceFaults } from "@fakham/core/betting"
import { useSelector } from "@xstate/react"
import { useCallback, useMemo, useState } from "react"
import type { BetPageParts } from "../bet-page-context.ts"

/** Prices that wait for the player to put them right: nothing is placed before. */
export const useSlipFaults = (betting: BetPageParts["betting"]) => {
  const [noted, setNoted] = useState<PriceFaults>(new Map())
  // Without faults nothing hangs on the lines, and a tap that adds some renders only what shows them.
  const entries = useSelector(betting, ({ context }) => (noted.size === 0 ? undefined : context.slip.entries))
  const note = useCallback(
    (key: string, fault: PriceFault | undefined) => setNoted((faults) => faultNoted(faults, key, fault)),
    [],
  )
  const clear = useCallback(() => setNoted(new Map()), [])
  const faults = useMemo(() => (entries === undefined ? noted : faultsOf(noted, { entries })), [noted, entries])
  return useMemo(() => ({ faults, note, clear }), [faults, note, clear])
}

export type SlipFaults = ReturnType<typeof useSlipFaults>
