import { AxeBuilder } from "@axe-core/playwright"
import type { Locator, Page } from "@playwright/test"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

const targetSize = "target-size"

/** What is sent to a page that has axe already: all of axe each time would take longer than its looking does. */
const nothingMore = ";"

/** What is still on its way in is paler than it will be, and elsewhere; letters that are not there yet are of other widths. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getTiming().iterations !== Infinity)
    await document.fonts.ready
    for (let moving = passing(); moving.length > 0; moving = passing())
      await Promise.allSettled(moving.map(({ finished }) => finished))
  })

const violationsOf = async (page: Page, only?: string) => {
  const isThere = await page.evaluate(() => "axe" in window)
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: nothingMore } : {}) })
    .options({ resultTypes: ["violations"], preload: false, selectors: false })
    .setLegacyMode()
  const { violations } = await (only === undefined ? axe.withTags(rules) : axe.withRules(only)).analyze()
  return violations
}

/** In a window as high as the page, where its bars cover nothing that one would scroll into sight. */
const inAHighWindow = async <A>(page: Page, look: () => Promise<A>): Promise<A> => {
  const usual = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (usual !== null) await page.setViewportSize({ width: usual.width, height })
  try {
    return await look()
  } finally {
    if (usual !== null) await page.setViewportSize(usual)
  }
}

/** What axe finds on the page, each with the elements it is about. Pages hold no frames, so none are asked. */
export const complaintsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  await atRest(page)
  const violations = await violationsOf(page)
  // A bar at the bottom leaves a sliver of what lies half under it: of the sizes of targets, only the uncovered ones count.
  const tooSmall = violations.some(({ id }) => id === targetSize)
    ? await inAHighWindow(page, () => violationsOf(page, targetSize))
    : []
  return [...violations.filter(({ id }) => id !== targetSize), ...tooSmall].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  )
}

/** Whether something sticks out of the page sideways. */
export const sticksOut = async (page: Page): Promise<boolean> => {
  await atRest(page)
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** Letters of so many per cent of the usual size; an empty size means the usual one. */
export const withLetters = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** Whether one of these that are in sight covers another one. */
export const overlaps = (pieces: Locator): Promise<boolean> =>
  pieces.evaluateAll((elements) => {
    const boxes = elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top }) => width > 0 && top < innerHeight)
    return boxes.some((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    )
  })

/** Where these begin from the left, each place once. */
export const beginnings = (pieces: Locator): Promise<ReadonlyArray<number>> =>
  pieces.evaluateAll((elements) => [
    ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))),
  ])
