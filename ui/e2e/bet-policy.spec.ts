import { stakedUntil } from "./crowd.ts"
import { test } from "./fixtures.ts"
import { closed, hearsNothing, spoiledRound } from "./pages/spoiled-round.ts"

const untouched = [
  ["teng_bon_3", "456", 30, 800],
  ["teng_bon_3", "789", 50, 800],
] as const

for (const [policy, isAsked] of [
  ["none", true],
  ["better", true],
  ["any", false],
] as const)
  test(`with "${policy}" a worse rate is ${isAsked ? "asked for" : "taken without asking"}`, async ({
    page,
    site,
    isMobile,
  }) => {
    await hearsNothing(page)
    const seat = await spoiledRound({ page, site, isMobile })
    const { table, terms, others } = seat
    await terms.choosePolicy(policy)
    await table.openSlip()
    await others.stake("123", stakedUntil.half)
    await table.confirm()
    await table.stake("100.00")
    if (isAsked) {
      await terms.asks(1)
      await seat.nothingIsPlaced()
      await terms.agree()
    }
    await seat.isPlaced(12_380.5, [["teng_bon_3", "123", 20, 400], ...untouched])
  })

for (const [policy, isAsked] of [
  ["none", true],
  ["better", false],
] as const)
  test(`with "${policy}" a better rate is ${isAsked ? "asked for" : "taken without asking"}`, async ({
    page,
    site,
    isMobile,
  }) => {
    await hearsNothing(page)
    const seat = await spoiledRound({ page, site, isMobile }, ({ stake }) => stake("123", stakedUntil.threeQuarters))
    const { table, terms, others } = seat
    await terms.choosePolicy(policy)
    await table.openSlip()
    await terms.slipShows("123", "×800 ×600")
    await others.thinkAgain("123")
    await table.confirm()
    await table.stake("100.00")
    if (isAsked) {
      await terms.asks(1)
      await terms.names({ number: "123", stake: "20", from: "600", to: "800", most: "16,000.00" })
      await seat.nothingIsPlaced()
      await terms.agree()
    }
    await seat.isPlaced(12_380.5, [["teng_bon_3", "123", 20, 800], ...untouched])
  })

test('with "any" a number that closed is asked for all the same', async ({ page, site, isMobile }) => {
  await hearsNothing(page)
  const seat = await spoiledRound({ page, site, isMobile })
  const { table, terms, others } = seat
  await terms.choosePolicy("any")
  await table.openSlip()
  await others.stake("456", stakedUntil.closed)
  await table.confirm()
  await table.stake("100.00")
  await terms.asks(1)
  await terms.names(closed)
  await seat.nothingIsPlaced()
  await terms.agree()
  await seat.isPlaced(12_410.5, [
    ["teng_bon_3", "123", 20, 800],
    ["teng_bon_3", "789", 50, 800],
  ])
})
