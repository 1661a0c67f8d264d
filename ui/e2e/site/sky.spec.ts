import type { Page } from "@playwright/test"
import { expect, test } from "../testing/fixtures.ts"

/** What of the page changes for ever. */
const everChanging = (page: Page) =>
  page.evaluate(() => {
    const endless = document.getAnimations().flatMap(({ effect }) => {
      const isEndless = effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity
      return isEndless ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : []
    })
    const ofEveryFrame = new Set(["offset", "computedOffset", "easing", "composite"])
    return [...new Set(endless)].filter((name) => !ofEveryFrame.has(name)).toSorted()
  })

test("the stars turn and twinkle by what is drawn without any work of the page", { tag: "@motion" }, async ({
  page,
}) => {
  await page.goto("/nothing-here")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect.poll(() => everChanging(page)).toEqual(["opacity", "transform"])
})
