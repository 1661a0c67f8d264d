import type { SecondPrice } from "@fakham/core/poy/paste"
import { useCallback, useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"

/** What the player means by a second price in pasted slips, and how to say it; unknown until it is said once. */
export const useSecondPrice = (): readonly [SecondPrice | undefined, (chosen: SecondPrice) => void] => {
  const { secondPrice: stored } = usePart(parts.betChoices)
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
