import type { Locator, Page, Request } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { scriptAddresses } from "../loading/scripts-of.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { stopTime } from "../testing/passing-time.ts"
import { betPage } from "./bet-page.ts"

const takeSeat = async (page: Page) => {
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  await table.openRound("yeekee")
  await table.hasBetBefore()
  // Keys count from the moment the rates are known.
  await expect(page.getByRole("button", { name: /^สามตัวบน ×/ })).toBeVisible()
  return table
}

const middleOf = async (target: Locator) => {
  // Where it stands once it stands still.
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${String(target)} is nowhere`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Three taps on one spot, with no time between them however slow the machine is. */
const drum = async (page: Page, isMobile: boolean, target: Locator) => {
  const { x, y } = await middleOf(target)
  await stopTime(page)
  for (let tap = 0; tap < 3; tap++) await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  await page.clock.resume()
}

test("impatient taps do one step at a time: nothing is placed or undone that was not looked at", {
  tag: "@books",
}, async ({ page, isMobile }) => {
  await page.clock.install()
  const table = await takeSeat(page)
  const { say } = table
  const button = (name: string | RegExp) => page.getByRole("button", { name }).last()
  await table.key("123")
  await table.hasAdded(1)
  await table.key("456")
  if (isMobile) {
    await drum(page, isMobile, button(say.seeSlip))
    await expect(page.getByRole("dialog")).toHaveCount(1)
  }
  await drum(page, isMobile, button(say.confirm))
  await expect(page.getByRole("dialog", { name: "แทงตามนี้ไหม" })).toBeVisible()
  expect(await table.placedPoys()).toBe(0)

  await drum(page, isMobile, button("กลับไปแก้"))
  await expect(page.getByRole("dialog", { name: "แทงตามนี้ไหม" })).toBeHidden()
  await expect(table.price("สามตัวบน 456")).toBeVisible()

  await table.confirm()
  await drum(page, isMobile, button(say.stake("2.00")))
  await table.placed()
  expect(await table.placedPoys()).toBe(1)
  await drum(page, isMobile, button("แทงซ้ำ"))
  await expect(page.getByRole("dialog", { name: say.placed })).toBeHidden()
  await table.hasAdded(2)
  expect(await table.placedPoys()).toBe(1)
})

test("impatient taps on what a pasted line means answer one question: the next one has not been read yet", {
  tag: "@soak",
}, async ({ page, isMobile }) => {
  await page.clock.install()
  const table = await takeSeat(page)
  await table.tap(table.say.paste)
  await table.paste("123 456 20\n124 457 20\n125 458 20")
  await drum(page, isMobile, page.getByRole("radio").first())
  await expect(page.getByText("ยังไม่เลือก 2 จุด จึงยังไม่นับ")).toBeVisible()
  await table.addPasted(2)
  await table.hasAdded(2)
})

test("keys that two thumbs hold at once both count, and a key that is held down counts once", { tag: "@soak" }, async ({
  page,
  isMobile,
}) => {
  const table = await takeSeat(page)
  if (isMobile) {
    const at = async (digit: string, id: number) => ({
      ...(await middleOf(page.getByRole("button", { name: digit, exact: true }).first())),
      id,
    })
    const hand = await page.context().newCDPSession(page)
    const touch = (type: "touchStart" | "touchEnd", touchPoints: Awaited<ReturnType<typeof at>>[]) =>
      hand.send("Input.dispatchTouchEvent", { type, touchPoints })
    const [one, two, three] = [await at("1", 0), await at("2", 1), await at("3", 0)]
    await touch("touchStart", [one])
    await touch("touchStart", [one, two])
    await touch("touchEnd", [])
    await touch("touchStart", [three])
    await touch("touchEnd", [])
  } else {
    for (let times = 0; times < 9; times++) await page.keyboard.down("1")
    await page.keyboard.up("1")
    await page.keyboard.type("23")
  }
  await table.hasAdded(1)
  await table.openSlip()
  await expect(page.getByRole("textbox", { name: /^ราคา สามตัวบน (12|21)3$/ })).toHaveValue("1")

  await page.getByRole("button", { name: table.say.confirm }).last().focus()
  for (let times = 0; times < 9; times++) await page.keyboard.down("Enter")
  await page.keyboard.up("Enter")
  await expect(page.getByRole("dialog", { name: "แทงตามนี้ไหม" })).toBeVisible()
  expect(await table.placedPoys()).toBe(0)
})

test("a sheet that cannot be fetched says so in its place, and opens once the connection is back", {
  tag: "@soak",
}, async ({ page, context }) => {
  const scripts = scriptAddresses("paste-sheet", "receipts")
  const placing = scriptAddresses("placing-sheet")
  for (const missing of [scripts, placing]) await context.route(missing, (route) => route.abort("internetdisconnected"))
  const table = await takeSeat(page)
  const { say } = table
  await table.tap(say.paste)
  const missing = page.getByRole("dialog", { name: "เปิดส่วนนี้ไม่ได้" })
  await expect(missing).toBeVisible()
  await missing.getByRole("button", { name: say.close, exact: true }).click()
  await table.key("123")
  await table.hasAdded(1)
  await table.openSlip()
  await table.confirm()
  await expect(missing.getByText("โหลดขั้นตอนนี้ไม่สำเร็จ โพยยังเก็บอยู่")).toBeVisible()
  expect(await table.placedPoys()).toBe(0)
  await context.unroute(placing)
  await missing.getByRole("button", { name: "ลองใหม่" }).click()
  await table.stake("1.00")
  await table.placed()
  await expect(page.getByText("โหลดใบโพยไม่สำเร็จ")).toBeVisible()
  expect(await table.placedPoys()).toBe(1)
  await context.unroute(scripts)
  await table.tap("ลองใหม่")
  await expect(page.getByRole("link", { name: say.openPoy })).toBeVisible()
  await table.tap(say.done, say.paste)
  await table.paste("456=5")
})

test("sheets open without a connection once the page has stood for a while", { tag: "@soak" }, async ({
  page,
  context,
}) => {
  await page.clock.install()
  const scripts = new Set<Request>()
  page.on("request", (request) => /\/assets\//.test(request.url()) && scripts.add(request))
  page.on("requestfinished", (request) => scripts.delete(request))
  const asked = ["paste", "pull", "rates", "win"].map((sheet) =>
    page.waitForRequest((request) => scriptAddresses(`${sheet}-sheet`).test(request.url())),
  )
  const table = await takeSeat(page)
  await page.clock.fastForward(2_000)
  await Promise.all(asked)
  // With what they need themselves.
  await expect.poll(() => scripts.size).toBe(0)
  await context.setOffline(true)
  await table.tap(table.say.paste)
  await table.paste("456=5")
  await table.addPasted(1)
  await table.hasAdded(1)
})

test("of ten thousand pasted lines that nobody understands some are shown, and all are counted", {
  tag: "@soak",
}, async ({ page }) => {
  const table = await takeSeat(page)
  await table.tap(table.say.paste)
  const text = page.getByLabel(table.say.pastedText)
  await text.evaluate((field: HTMLTextAreaElement) => {
    field.setRangeText("เอาตัวเดิมนะ 20\n".repeat(10_000))
    field.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await expect(page.getByText("10,000 บรรทัดจะไม่ถูกเพิ่ม")).toBeVisible()
  await expect(page.getByText("และอีก 9,800")).toBeVisible()
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(200)
})
