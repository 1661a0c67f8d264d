import { expect, type Page } from "@playwright/test"
import { type Hands, pointing } from "../betting/hands.ts"

const words = {
  th: {
    cancelThis: "ยกเลิกโพยนี้",
    cancel: "ยกเลิกโพย",
    cancelled: "ยกเลิกแล้ว คืนเงินแล้ว",
    refunded: (amount: string) => `รอบถูกยกเลิก คืน ${amount}`,
    lost: "ไม่ถูกรางวัล",
    unknown: "กำลังตรวจสอบว่ายกเลิกสำเร็จหรือไม่",
    unread: "โหลดรายการโพยไม่สำเร็จ",
    tryAgain: "ลองใหม่",
  },
  en: {
    cancelThis: "Cancel this slip",
    cancel: "Cancel slip",
    cancelled: "Cancelled · stake refunded",
    refunded: (amount: string) => `Round void · ${amount} refunded`,
    lost: "No win",
    unknown: "It is not known yet whether the slip is cancelled",
    unread: "Your slips cannot be read just now",
    tryAgain: "Try again",
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
    isCancelled: () => says(say.cancelled),
    isBeingChecked: () => says(say.unknown),
    lists: (id: string) => says(id),
    open: async (id: string) => {
      await press(page.getByRole("link", { name: id }))
      // A wide page shows it beside the list, whose title stays.
      await expect(page.getByRole("article").filter({ hasText: id })).toBeVisible()
    },
    listsRefunded: (amount: string) => says(say.refunded(amount)),
    listsWon: (amount: string) => says(`+${amount}`),
    listsLost: () => says(say.lost),
    isUnread: () => says(say.unread),
    tryAgain: () => press(button(say.tryAgain)),
  }
}
