import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

test("a guest goes from one guide to another, step by step in their language", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/how-to")
  await hasCome(page)
  await expect(page).toHaveTitle("วิธีใช้ - ฟ้าค่ำ")
  await page.getByRole("link", { name: "วิธีแทงหวย", exact: true }).click()
  await expect(page).toHaveURL("/howto/lotto")
  await expect(page).toHaveTitle("วิธีแทงหวย - ฟ้าค่ำ")
  await expect(page.getByText("6 ขั้นตอน")).toBeVisible()
  await expect(page.getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText([
    "เลือกหวยและรอบ",
    "เลือกประเภท",
    "กดเลข",
    "ใส่ราคา",
    "ยืนยันก่อนหมดเวลา",
    "เก็บใบโพย",
  ])
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await page.getByRole("link", { name: "วิธีตั้ง PIN ใหม่" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("วิธีตั้ง PIN ใหม่")
  await page.getByRole("link", { name: "ย้อนกลับ" }).click()
  await expect(page).toHaveURL("/how-to")
})

test("a player reads the same guides, with the ways to their own pages around them", { tag: "@soak" }, async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "locale", value: "en", url: site.origin }])
  await comeLoggedIn(page, somchai)
  await page.goto("/howto/result-poy")
  await hasCome(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to read results and slips")
  await expect(page.getByRole("navigation").getByRole("link", { name: "Slips" })).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("a guide is there as a whole", { tag: "@soak" }, async ({ page }) => {
    await page.goto("/howto/lotto4d")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("วิธีแทงหวยชุด 4 ตัว")
    await expect(page.getByRole("heading", { name: "กดเลขสี่ตัว" })).toBeVisible()
  })
})

test("the pictures of a guide are those of its language and theme, fetched when they come in sight", {
  tag: "@soak",
}, async ({ page, context, site }) => {
  await context.addCookies([
    { name: "locale", value: "en", url: site.origin },
    { name: "theme", value: "light", url: site.origin },
  ])
  const fetched: Array<string> = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/pictures/")) fetched.push(pathname)
  })
  await page.goto("/howto/register-addbank")
  await hasCome(page)
  const pictures = page.locator("main ol img:visible")
  await expect(pictures).toHaveCount(4)
  await pictures.last().scrollIntoViewIfNeeded()
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(672)
  expect([...new Set(fetched)].toSorted()).toEqual([
    "/pictures/en/light/bank-add.webp",
    "/pictures/en/light/bank-check.webp",
    "/pictures/en/light/register-account.webp",
    "/pictures/en/light/register-details.webp",
  ])
})
