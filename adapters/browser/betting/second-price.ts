import { type SecondPrice, secondPrices } from "@fakham/core/poy/paste"
import { type Memory, pageMemory } from "../memory.ts"

/** What a player means by a second price in pasted slips, remembered by the browser; nothing until it is said. */
export const storedSecondPrice = (player: string | undefined, memory: Memory = pageMemory()) => {
  const name = `fakham.secondPrice.${player ?? "guest"}`
  return {
    recall: (): SecondPrice | undefined => {
      const kept = memory.read(name)
      return secondPrices.find((one) => one === kept)
    },
    remember: (chosen: SecondPrice): void => void memory.write(name, chosen),
  }
}
