import type { Page } from "playwright"
import type { Desk } from "./same-site.ts"

/** A picture of the guides: how the page comes there from where the scene before it left it, and what of it is shown. */
export type Scene = {
  readonly name: string
  readonly go: (page: Page, desk: Desk) => Promise<unknown>
  /** From the first of these to the last. */
  readonly pieces: ReadonlyArray<string>
  /** How tall the picture may be, and how much of what is above and below it shows. */
  readonly most?: number
  readonly margin?: number
}

/** A page that has come whole. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.locator("#app:not([data-prerendered])").waitFor()
  const waiting = page.locator("main [aria-busy=true]")
  while ((await waiting.count()) > 0) await waiting.first().waitFor({ state: "detached" })
}
