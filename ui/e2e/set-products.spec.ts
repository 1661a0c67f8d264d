import { books } from "./books.ts"
import { expect, test } from "./fixtures.ts"
import { type Coming, comeToBet } from "./pages/come-to-bet.ts"
import { poyTicket } from "./pages/poy-ticket.ts"
import { setTable } from "./pages/set-table.ts"

/** What a set of each lottery costs, and what it can win. */
const dear = { price: 120, prizes: [125_000, 5_500, 41_000, 4_100, 1_800, 1_600] }
const lotteries = [
  ["hanoy", dear],
  ["lao", { price: 90, prizes: [95_000, 3_600, 30_000, 3_000, 1_500, 1_200] }],
  ["laoSuper", dear],
  ["malay", { ...dear, prizes: [125_000, 5_500, 41_000, 4_100, 1_600] }],
] as const

const credit = 12_480.5
const baht = (amount: number) => amount.toLocaleString("en", { minimumFractionDigits: 2 })

/** One number for every last two digits, and each begins otherwise. */
const hundred = Array.from({ length: 100 }, (_, back) => String((99 - back) * 100 + back).padStart(4, "0"))

type Seat = Coming & { readonly variant: string }

const seated = async ({ variant, ...coming }: Seat) => {
  const { page, site } = coming
  const { spoken, hands } = await comeToBet(coming)
  const table = setTable(page, spoken, hands)
  const operator = books(page)
  const { betId } = await operator.openRound("gov4d", variant)
  await table.open(variant)
  await table.acceptRules()
  const endsWith = async (balance: number) => {
    await page.goto("/main")
    await expect(page.getByRole("main")).toContainText(baht(balance))
    expect(await site.wrongInTheBooks()).toEqual([])
  }
  return { table, betId, operator, ticket: poyTicket(page, spoken, hands), endsWith }
}

for (const [variant, { price, prizes }] of lotteries) {
  test(`${variant}: sets are changed mid-way, undone, placed and cancelled`, async ({ page, site, isMobile }) => {
    const { table, operator, ticket, endsWith } = await seated({ page, site, isMobile, variant })
    await table.key("4827")
    await table.more("4827")
    await table.comesTo(baht(2 * price))
    await table.key("0916")
    await expect(table.rows).toHaveCount(2)
    await table.undo()
    await expect(table.rows).toHaveCount(1)
    await table.place(baht(2 * price))
    await table.placed()
    expect(await operator.statement()).toEqual([["BET_SET_4", -2 * price, credit - 2 * price]])

    await table.openSlip()
    await ticket.cancel()
    await ticket.isCancelled()
    expect(await operator.statuses()).toEqual(["CANCELLED"])
    expect(await operator.statement()).toEqual([
      ["BET_SET_4", -2 * price, credit - 2 * price],
      ["ABORT_POY", 2 * price, credit],
    ])
    await endsWith(credit)
  })

  test(`${variant}: fifty pasted numbers are placed, and a void draw returns them`, async ({
    page,
    site,
    isMobile,
  }) => {
    const { table, betId, operator, ticket, endsWith } = await seated({ page, site, isMobile, variant })
    await table.paste(hundred.slice(0, 50).join("\n"))
    await expect(table.rows).toHaveCount(50)
    await table.place(baht(50 * price))
    await table.placed()
    expect(await operator.balance()).toBe(credit - 50 * price)

    await site.endRound(betId, "void")
    await page.goto("/poy")
    await ticket.listsRefunded(baht(50 * price))
    expect(await operator.statuses()).toEqual(["REFUNDED"])
    expect(await operator.statement()).toEqual([
      ["BET_SET_4", -50 * price, credit - 50 * price],
      ["ABORT_POY", 50 * price, credit],
    ])
    await endsWith(credit)
  })

  test(`${variant}: of a hundred numbers some win their prize and the others lose`, async ({
    page,
    site,
    isMobile,
  }) => {
    const { table, betId, operator, ticket, endsWith } = await seated({ page, site, isMobile, variant })
    await table.paste(hundred.join("\n"))
    await table.place(baht(100 * price))
    await table.placed()
    await site.endRound(betId, "draw")
    await page.goto("/poy")
    expect(await operator.statuses()).toEqual(["WON"])
    const [poy] = await operator.poys()
    const won = poy?.won ?? 0
    await ticket.listsWon(baht(won))
    await ticket.open(poy?.id ?? "")
    await ticket.listsLost()
    const ofNumbers = await operator.wonByNumber(poy?.id ?? "")
    expect(ofNumbers).toHaveLength(100)
    expect(ofNumbers.filter((one) => one !== 0 && !prizes.some((prize) => prize === one))).toEqual([])
    expect(ofNumbers.reduce((sum, one) => sum + one, 0)).toBe(won)
    expect(won).toBeGreaterThanOrEqual(prizes.at(-1) ?? 0)
    expect(await operator.statement()).toEqual([
      ["BET_SET_4", -100 * price, credit - 100 * price],
      ["WIN_SET_4", won, credit - 100 * price + won],
    ])
    await endsWith(credit - 100 * price + won)
  })
}
