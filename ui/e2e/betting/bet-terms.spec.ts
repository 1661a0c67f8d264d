import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, test } from "../testing/fixtures.ts"
import { stakedUntil } from "./crowd.ts"
import { closedNumber, cutOffNews, lowered, restOfSlip, spoiledRound } from "./spoiled-round.ts"

test("a player who heard nothing is asked before worse rates are taken, and stakes the rest once", {
  tag: "@books",
}, async ({ page, site, isMobile }) => {
  await cutOffNews(page)
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms } = seat
  await table.openSlip()
  await seat.spoil()
  await table.confirm()
  await table.stake("100.00")
  await terms.asks(2)
  await terms.names(lowered, closedNumber)
  await terms.comesTo(2, { lines: 2, stake: "70.00", was: "100.00" })
  await expect(page.getByRole("dialog").last()).toContainText("40,000.00")
  await expect(page.getByRole("dialog").last()).toContainText("12,410.50")
  expect(await sticksOut(page)).toBe(false)
  expect(await complaintsOf(page)).toEqual([])
  await seat.nothingIsPlaced()

  await terms.agree()
  await seat.isPlaced(12_410.5, restOfSlip)
  await table.tap(table.say.done)
  await table.key("321")
  await table.hasAdded(1)
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText("12,410.50")
})

test("a player who stops has placed nothing, and finds on the slip what has changed", {
  tag: ["@books", "@soak"],
}, async ({ page, site, isMobile }) => {
  const restoreNews = await cutOffNews(page)
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms } = seat
  await table.openSlip()
  await seat.spoil()
  await table.confirm()
  await table.stake("100.00")
  await terms.asks(2)
  await restoreNews()
  await terms.stop()
  const standsThere = async () => {
    await terms.slipShows("123", "×800 ×400", "8,000.00")
    await terms.slipShows("456", terms.say.goesOut)
    await terms.slipShows("789", "40,000.00")
    await expect(table.price(`${table.say.top3} 456`)).toHaveValue("30")
  }
  await standsThere()
  await seat.nothingIsPlaced()
  await page.reload()
  await table.openSlip()
  await standsThere()

  await table.confirm()
  await terms.asks(1)
  await terms.names(closedNumber)
  await terms.comesTo(1, { lines: 2, stake: "70.00", was: "100.00" })
  await seat.nothingIsPlaced()
  await terms.agree()
  await seat.isPlaced(12_410.5, restOfSlip)
})

test("rates that change while the slip lies open are shown on it as it happens", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
  isMobile,
}) => {
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms, others } = seat
  await table.openSlip()
  await others.stake("123", stakedUntil.half)
  await terms.slipShows("123", "×800 ×400", "8,000.00")
  await others.stake("456", stakedUntil.closed)
  await terms.slipShows("456", terms.say.goesOut)
  await terms.showsNews(2)
  await seat.nothingIsPlaced()
  await table.confirm()
  await terms.asks(1)
  await terms.names(closedNumber)
  await terms.agree()
  await seat.isPlaced(12_410.5, restOfSlip)
  await table.tap(table.say.done)
  await terms.showsNoNews(2)
})
