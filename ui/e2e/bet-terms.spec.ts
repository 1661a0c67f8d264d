import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "./accessibility.ts"
import { books } from "./books.ts"
import { crowdAt, stakedUntil } from "./crowd.ts"
import { expect, test } from "./fixtures.ts"
import { betTable } from "./pages/bet-table.ts"
import { changedTerms } from "./pages/changed-terms.ts"
import { type Coming, comeToBet } from "./pages/come-to-bet.ts"

/** A slip of three numbers for a hundred baht on a five-minute round, and other players who can spoil its rates. */
const seated = async (coming: Coming) => {
  const { page, site } = coming
  const { spoken, hands } = await comeToBet(coming)
  const table = betTable(page, spoken, hands)
  const { betId } = await table.openRound("yeekee5min")
  await table.acceptRules()
  await table.tap(table.say.paste)
  await table.paste("123=20\n456=30\n789=50")
  await table.tap(table.say.addPasted)
  await table.hasAdded(3)
  return {
    ...coming,
    table,
    betId,
    others: await crowdAt(site, betId),
    operator: books(page),
    terms: changedTerms(page, spoken, hands),
  }
}

type Seat = Awaited<ReturnType<typeof seated>>

/** From here on the page hears nothing of what others do. */
const hearsNothing = async (page: Page) => {
  await page.routeWebSocket(/\/ccu/, () => {})
}

const rates = "**/poy-api/number-reachs.rate-now**"

/** What the page asks of the rates by itself has no answer until the player goes on. */
const learnsNothing = async (page: Page) => {
  await page.route(rates, () => {})
  return () => page.unroute(rates)
}

const lowered = { number: "123", stake: "20", from: "800", to: "400", most: "8,000.00" }
const closed = { number: "456", stake: "30", keeps: "30.00" }

/** 123 pays half, and 456 is closed. */
const spoil = async ({ others }: Seat) => {
  await others.stake("123", stakedUntil.half)
  await others.stake("456", stakedUntil.closed)
}

const nothingIsPlaced = async ({ operator, site }: Seat) => {
  expect(await operator.poys()).toEqual([])
  expect(await operator.statement()).toEqual([])
  expect(await operator.balance()).toBe(12_480.5)
  expect(await site.wrongInTheBooks()).toEqual([])
}

/** One slip, and these bets on it. */
const isPlaced = async ({ table, operator, site }: Seat, left: number, bets: ReadonlyArray<readonly unknown[]>) => {
  await table.placed()
  const [poy, ...more] = await operator.poys()
  expect(more).toEqual([])
  expect(await operator.bets(poy?.id ?? "")).toEqual(bets)
  expect(await operator.statement()).toEqual([["BET_YEEKEE", left - 12_480.5, left]])
  expect(await operator.balance()).toBe(left)
  expect(await site.wrongInTheBooks()).toEqual([])
}

const rest = [
  ["teng_bon_3", "123", 20, 400],
  ["teng_bon_3", "789", 50, 800],
] as const

test("a player who heard nothing is asked before worse rates are taken, and stakes the rest once", async ({
  page,
  site,
  isMobile,
}) => {
  await hearsNothing(page)
  const seat = await seated({ page, site, isMobile })
  const { table, terms } = seat
  await table.openSlip()
  const learnAgain = await learnsNothing(page)
  await spoil(seat)
  await table.confirm()
  await table.stake("100.00")
  await terms.asks(2)
  await learnAgain()
  await terms.names(lowered, closed)
  await terms.comesTo(2, { lines: 2, stake: "70.00", was: "100.00" })
  await expect(page.getByRole("dialog").last()).toContainText("40,000.00")
  await expect(page.getByRole("dialog").last()).toContainText("12,410.50")
  expect(await sticksOut(page)).toBe(false)
  expect(await complaintsOf(page)).toEqual([])
  await nothingIsPlaced(seat)

  await terms.agree()
  await isPlaced(seat, 12_410.5, rest)
  await table.tap(table.say.done)
  await table.key("321")
  await table.hasAdded(1)
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText("12,410.50")
})

test("a player who stops has placed nothing, and finds on the slip what has changed", async ({
  page,
  site,
  isMobile,
}) => {
  await hearsNothing(page)
  const seat = await seated({ page, site, isMobile })
  const { table, terms } = seat
  await table.openSlip()
  const learnAgain = await learnsNothing(page)
  await spoil(seat)
  await table.confirm()
  await table.stake("100.00")
  await terms.asks(2)
  await learnAgain()
  await terms.stop()
  const standsThere = async () => {
    await terms.slipShows("123", "×800 ×400", "8,000.00")
    await terms.slipShows("456", terms.say.goesOut)
    await terms.slipShows("789", "40,000.00")
    await expect(table.price(`${table.say.top3} 456`)).toHaveValue("30")
  }
  await standsThere()
  await nothingIsPlaced(seat)
  await page.reload()
  await table.openSlip()
  await standsThere()

  await table.confirm()
  await terms.asks(1)
  await terms.names(closed)
  await terms.comesTo(1, { lines: 2, stake: "70.00", was: "100.00" })
  await nothingIsPlaced(seat)
  await terms.agree()
  await isPlaced(seat, 12_410.5, rest)
})

test("rates that change while the slip lies open are shown on it as it happens", async ({ page, site, isMobile }) => {
  const seat = await seated({ page, site, isMobile })
  const { table, terms, others } = seat
  await table.openSlip()
  await others.stake("123", stakedUntil.half)
  await terms.slipShows("123", "×800 ×400", "8,000.00")
  await others.stake("456", stakedUntil.closed)
  await terms.slipShows("456", terms.say.goesOut)
  await nothingIsPlaced(seat)
  await table.confirm()
  await terms.asks(1)
  await terms.names(closed)
  await terms.agree()
  await isPlaced(seat, 12_410.5, rest)
})
