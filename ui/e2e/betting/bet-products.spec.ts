import type { Page } from "@playwright/test"
import { poyTicket } from "../order/poy-ticket.ts"
import { books } from "../testing/books.ts"
import { expect, test } from "../testing/fixtures.ts"
import { betPage } from "./bet-page.ts"
import { type Coming, comeToBet } from "./come-to-bet.ts"

type Seat = Coming & { readonly group: string }

const takeSeat = async ({ group, ...coming }: Seat) => {
  const { page } = coming
  const { spoken, hands } = await comeToBet(coming)
  const table = betPage(page, spoken, hands)
  const round = await table.openRound(group)
  await table.hasBetBefore()
  return { table, round, operator: books(page), ticket: poyTicket(page, spoken, hands), say: table.say, hands }
}

const onMain = async (page: Page, balance: string) => {
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText(balance)
}

// Each product goes through one story, by touch or by the keyboard alone.
for (const [group, kind, tag] of [
  ["stock", "STOCK", ["@books", "@soak"]],
  ["yeekee", "YEEKEE", ["@books", "@keyboard", "@soak"]],
] as const)
  test(`${group}: a slip is changed mid-way, undone, redone, placed and cancelled`, { tag: [...tag] }, async ({
    page,
    site,
    isMobile,
  }) => {
    const { table, operator, ticket, say, hands } = await takeSeat({ page, site, isMobile, group })
    await table.key("123")
    await table.hasAdded(1)
    await table.tap(say.top2, say.bottom2)
    await table.key("47")
    await table.hasAdded(2)
    await table.tap(say.undo)
    await table.hasAdded(1)
    await table.tap(say.redo)
    await table.hasAdded(2)
    await table.openSlip()
    await table.reprice(`${say.top2} 47`, "20")
    await table.confirm()
    await table.stake("22.00")
    await table.placed()
    expect(await operator.balance()).toBe(12_458.5)
    expect(await operator.statement()).toEqual([[`BET_${kind}`, -22, 12_458.5]])

    await hands.press(page.getByRole("link", { name: say.openPoy }))
    await ticket.cancel()
    await ticket.isCancelled()
    expect(await operator.statuses()).toEqual(["CANCELLED"])
    expect(await operator.statement()).toEqual([
      [`BET_${kind}`, -22, 12_458.5],
      ["ABORT_POY", 22, 12_480.5],
    ])
    await onMain(page, "12,480.50")
    expect(await site.wrongInTheBooks()).toEqual([])
  })

for (const [group, kind, tag] of [
  ["gov", "GOV", ["@books", "@keyboard", "@soak"]],
  ["pingpong", "YEEKEE", ["@books", "@soak"]],
] as const)
  test(`${group}: fifty pasted lines are placed, and a void round returns them`, { tag: [...tag] }, async ({
    page,
    site,
    isMobile,
  }) => {
    const { table, round, operator, ticket, say } = await takeSeat({ page, site, isMobile, group })
    const lines = Array.from({ length: 50 }, (_, number) => `${String(number).padStart(2, "0")}=2`)
    await table.tap(say.paste)
    await table.paste(["บน", ...lines].join("\n"))
    await table.addPasted(50)
    await table.hasAdded(50)
    await table.openSlip()
    await table.confirm()
    await table.stake("100.00")
    await table.placed()
    expect(await operator.balance()).toBe(12_380.5)

    await site.endRound(round.betId, "void")
    await page.goto("/poy")
    await ticket.listsRefunded("100.00")
    expect(await operator.statuses()).toEqual(["REFUNDED"])
    expect(await operator.statement()).toEqual([
      [`BET_${kind}`, -100, 12_380.5],
      ["ABORT_POY", 100, 12_480.5],
    ])
    await onMain(page, "12,480.50")
    expect(await site.wrongInTheBooks()).toEqual([])
  })

test("yeekee5min: of low and high one slip wins and the other loses", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
  isMobile,
}) => {
  const { table, round, operator, ticket, say } = await takeSeat({ page, site, isMobile, group: "yeekee5min" })
  await table.tap(say.top2)
  for (const half of [say.low, say.high]) {
    await table.tap(half)
    await table.hasAdded(50)
    await table.openSlip()
    await table.confirm()
    await table.stake("50.00")
    await table.placed()
    await table.tap(say.done)
  }
  await site.endRound(round.betId, "draw")
  expect((await operator.statuses()).toSorted()).toEqual(["LOST", "WON"])
  await page.goto("/poy")
  await ticket.listsWon("85.00")
  await ticket.listsLost()
  expect(await operator.statement()).toEqual([
    ["BET_YEEKEE", -50, 12_430.5],
    ["BET_YEEKEE", -50, 12_380.5],
    ["WIN_YEEKEE", 85, 12_465.5],
  ])
  await onMain(page, "12,465.50")
  expect(await site.wrongInTheBooks()).toEqual([])
})
