import { type Coming, comeToBet } from "../betting/come-to-bet.ts"
import { poyTicket } from "../order/poy-ticket.ts"
import { books } from "../testing/books.ts"
import { expect, test } from "../testing/fixtures.ts"
import { ticket4dPage } from "./ticket4d-page.ts"

/** What a set of the Malaysian lottery can win. */
const prizes = [125_000, 5_500, 41_000, 4_100, 1_600]

const credit = 12_480.5
const baht = (amount: number) => amount.toLocaleString("en", { minimumFractionDigits: 2 })

/** One number for every last two digits, and each begins otherwise. */
const hundred = Array.from({ length: 100 }, (_, back) => String((99 - back) * 100 + back).padStart(4, "0"))

type Seat = Coming & { readonly variant: string }

const takeSeat = async ({ variant, ...coming }: Seat) => {
  const { page, site } = coming
  const { spoken, hands } = await comeToBet(coming)
  const table = ticket4dPage(page, spoken, hands)
  const operator = books(page)
  const { betId } = await operator.openRound("gov4d", variant)
  await table.open(variant)
  await table.hasBetBefore()
  const endsWith = async (balance: number) => {
    await page.goto("/main")
    await expect(page.getByRole("main")).toContainText(baht(balance))
    expect(await site.wrongInTheBooks()).toEqual([])
  }
  return { table, betId, operator, ticket: poyTicket(page, spoken, hands), endsWith }
}

// Each lottery goes through one story, by touch or by the keyboard alone.
for (const [variant, price, tag] of [
  ["hanoy", 120, ["@books", "@soak"]],
  ["lao", 90, ["@books", "@keyboard", "@soak"]],
] as const)
  test(`${variant}: sets are changed mid-way, undone, placed and cancelled`, { tag: [...tag] }, async ({
    page,
    site,
    isMobile,
  }) => {
    const { table, operator, ticket, endsWith } = await takeSeat({ page, site, isMobile, variant })
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

test("laoSuper: fifty pasted numbers are placed, and a void draw returns them", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
  isMobile,
}) => {
  const { table, betId, operator, ticket, endsWith } = await takeSeat({ page, site, isMobile, variant: "laoSuper" })
  await table.paste(hundred.slice(0, 50).join("\n"))
  await expect(table.rows).toHaveCount(50)
  await table.place(baht(6_000))
  await table.placed()
  expect(await operator.balance()).toBe(credit - 6_000)

  await site.endRound(betId, "void")
  await page.goto("/poy")
  await ticket.listsRefunded(baht(6_000))
  expect(await operator.statuses()).toEqual(["REFUNDED"])
  expect(await operator.statement()).toEqual([
    ["BET_SET_4", -6_000, credit - 6_000],
    ["ABORT_POY", 6_000, credit],
  ])
  await endsWith(credit)
})

test("malay: of a hundred numbers some win their prize and the others lose", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
  isMobile,
}) => {
  const { table, betId, operator, ticket, endsWith } = await takeSeat({ page, site, isMobile, variant: "malay" })
  await table.paste(hundred.join("\n"))
  await table.place(baht(12_000))
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
    ["BET_SET_4", -12_000, credit - 12_000],
    ["WIN_SET_4", won, credit - 12_000 + won],
  ])
  await endsWith(credit - 12_000 + won)
})
