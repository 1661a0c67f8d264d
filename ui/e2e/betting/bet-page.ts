import { expect, type Page } from "@playwright/test"
import { type ApiRound, books } from "../testing/books.ts"
import { betWords } from "./bet-words.ts"
import { type Hands, pointing } from "./hands.ts"
import { hasBetBefore } from "./has-bet-before.ts"

/** The bet page of a round, as a player uses it. */
export const betPage = (page: Page, spoken: keyof typeof betWords = "th", hands: Hands = pointing) => {
  const { press, enter, key } = hands
  const say = betWords[spoken]
  const wide = (page.viewportSize()?.width ?? 0) >= 700
  const operator = books(page)
  const button = (name: string, exact = false) => page.getByRole("button", { name, exact }).first()
  const price = (line: string) => page.getByRole("textbox", { name: say.price(line), exact: true })
  const dialog = (name: string) => page.getByRole("dialog", { name })
  return {
    say,
    openRound: async (group: string): Promise<ApiRound> => {
      const round = await operator.openRound(group)
      await page.goto(`/lotto/${group}/${round.betId}`)
      return round
    },
    hasBetBefore: async () => {
      await hasBetBefore(page)
      await expect(button(say.paste)).toBeVisible()
    },
    acceptRules: () => press(button(say.accept)),
    tap: async (...names: ReadonlyArray<string>) => {
      for (const name of names) await press(button(name))
    },
    key: (digits: string) => key(digits, (digit) => button(digit, true)),
    hasAdded: (count: number) => expect(page.getByText(say.added(count), { exact: true })).toBeVisible(),
    price,
    reprice: async (line: string, amount: string) => {
      await enter(price(line))
      await page.keyboard.insertText(amount)
      await expect(price(line)).toHaveValue(amount)
    },
    paste: async (text: string) => {
      await enter(page.getByRole("textbox", { name: say.pastedText }))
      await page.keyboard.insertText(text)
    },
    /** What was pasted is read a little after it is there. */
    hasReadPasted: (count: number) => expect(button(say.addPasted(count))).toBeEnabled(),
    addPasted: (count: number) => press(button(say.addPasted(count))),
    openSlip: async () => {
      if (!wide) await press(button(say.seeSlip))
    },
    confirm: () => press(button(say.confirm)),
    confirmInVain: async () => {
      const blocked = page.getByRole("button", { name: say.confirm, disabled: true })
      await blocked.hover()
      await blocked.click({ force: true })
    },
    stake: (amount: string) => press(button(say.stake(amount))),
    placed: () => expect(dialog(say.placed)).toBeVisible(),
    checkNow: () => press(button(say.checkNow)),
    isChecking: () => expect(dialog(say.checking)).toBeVisible(),
    isClosed: () => expect(dialog(say.closed)).toBeVisible(),
    isRefused: () => expect(dialog(say.refused)).toBeVisible(),
    placedPoys: async () => (await operator.poys()).length,
  }
}
