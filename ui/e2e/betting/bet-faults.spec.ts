import type { Page, Route } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { poyTicket } from "../order/poy-ticket.ts"
import { books } from "../testing/books.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import type { Site } from "../testing/site.ts"
import { ever, type PageTrouble, troublesOfActing, troublesOfAsking } from "../testing/troubles.ts"
import { betPage } from "./bet-page.ts"

const placing = "/poy-api/lotteries.yeekee.create"
const outcome = "/poy-api/poys.by-key"

/** As long as the screen waits before it asks again by itself. */
const untilItAsksAgain = 5_000

/** Between two questions for what came of a slip. */
const longestWait = 30_000

const takeSeat = async (page: Page) => {
  await page.clock.install()
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  const { betId } = await table.openRound("yeekee")
  await table.hasBetBefore()
  return { table, operator: books(page), ticket: poyTicket(page), betId }
}

type Seat = Awaited<ReturnType<typeof takeSeat>>

/** One slip for one baht, all of it true in the books, and the next number can be keyed. */
const holdsOneSlip = async ({ table, operator }: Seat, site: Site) => {
  await table.placed()
  expect(await operator.statuses()).toEqual(["WAITING"])
  expect(await operator.balance()).toBe(12_479.5)
  expect(await site.wrongInTheBooks()).toEqual([])
  await table.tap(table.say.done)
  await table.key("456")
  await table.hasAdded(1)
}

/** The round is there, and only then the phone is offline. */
const offlineSinceTheRound: PageTrouble = {
  title: "not answered as the phone goes offline once the round is there",
  begin: ({ page, path }) => {
    const round = page.waitForResponse("**/poy-api/bet-lists.one**")
    const goOffline = async (route: Route) => {
      await (await round).finished()
      await page.context().setOffline(true)
      await route.abort("internetdisconnected")
    }
    return page.route(`**${path}**`, goOffline, { times: 1 })
  },
  end: ({ page }) => page.context().setOffline(false),
}

for (const [what, path, sentence, trouble] of [
  ["the round", "/poy-api/bet-lists.one", "โหลดรอบนี้ไม่สำเร็จ", troublesOfAsking.inPieces],
  ["the terms", "/poy-api/bet-list-min-maxes.all", "โหลดอัตราจ่ายของรอบนี้ไม่สำเร็จ", offlineSinceTheRound],
] as const)
  test(`reading ${what}, ${trouble.title}: the slip is kept, and one is placed`, { tag: ["@books", "@soak"] }, async ({
    page,
    site,
  }) => {
    const seat = await takeSeat(page)
    const { table, operator } = seat
    await table.key("123")
    await table.hasAdded(1)
    await page.getByRole("button", { name: "ย้อนกลับ" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "ยี่กี", exact: true })).toBeVisible()
    await trouble.begin({ page, site, path })
    await page.goBack()
    await expect(page.getByText(sentence)).toBeVisible()
    await trouble.end({ page, site, path })
    await page.clock.fastForward(untilItAsksAgain)
    await table.openSlip()
    expect(await operator.poys()).toEqual([])
    await table.confirm()
    await table.stake("1.00")
    await holdsOneSlip(seat, site)
  })

const stake = async (seat: Seat, trouble: PageTrouble, page: Page, site: Site) => {
  const { table } = seat
  await table.key("123")
  await table.hasAdded(1)
  await table.openSlip()
  await table.confirm()
  await trouble.begin({ page, site, path: placing })
  await table.stake("1.00")
}

for (const trouble of [troublesOfActing.unavailable, troublesOfActing.inPieces])
  test(`placing, ${trouble.title}: exactly one slip`, {
    tag: ["@books", "@soak"],
  }, async ({ page, site }) => {
    const seat = await takeSeat(page)
    await stake(seat, trouble, page, site)
    if (trouble.reach === "everything") await seat.table.isChecking()
    await trouble.end({ page, site, path: placing })
    await holdsOneSlip(seat, site)
  })

