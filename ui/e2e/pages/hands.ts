import { expect, type Locator, type Page } from "@playwright/test"

/** How a player gets at what stands on a page. */
export type Hands = {
  readonly press: (target: Locator) => Promise<void>
  /** Puts the focus into a field. */
  readonly enter: (field: Locator) => Promise<void>
}

export const pointing: Hands = { press: (target) => target.click(), enter: (field) => field.click() }
export const touching: Hands = { press: (target) => target.tap(), enter: (field) => field.tap() }

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
    press: async (target) => {
      await enter(target)
      await page.keyboard.press("Enter")
    },
  }
}
