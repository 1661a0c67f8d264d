import { expect, type Page } from "@playwright/test"
import { books, type ToldRound } from "../books.ts"
import { betWords } from "./bet-words.ts"
import { type Hands, pointing } from "./hands.ts"

const tenMinutes = 600

/** The bet page of a round, as a player uses it. */
export const betTable = (page: Page, spoken: keyof typeof betWords = "th", hands: Hands = pointing) => {
  const { press, enter } = hands
  const say = betWords[spoken]
  const wide = (page.viewportSize()?.width ?? 0) >= 700
  const operator = books(page)
  const button = (name: string, exact = false) => page.getByRole("button", { name, exact }).first()
  const price = (line: string) => page.getByRole("textbox", { name: say.price(line), exact: true })
  const dialog = (name: string) => page.getByRole("dialog", { name })
  return {
    say,
    /** A round that stays open for as long as a test may take. */
    openRound: async (group: string): Promise<ToldRound> => {
      const inTenMinutes = (await operator.now()) / 1000 + tenMinutes
      const round = (await operator.rounds()).find(
        ({ betGroup, unixTimeStamp }) => betGroup === group && unixTimeStamp.realCloseTime > inTenMinutes,
      )
      if (round === undefined) throw new Error(`no round of ${group} is open for long enough`)
      await page.goto(`/lotto/${group}/${round.betId}`)
      return round
    },
    acceptRules: () => press(button(say.accept)),
    tap: async (...names: ReadonlyArray<string>) => {
      for (const name of names) await press(button(name))
    },
    key: async (digits: string) => {
      for (const digit of digits) await press(button(digit, true))
    },
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
    openSlip: async () => {
      if (!wide) await press(button(say.seeSlip))
    },
    confirm: () => press(button(say.confirm)),
    confirmInVain: () => page.getByRole("button", { name: say.confirm, disabled: true }).click({ force: true }),
    stake: (amount: string) => press(button(say.stake(amount))),
    placed: () => expect(dialog(say.placed)).toBeVisible(),
    isChecking: () => expect(dialog(say.checking)).toBeVisible(),
    isClosed: () => expect(dialog(say.closed)).toBeVisible(),
    isRefused: () => expect(dialog(say.refused)).toBeVisible(),
    placedPoys: async () => (await operator.poys()).length,
  }
}
