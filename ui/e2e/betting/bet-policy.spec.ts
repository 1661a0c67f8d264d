import { test } from "../testing/fixtures.ts"
import { stakedUntil } from "./crowd.ts"
import { cutOffNews, spoiledRound } from "./spoiled-round.ts"

const untouched = [
  ["teng_bon_3", "456", 30, 800],
  ["teng_bon_3", "789", 50, 800],
] as const

test('with "any" a worse rate is taken without asking', { tag: ["@books", "@soak"] }, async ({
  page,
  site,
  isMobile,
}) => {
  await cutOffNews(page)
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms, others } = seat
  await terms.choosePolicy("any")
  await table.openSlip()
  await others.stake("123", stakedUntil.half)
  await table.confirm()
  await table.stake("100.00")
  await seat.isPlaced(12_380.5, [["teng_bon_3", "123", 20, 400], ...untouched])
})

test('with "none" a better rate is asked for', { tag: ["@books", "@soak"] }, async ({ page, site, isMobile }) => {
  await cutOffNews(page)
  const seat = await spoiledRound({ page, site, isMobile }, ({ stake }) => stake("123", stakedUntil.threeQuarters))
  const { table, terms, others } = seat
  await terms.choosePolicy("none")
  await table.openSlip()
  await terms.slipShows("123", "×800 ×600")
  await others.thinkAgain("123")
  await table.confirm()
  await table.stake("100.00")
  await terms.asks(1)
  await terms.names({ number: "123", stake: "20", from: "600", to: "800", most: "16,000.00" })
  await seat.nothingIsPlaced()
  await terms.agree()
  await seat.isPlaced(12_380.5, [["teng_bon_3", "123", 20, 800], ...untouched])
})
