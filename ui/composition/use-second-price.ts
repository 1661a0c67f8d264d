import { storedSecondPrice } from "@fakham/adapters/browser/betting"
import type { SecondPrice } from "@fakham/core/poy/paste"
import { useCallback, useState } from "react"
import { kept } from "./kept.ts"
import { useMachines } from "./use-machines.ts"

/** What the player means by a second price in pasted slips, and how to say it; unknown until it is said once. */
export const useSecondPrice = (): readonly [SecondPrice | undefined, (chosen: SecondPrice) => void] => {
  const { player } = useMachines()
  const [stored] = useState(() => kept(storedSecondPrice(player)))
  const [secondPrice, setSecondPrice] = useState(stored.recall)
  const choose = useCallback(
    (chosen: SecondPrice) => {
      stored.remember(chosen)
      setSecondPrice(chosen)
    },
    [stored],
  )
  return [secondPrice, choose]
}
