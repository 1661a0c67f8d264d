import { expect, type Locator, type Page } from "@playwright/test"

/** How a player gets at what stands on a page. */
export type Hands = {
  readonly press: (target: Locator) => Promise<void>
  /** Puts the focus into a field. */
  readonly enter: (field: Locator) => Promise<void>
  /** Puts in digits, on a keypad of the screen or on real keys. */
  readonly key: (digits: string, keyOf: (digit: string) => Locator) => Promise<void>
}

const withPointer = (press: Hands["press"]): Hands => ({
  press,
  enter: press,
  key: async (digits, keyOf) => {
    for (const digit of digits) await press(keyOf(digit))
  },
})

export const pointing = withPointer((target) => target.click())
export const touching = withPointer((target) => target.tap())

const furthest = 200

/** The keyboard alone: from where the focus is, by Tab, until it is where it shall be. */
export const typing = (page: Page): Hands => {
  const enter = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let steps = 0; steps < furthest; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press("Tab")
    }
    throw new Error(`no way by Tab to ${String(target)}`)
  }
  return {
    enter,
    key: async (digits, keyOf) => {
      // Real keys are heard from when those of the screen are there.
      await expect(keyOf(digits.slice(0, 1))).toBeVisible()
      // A dialog holds all keys off the page as long as it stands.
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await page.keyboard.type(digits)
    },
    press: async (target) => {
      await enter(target)
      await page.keyboard.press("Enter")
    },
  }
}
