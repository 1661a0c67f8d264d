import { type SecondPrice, secondPrices } from "@fakham/core/poy/paste"
import { pageStorage, type TextStorage } from "../page-storage.ts"

/** What a player means by a second price in pasted slips, remembered by the browser; nothing until it is said. */
export const storedSecondPrice = (player: string | undefined, storage: TextStorage = pageStorage()) => {
  const name = `fakham.secondPrice.${player ?? "guest"}`
  return {
    recall: (): SecondPrice | undefined => {
      const stored = storage.read(name)
      return secondPrices.find((one) => one === stored)
    },
    remember: (chosen: SecondPrice): void => void storage.write(name, chosen),
  }
}
