import { loginPage } from "../identity/login-page.ts"
import { books } from "../testing/books.ts"
import { expect, test } from "../testing/fixtures.ts"
import { fastDeposit } from "../wallet/fast-deposit.ts"
import { pageLoad } from "./page-load.ts"

const ofOtherLanguages = /^noto-/

/** Calls that were sent more often than they may be, which is once unless it is said. */
const tooOften = (calls: Readonly<Record<string, number>>, most: Readonly<Record<string, number>>) =>
  Object.entries(calls).filter(([name, count]) => count > (most[name] ?? 1))

test("the first page stands still while it loads, and asks one question, once", { tag: "@phone" }, async ({ page }) => {
  const load = await pageLoad(page, "/", loginPage(page).username)
  expect(load.shifted).toBeLessThanOrEqual(0.02)
  expect(load.dataBytes).toBeLessThan(1_000)
  expect(load.calls).toEqual({ "bet-list-results.latest": 1 })
  expect(load.unpacked).toEqual([])
  expect(load.fonts).toContain("anuphan-thai")
  expect(load.fonts.filter((font) => ofOtherLanguages.test(font))).toEqual([])
  expect(load.scriptsDeep).toBe(1)
})

test("a page that is painted asks for its scripts when its first answer has come, and not before", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  // An answer is late when time passes, which it does not here.
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
  const come = Promise.withResolvers<void>()
  await page.route("**/poy-api/bet-list-results.latest", async (route) => {
    await come.promise
    await route.continue()
  })
  await page.goto("/", { waitUntil: "commit" })
  await page.evaluate(
    () => new Promise((painted) => new PerformanceObserver(painted).observe({ type: "paint", buffered: true })),
  )
  const scripts = page.locator("link[rel=modulepreload]")
  expect(await scripts.count()).toBe(0)
  come.resolve()
  await expect(scripts).not.toHaveCount(0)
})

test("a player's pages move little while they load, fetch little, ask first for what they begin with, and need no script more than two deep", {
  tag: ["@phone", "@soak"],
}, async ({ page, context }) => {
  const deposit = fastDeposit(page)
  await deposit.open()
  await deposit.amount.fill("100")
  await deposit.submit.click()
  await deposit.isWaiting()
  const { betId } = await books(page).openRound("yeekee")
  const lists = { "bet-lists.latest": 2, "lotteries.4d.latest": 2 }
  // Support is asked for by two calls of one name.
  const always = { "agents-supports": 2 }
  const pages = [
    { address: "/main", isThere: "main a[href='/lotto/yeekee']", shifted: 0.02, dataBytes: 20_000, calls: lists },
    {
      address: "/lotto/yeekee",
      isThere: "main a[href^='/lotto/yeekee/']",
      shifted: 0.02,
      dataBytes: 20_000,
      calls: lists,
    },
    {
      address: `/lotto/yeekee/${betId}`,
      isThere: "main button:has-text('กดเลข')",
      shifted: 0.02,
      dataBytes: 5_000,
      calls: { "bet-lists.one": 3 },
    },
    {
      address: "/games",
      isThere: "main li a[href^='/game/']",
      shifted: 0.02,
      dataBytes: 6_000,
      calls: {},
    },
    {
      address: "/game/pegasus",
      isThere: "main li a[href^='/game/pegasus/']",
      shifted: 0.02,
      dataBytes: 6_000,
      calls: {},
    },
    {
      // A deposit waits; what stands below it does not move when that is known.
      address: "/credit/deposit",
      isThere: "main a[href^='/credit/deposit/fast/queue?id=']",
      shifted: 0.02,
      dataBytes: 6_000,
      calls: {},
    },
  ]
  for (const { address, isThere, ...most } of pages)
    await test.step(address, async () => {
      const tab = await context.newPage()
      const load = await pageLoad(tab, address, tab.locator(isThere))
      await tab.close()
      expect(load.shifted).toBeLessThanOrEqual(most.shifted)
      expect(load.dataBytes).toBeGreaterThan(1_000)
      expect(load.dataBytes).toBeLessThanOrEqual(most.dataBytes)
      expect(tooOften(load.calls, { ...always, ...most.calls })).toEqual([])
      expect(load.unpacked).toEqual([])
      expect(load.fonts).toContain("anuphan-thai")
      expect(load.fonts.filter((font) => ofOtherLanguages.test(font))).toEqual([])
      // The others come while these are read.
      expect(load.parts).toHaveLength(4)
      expect(load.firstScripts).toEqual(load.parts)
      expect(load.scriptsDeep).toBeGreaterThan(0)
      expect(load.scriptsDeep).toBeLessThanOrEqual(2)
    })
})
