import { expect, test } from "../testing/fixtures.ts"
import { passTime } from "../testing/passing-time.ts"
import { betPage } from "./bet-page.ts"
import { changedTerms } from "./changed-terms.ts"
import { stakedUntil } from "./crowd.ts"
import { closedNumber, cutOffNews, lowered, restOfSlip, spoiledRound } from "./spoiled-round.ts"

test("rates that change under the last look, and again under the question, are asked for before a finger counts", {
  tag: ["@books", "@soak"],
}, async ({ page, site, isMobile }) => {
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms, others } = seat
  await table.openSlip()
  await table.confirm()
  await expect(page.getByRole("button", { name: table.say.stake("100.00") })).toBeVisible()
  await others.stake("123", stakedUntil.half)
  await terms.asks(1)
  await terms.names(lowered)

  const watched = await terms.fallsOnAgree()
  await others.stake("456", stakedUntil.closed)
  await terms.asks(2)
  expect(await watched.evaluate(({ fellOn }) => fellOn)).toBe(false)
  await terms.names(lowered, closedNumber)
  await seat.nothingIsPlaced()
  await terms.agree()
  await seat.isPlaced(12_410.5, restOfSlip)
})

test("a change that comes after the yes is asked for anew", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
  isMobile,
}) => {
  await cutOffNews(page)
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms, others } = seat
  await others.stake("123", stakedUntil.half)
  await table.openSlip()
  await table.confirm()
  await table.stake("100.00")
  await terms.asks(1)
  await terms.names(lowered)
  await others.stake("456", stakedUntil.closed)
  await others.thinkAgain("123")
  await terms.agree()
  await terms.asks(2)
  await terms.names({ number: "123", stake: "20", from: "400", to: "600", most: "12,000.00" }, closedNumber)
  await seat.nothingIsPlaced()
  await terms.agree()
  await seat.isPlaced(12_410.5, [
    ["teng_bon_3", "123", 20, 600],
    ["teng_bon_3", "789", 50, 800],
  ])
})

test("when every number has closed nothing is left to place, and the next one can be keyed", {
  tag: ["@books", "@soak"],
}, async ({ page, site, isMobile }) => {
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms, others } = seat
  await table.openSlip()
  for (const number of ["123", "456", "789"]) await others.stake(number, stakedUntil.closed)
  for (const number of ["123", "456", "789"]) await terms.slipShows(number, terms.say.goesOut)
  await table.confirm()
  await terms.asks(3)
  await terms.names({ number: "123", stake: "20", keeps: "20.00" }, closedNumber, {
    number: "789",
    stake: "50",
    keeps: "50.00",
  })
  await terms.takeOut()
  await expect(page.getByRole("dialog", { name: terms.say.changed(3) })).toHaveCount(0)
  await expect(table.price(`${table.say.top3} 456`)).toHaveCount(0)
  await seat.nothingIsPlaced()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await table.key("321")
  await table.hasAdded(1)
  await table.openSlip()
  await table.confirm()
  await table.stake("1.00")
  await seat.isPlaced(12_479.5, [["teng_bon_3", "321", 1, 800]])
})

test("a round that closes while the question stands takes nothing", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
  isMobile,
}) => {
  await page.clock.install({ time: await site.now() })
  await cutOffNews(page)
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms, round } = seat
  await table.openSlip()
  await seat.spoil()
  await table.confirm()
  await table.stake("100.00")
  await terms.asks(2)
  await passTime(page, site, round.unixTimeStamp.realCloseTime - (await site.now()) / 1_000 + 1)
  await table.isClosed()
  await expect(page.getByRole("dialog", { name: terms.say.changed(2) })).toHaveCount(0)
  await seat.nothingIsPlaced()
})

test("two tabs are asked the same, and the slip of both is placed once", { tag: ["@books", "@soak"] }, async ({
  page,
  context,
  site,
  isMobile,
}) => {
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms } = seat
  const second = await context.newPage()
  const other = { table: betPage(second, seat.spoken), terms: changedTerms(second, seat.spoken) }
  await second.goto(page.url())
  await other.table.openSlip()
  await other.table.confirm()
  await expect(second.getByRole("button", { name: table.say.stake("100.00") })).toBeVisible()
  await page.bringToFront()
  await table.openSlip()
  await table.confirm()
  await expect(page.getByRole("button", { name: table.say.stake("100.00") })).toBeVisible()
  await seat.spoil()
  await terms.asks(2)
  await terms.names(lowered, closedNumber)
  await other.terms.asks(2)
  await other.terms.names(lowered, closedNumber)
  await terms.agree()
  await seat.isPlaced(12_410.5, restOfSlip)
  await second.bringToFront()
  await other.terms.agree()
  await other.table.placed()
  await seat.isPlaced(12_410.5, restOfSlip)
})
