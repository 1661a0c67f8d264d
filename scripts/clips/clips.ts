import type { Page } from "playwright"
import { open } from "../pictures/scene.ts"
import type { Film } from "./film.ts"

/** A clip: its name, and what is done in it by a player who is logged in. */
export type Clip = { readonly name: string; readonly play: (page: Page, film: Film) => Promise<void> }

const gold = (page: Page) => page.locator("dialog[open] button[class*=button-gold]").last()

const keys = async (page: Page, { tap }: Film, digits: string) => {
  for (const digit of digits) await tap(page.locator("[class^=keypad-key]", { hasText: new RegExp(`^${digit}$`) }), 0.3)
}

export const clips: ReadonlyArray<Clip> = [
  {
    name: "how-to-bet",
    play: async (page, film) => {
      const { see, tap } = film
      await open(page, "/lotto/gov")
      await see(1.5)
      await tap(page.locator("main a[href^='/lotto/gov/']").first(), 1.5)
      await keys(page, film, "482")
      await see(1)
      await tap(page.locator("[class^=dock-dock] button"), 1.5)
      await tap(gold(page), 1.5)
      await tap(gold(page), 1.5)
      await tap(gold(page), 1)
      await page.locator("dialog[open] article").waitFor()
      await see(3)
    },
  },
  {
    name: "how-to-check-yeekee",
    play: async (page, film) => {
      const { see, tap } = film
      await open(page, "/results?group=yeekee")
      await see(1.5)
      await tap(page.locator("main a[href$='-24']").first(), 1)
      await page.locator("[class*=check-panel-proven]").waitFor()
      await see(2.5)
      for (const down of [260, 420, 620]) {
        await page.evaluate(`scrollTo(0, ${down})`)
        await see(2)
      }
    },
  },
]
