import { complaintsOf } from "../testing/accessibility.ts"
import { expect, test } from "../testing/fixtures.ts"
import { ever } from "../testing/troubles.ts"
import { hasLeft, placedPoys, takeBuyersSeat } from "./set-buyer.ts"

/** Longer than the page waits before it asks again what came of a slip. */
const untilItAsksAgain = 30_000

test("an answer that is lost is asked for, also after a reload, and ends in one slip", {
  tag: ["@books", "@soak"],
}, async ({ page, site }) => {
  await page.clock.install()
  const table = await takeBuyersSeat(page)
  await table.type("4827")
  await site.goWrong({ path: "/poy-api/poys.by-key", kind: "status", status: 503, count: ever })
  await site.goWrong({ path: "/poy-api/lotteries.hanoy.create", kind: "afterwards-cut" })
  await table.place("120.00")
  await table.isChecking()
  await page.goto("/lotto/4d")
  await table.isChecking()
  await site.goRight()
  await page.clock.fastForward(untilItAsksAgain)
  await table.placed()
  await table.button("เสร็จแล้ว").click()
  await expect(table.rows).toHaveCount(0)
  expect(await placedPoys(page)).toBe(1)
  await hasLeft(page, "12,360.50")
})

test("with too little money a deposit is offered, and the sets are kept", { tag: ["@books", "@soak"] }, async ({
  page,
}) => {
  const table = await takeBuyersSeat(page)
  await table.paste("1111=20\n2222=20\n3333=20\n4444=20\n5555=20\n6666=20")
  await expect(page.getByText("เงินไม่พอ ขาดอีก 1,919.50 บาท")).toBeVisible()
  await expect(table.button("ยืนยันแทง")).toHaveCount(0)
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole("link", { name: "ฝากเงิน" }).click()
  await expect(page.getByRole("heading", { name: "ฝากเงิน" })).toBeVisible()
  await page.goBack()
  await expect(table.rows).toHaveCount(6)
  expect(await placedPoys(page)).toBe(0)
})

test("a draw that closes meanwhile is said plainly, nothing is placed and the sets are kept", {
  tag: ["@books", "@soak"],
}, async ({ page, site }) => {
  const table = await takeBuyersSeat(page)
  await table.type("4827")
  await table.confirm()
  await expect(table.stake("120.00")).toBeVisible()
  await site.passTime(6 * 3_600 + 900)
  await table.dialog("รอบนี้ปิดรับแล้ว").getByRole("button", { name: "ปิด", exact: true }).last().click()
  await expect(table.row("4827")).toBeVisible()
  await expect(table.button("ยืนยันแทง")).toBeDisabled()
  expect(await placedPoys(page)).toBe(0)
})
