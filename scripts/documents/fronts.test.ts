import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { frontJourneys } from "../../docs/examples/journeys/journeys.ts"
import { findChromium } from "../surroundings/chromium.ts"
import { type FrontName, frontKinds } from "./front-kinds.ts"
import { startFrontOperator } from "./front-operator.ts"

const isFront = (name: string): name is FrontName => name in frontKinds

/** Chromium takes a minute to start while a library moves the machine's clock. */
const hasBrowser = () => process.env["FAKETIME"] === undefined && findChromium() !== undefined
const inBrowsers = process.env["TEST_EXTENT"] === "whole" ? ["vue", "react"] : ["vue"]

/** FRONT chooses; without it pages are played where there is a browser, the product's own in the soak alone. */
const named = process.env["FRONT"]?.split(",") ?? ["terminal", ...(hasBrowser() ? inBrowsers : [])]
const chosen = named.map((name) => {
  if (isFront(name)) return name
  throw new Error(`FRONT is one of ${Object.keys(frontKinds).join(", ")}, not ${name}`)
})

/** The product's pages may have to be built first. */
const untilItIsBuilt = 600_000

const complaints = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const sticksOut = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
  return [...violations.map(({ id }) => id), ...(sticksOut === true ? ["sticks out"] : [])]
}

describe.each(chosen)("By the front end %s", (name) => {
  let operator: Awaited<ReturnType<typeof startFrontOperator>>
  let kind: Awaited<ReturnType<(typeof frontKinds)[FrontName]>>
  beforeAll(async () => {
    operator = await startFrontOperator()
    kind = await frontKinds[name](operator.origin)
  }, untilItIsBuilt)
  afterAll(async () => {
    await kind.stop()
    await operator.stop()
  })

  test.each(Object.entries(frontJourneys))("%s", async (_, journey) => {
    const behind = await operator.startAnew()
    const { front } = await kind.begin()
    onTestFinished(front.close)
    await journey(front, behind)
  })

  if (name === "vue")
    test("nothing on the page is complained of by axe, and nothing sticks out of a narrow phone", async () => {
      const behind = await operator.startAnew()
      const { front, page } = await kind.begin()
      onTestFinished(front.close)
      if (page === undefined) throw new Error("there is no page")
      await page.setViewportSize({ width: 360, height: 780 })
      const looks = async (at: string) => expect({ at, wrong: await complaints(page) }).toEqual({ at, wrong: [] })
      await front.open()
      await front.asksForName()
      await looks("the name")
      await front.logIn({ ...behind.player, pin: "Duean70#x" })
      await front.triesLeft()
      await looks("the PIN")
      await front.open()
      await front.logIn(behind.player)
      await front.secondsLeft()
      await looks("the lobby")
      await front.openRound()
      await front.key("123")
      await front.price("0.5")
      await front.showsLeastPrice()
      await looks("the slip")
      await front.review()
      await page.getByRole("dialog").waitFor()
      await looks("the review")
      await front.confirm()
      await front.receipt()
      await front.poys()
      await looks("the slips")
      await front.deposit("400")
      await looks("the money")
    })
})
