import { expect, type Page } from "@playwright/test"
import { type Hands, pointing } from "../betting/hands.ts"
import { hasBetBefore } from "../betting/has-bet-before.ts"
import { setWords } from "./set-words.ts"

/** The page of four-digit sets, as a player uses it. */
export const ticket4dPage = (
  page: Page,
  spoken: keyof typeof setWords = "th",
  { press, enter, key }: Hands = pointing,
) => {
  const say = setWords[spoken]
  const rows = page.getByRole("list", { name: say.yourSets }).getByRole("listitem")
  const button = (name: string | RegExp) => page.getByRole("button", { name })
  const dialog = (name: string) => page.getByRole("dialog", { name })
  const stake = (amount: string) => button(say.stake(amount))
  /** A dialog holds everything else off as long as it is open. */
  const takesNumbers = () => expect(page.getByRole("button", { name: say.clear, exact: true })).toBeVisible()
  return {
    rows,
    row: (number: string) => rows.filter({ hasText: number }),
    /** The plates of the number that is being typed. */
    typed: page.getByRole("main").locator("i[aria-hidden=true]:not(li i)"),
    dialog,
    button,
    stake,
    open: (variant: string) => page.goto(`/lotto/4d#${variant}`),
    hasBetBefore: async () => {
      await hasBetBefore(page)
      await expect(button(say.paste)).toBeVisible()
    },
    choose: (lottery: string) => page.getByText(lottery, { exact: true }).click(),
    type: async (...numbers: ReadonlyArray<string>) => {
      await takesNumbers()
      for (const number of numbers) await page.keyboard.type(number)
    },
    key: async (number: string) => {
      await takesNumbers()
      await key(number, (digit) => page.getByRole("button", { name: digit, exact: true }))
    },
    more: (number: string) => press(button(say.more(number))),
    undo: () => press(button(say.undo)),
    paste: async (text: string) => {
      await press(button(say.paste))
      await enter(page.getByLabel(say.pastedText))
      await page.keyboard.insertText(text)
      await press(button(say.addPasted))
    },
    comesTo: (amount: string) => expect(page.getByText(amount).first()).toBeVisible(),
    confirm: () => press(button(say.confirm)),
    place: async (amount: string) => {
      await press(button(say.confirm))
      await press(stake(amount))
    },
    placed: () => expect(dialog(say.placed)).toBeVisible(),
    isChecking: () => expect(dialog(say.checking)).toBeVisible(),
    openSlip: () => press(page.getByRole("link", { name: say.openPoy })),
  }
}
