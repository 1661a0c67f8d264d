import { expect, type Page } from "@playwright/test"
import { betWords } from "./bet-words.ts"
import { type Hands, pointing } from "./hands.ts"

const words = {
  th: {
    changed: (count: number) => `อัตราจ่ายเปลี่ยน ${count} รายการ`,
    news: (count: number) => `อัตราจ่ายเปลี่ยน ${count} รายการ`,
    reassurance: "ยังไม่ได้แทงและยังไม่ตัดเงิน ตรวจสอบแล้วยืนยันอีกครั้ง",
    agree: "ยืนยันอัตราใหม่",
    takeOut: "นำออกทั้งหมด",
    backToSlip: "กลับไปแก้",
    stake: (baht: string) => `แทง ${baht}`,
    winsAtMost: (most: string) => `ได้สูงสุด ${most}`,
    closed: (money: string) => `ปิดรับเลขนี้แล้ว ไม่ตัดเงิน ${money}`,
    takenOut: "นำออกแล้ว",
    inAll: (count: number, was: string) => `รวม ${count} รายการ เดิม ${was}`,
    limited: "เลขอั้น",
    goesOut: "ปิดรับเลขนี้ จะนำออกตอนส่ง",
    whenRatesChange: "เมื่ออัตราจ่ายเปลี่ยนตอนส่งโพย",
    policies: { none: "ถามทุกครั้ง", better: "เฉพาะที่ดีขึ้น", any: "รับทุกอัตรา" },
  },
  en: {
    changed: (count: number) => `Rates changed on ${count} ${count === 1 ? "bet" : "bets"}`,
    news: (count: number) => `The rates of ${count} bets have changed.`,
    reassurance: "Nothing placed, nothing charged. Review and confirm again.",
    agree: "Confirm new rates",
    takeOut: "Remove them",
    backToSlip: "Edit slip",
    stake: (baht: string) => `stake ${baht}`,
    winsAtMost: (most: string) => `Max win ${most}`,
    closed: (money: string) => `Now closed · ${money} not charged`,
    takenOut: "Removed",
    inAll: (count: number, was: string) => `${count} ${count === 1 ? "bet" : "bets"} in total was ${was}`,
    limited: "Limited",
    goesOut: "Closed: removed when you place",
    whenRatesChange: "If rates change while placing",
    policies: { none: "Always ask", better: "Better only", any: "Take any" },
  },
} as const

type Line = { readonly number: string; readonly stake: string }
type Lowered = Line & { readonly from: string; readonly to: string; readonly most: string }
type Closed = Line & { readonly keeps: string }

/** Before anything else can happen on the page. */
const watchTheList = (button: Element) => {
  const watched = { fellOn: undefined as boolean | undefined }
  const list = button.closest("dialog")?.querySelector("ul")
  const look = () => {
    const { x, y, width, height } = button.getBoundingClientRect()
    watched.fellOn ??= button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  if (list) new MutationObserver(look).observe(list, { childList: true })
  return watched
}

/** What a player is told and asked when rates change while a slip is filled in or placed. */
export const changedTerms = (page: Page, spoken: keyof typeof words, { press }: Hands = pointing) => {
  const say = words[spoken]
  const { top3, rates, close } = betWords[spoken]
  const dialog = (count: number) => page.getByRole("dialog", { name: say.changed(count), exact: true })
  const rows = (count: number) => dialog(count).getByRole("listitem")
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  const lineOf = (number: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("textbox", { name: betWords[spoken].price(`${top3} ${number}`), exact: true }) })
  const closeSheet = () => press(page.getByRole("dialog").getByRole("button", { name: close, exact: true }))
  return {
    say,
    asks: async (count: number) => {
      await expect(dialog(count)).toBeVisible()
      await expect(dialog(count)).toContainText(say.reassurance)
      await expect(rows(count)).toHaveCount(count)
    },
    /** Of the lines that changed, in their order: another rate, or closed and out. */
    names: async (...lines: ReadonlyArray<Lowered | Closed>) => {
      for (const [at, line] of lines.entries()) {
        const row = rows(lines.length).nth(at)
        await expect(row).toContainText(line.number)
        await expect(row).toContainText(`${top3} · ${say.stake(line.stake)}`)
        if ("keeps" in line) {
          await expect(row).toContainText(say.closed(line.keeps))
          await expect(row).toContainText(say.takenOut)
        } else {
          await expect(row).toContainText(say.winsAtMost(line.most))
          await expect(row).toContainText(`×${line.from} ×${line.to}`)
        }
      }
    },
    comesTo: async (count: number, left: { readonly lines: number; readonly stake: string; readonly was: string }) => {
      await expect(dialog(count)).toContainText(say.inAll(left.lines, left.was))
      await expect(dialog(count)).toContainText(left.stake)
    },
    agree: () => press(button(say.agree)),
    /** From when a finger may fall on it: whether one did that fell in the moment in which the list became another. */
    fallsOnAgree: async () => {
      await button(say.agree).click({ trial: true })
      return button(say.agree).evaluateHandle(watchTheList)
    },
    takeOut: () => press(button(say.takeOut)),
    stop: () => press(button(say.backToSlip)),
    /** On the slip itself: a number that pays another rate, or none. */
    slipShows: async (number: string, ...texts: ReadonlyArray<string>) => {
      for (const text of texts) await expect(lineOf(number)).toContainText(text)
    },
    showsNews: (count: number) => expect(page.getByText(say.news(count)).last()).toBeVisible(),
    showsNoNews: (count: number) => expect(page.getByText(say.news(count))).toHaveCount(0),
    choosePolicy: async (policy: keyof typeof say.policies) => {
      await press(page.getByRole("button", { name: new RegExp(`${rates}|${say.limited}`) }).first())
      await page.getByRole("dialog").getByText(say.policies[policy], { exact: true }).click()
      await closeSheet()
    },
  }
}
