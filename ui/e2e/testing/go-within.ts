import type { Page } from "@playwright/test"

/** Goes to another address without loading the page anew, as its links do. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({}, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }, path)
