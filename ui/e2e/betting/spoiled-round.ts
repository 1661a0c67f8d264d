import { expect, type Page } from "@playwright/test"
import { books } from "../testing/books.ts"
import { betPage } from "./bet-page.ts"
import { changedTerms } from "./changed-terms.ts"
import { type Coming, comeToBet } from "./come-to-bet.ts"
import { crowdAt, stakedUntil } from "./crowd.ts"

type Crowd = Awaited<ReturnType<typeof crowdAt>>

/** A slip of three numbers for a hundred baht on a five-minute round, and other players who can spoil its rates. */
export const spoiledRound = async (coming: Coming, before: (others: Crowd) => Promise<void> = async () => {}) => {
  const { page, site } = coming
  const { spoken, hands } = await comeToBet(coming)
  const operator = books(page)
  const round = await operator.openRound("yeekee5min")
  const others = await crowdAt(site, round.betId)
  await before(others)
  await page.goto(`/lotto/yeekee5min/${round.betId}`)
  const table = betPage(page, spoken, hands)
  await table.hasBetBefore()
  await table.tap(table.say.paste)
  await table.paste("123=20\n456=30\n789=50")
  await table.addPasted(3)
  await table.hasAdded(3)
  return {
    spoken,
    round,
    others,
    operator,
    table,
    terms: changedTerms(page, spoken, hands),
    /** 123 pays half, and 456 is closed. */
    spoil: async () => {
      await others.stake("123", stakedUntil.half)
      await others.stake("456", stakedUntil.closed)
    },
    nothingIsPlaced: async () => {
      expect(await operator.poys()).toEqual([])
      expect(await operator.statement()).toEqual([])
      expect(await operator.balance()).toBe(12_480.5)
      expect(await site.wrongInTheBooks()).toEqual([])
    },
    /** One slip with these bets, which leaves so much. */
    isPlaced: async (left: number, bets: ReadonlyArray<ReadonlyArray<string | number>>) => {
      await table.placed()
      const [poy, ...more] = await operator.poys()
      expect(more).toEqual([])
      expect(await operator.bets(poy?.id ?? "")).toEqual(bets)
      expect(await operator.statement()).toEqual([["BET_YEEKEE", left - 12_480.5, left]])
      expect(await operator.balance()).toBe(left)
      expect(await site.wrongInTheBooks()).toEqual([])
    },
  }
}

const rates = "**/poy-api/number-reachs.rate-now**"

/** After its first look at the rates the page learns nothing of what others do, until it may. */
export const cutOffNews = async (page: Page) => {
  await page.routeWebSocket(/\/ccu/, () => {})
  let looks = 0
  await page.route(rates, async (route) => {
    if (looks++ === 0) await route.continue()
  })
  return () => page.unroute(rates)
}

/** How the lines of that slip are told once they are spoiled. */
export const lowered = { number: "123", stake: "20", from: "800", to: "400", most: "8,000.00" }
export const closedNumber = { number: "456", stake: "30", keeps: "30.00" }

/** What is left to be placed then. */
export const restOfSlip = [
  ["teng_bon_3", "123", 20, 400],
  ["teng_bon_3", "789", 50, 800],
] as const
