import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { somchai } from "../testing/fixtures.ts"
import type { Site } from "../testing/site.ts"
import { touching, typing } from "./hands.ts"

export type Coming = { readonly page: Page; readonly site: Site; readonly isMobile: boolean }

/** On the phone by touch and in Thai, on the desktop by the keyboard alone and in English. */
export const comeToBet = async ({ page, site, isMobile }: Coming) => {
  const spoken = isMobile ? "th" : "en"
  await page.context().addCookies([{ name: "locale", value: spoken, url: site.origin }])
  await comeLoggedIn(page, somchai)
  return { spoken, hands: isMobile ? touching : typing(page) } as const
}