test("placing, answered by nobody in time: what arrives late is the same slip", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
}) => {
  const seat = await takeSeat(page)
  const held = page.waitForRequest(`**${placing}`)
  await page.route(`**${placing}`, () => {}, { times: 1 })
  await seat.table.key("123")
  await seat.table.hasAdded(1)
  await seat.table.openSlip()
  await seat.table.confirm()
  await seat.table.stake("1.00")
  const first = await held
  await page.clock.fastForward(20_000)
  await holdsOneSlip(seat, site)
  const late = await page.request.post(placing, { headers: await first.allHeaders(), data: first.postData() ?? "" })
  const { data } = await late.json()
  expect((await seat.operator.poys()).map(({ id }) => id)).toEqual([data.id])
})

for (const trouble of [troublesOfAsking.lost, troublesOfAsking.late])
  test(`asking what came of a slip, ${trouble.title}: exactly one slip`, { tag: ["@books", "@soak"] }, async ({
    page,
    site,
  }) => {
    const seat = await takeSeat(page)
    const { table } = seat
    await table.key("123")
    await table.hasAdded(1)
    await table.openSlip()
    await table.confirm()
    await site.goWrong({ path: placing, kind: "afterwards-cut" })
    await trouble.begin({ page, site, path: outcome })
    await table.stake("1.00")
    await table.isChecking()
    if (!trouble.isMild) {
      const asked = page.waitForRequest(`**${outcome}**`)
      await table.checkNow()
      await (await asked).response()
      await trouble.end({ page, site, path: outcome })
      await page.clock.fastForward(longestWait)
    }
    await holdsOneSlip(seat, site)
  })

const placedBefore = async (page: Page) => {
  await page.clock.install()
  await comeLoggedIn(page, somchai)
  const operator = books(page)
  const { betId } = await operator.openRound("yeekee")
  const headers = { ...(await operator.headers()), "idempotency-key": "a-slip-from-before" }
  const poy = [{ option: "teng_bon_3", number: "123", price: 1, multiply: 850 }]
  const answer = await page.request.post(placing, { headers, data: { betId, poy } })
  const { data } = await answer.json()
  expect(await operator.balance()).toBe(12_479.5)
  return { operator, ticket: poyTicket(page), id: String(data.id) }
}

for (const trouble of [troublesOfActing.lost, troublesOfActing.inPieces])
  test(`cancelling, ${trouble.title}: the stake goes back once`, { tag: ["@books", "@soak"] }, async ({
    page,
    site,
  }) => {
    const { operator, ticket, id } = await placedBefore(page)
    const path = "/poy-api/poys.abort"
    await page.goto(`/poy/yeekee/${id}`)
    await ticket.lists(id)
    await trouble.begin({ page, site, path })
    await ticket.cancel()
    if (!trouble.isMild) {
      await ticket.isBeingChecked()
      await trouble.end({ page, site, path })
      await page.clock.fastForward(untilItAsksAgain)
    }
    await ticket.isCancelled()
    expect(await operator.statuses()).toEqual(["CANCELLED"])
    expect(await operator.statement()).toEqual([
      ["BET_YEEKEE", -1, 12_479.5],
      ["ABORT_POY", 1, 12_480.5],
    ])
    expect(await site.wrongInTheBooks()).toEqual([])
  })

test("slips whose answer is lost on the way back can be asked for again", { tag: ["@phone", "@soak"] }, async ({
  page,
  site,
}) => {
  const { operator, ticket, id } = await placedBefore(page)
  await page.goto("/poy")
  await ticket.open(id)
  await site.goWrong({ path: "/poy-api/poys.all", kind: "afterwards-cut", count: ever })
  await page.goBack()
  await ticket.isUnread()
  await site.goRight()
  await ticket.tryAgain()
  await ticket.lists(id)
  expect(await operator.statuses()).toEqual(["WAITING"])
})
