import { expect, type Page } from "@playwright/test"
import { type Hands, pointing } from "./hands.ts"

const words = {
  th: {
    cancelThis: "ยกเลิกโพยนี้",
    cancel: "ยกเลิกโพย",
    cancelled: (amount: string) => `ยกเลิก คืน ${amount}`,
    refunded: (amount: string) => `ยกเลิกรอบ คืน ${amount}`,
    lost: "ไม่ถูก",
    isChecked: "ยังไม่รู้ว่ายกเลิกสำเร็จหรือไม่",
  },
  en: {
    cancelThis: "Cancel this slip",
    cancel: "Cancel the slip",
    cancelled: (amount: string) => `Cancelled, ${amount} returned`,
    refunded: (amount: string) => `Round void, ${amount} returned`,
    lost: "No win",
    isChecked: "It is not known yet whether the slip is cancelled",
  },
} as const

/** A placed slip, and the list of them, as a player reads them. */
export const poyTicket = (page: Page, spoken: keyof typeof words = "th", { press }: Hands = pointing) => {
  const say = words[spoken]
  const main = page.getByRole("main")
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  const says = (text: string) => expect(main.getByText(text).first()).toBeVisible()
  return {
    cancel: async () => {
      await press(button(say.cancelThis))
      await press(button(say.cancel))
    },
    isCancelled: (amount: string) => says(say.cancelled(amount)),
    isRefunded: (amount: string) => says(say.refunded(amount)),
    hasWon: (amount: string) => says(`+${amount}`),
    hasLost: () => says(say.lost),
    isBeingChecked: () => says(say.isChecked),
  }
}
