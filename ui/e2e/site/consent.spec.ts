import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { Page } from "@playwright/test"
import { comeHome, hasCome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { test as base, expect, somchai } from "../testing/fixtures.ts"
import { serve } from "../testing/process.ts"

/** Stands in for Google Analytics and for a fingerprint service, and keeps what they are told. */
const startVendors = async () => {
  const counted: Array<Record<string, string>> = []
  const recognised: Array<unknown> = []
  const handle = async (asked: IncomingMessage, answer: ServerResponse) => {
    const { pathname, searchParams } = new URL(asked.url ?? "", "http://x")
    const body = (await asked.toArray()).join("")
    if (pathname === "/g/collect") counted.push(Object.fromEntries(searchParams))
    else if (asked.method === "POST") recognised.push(JSON.parse(body))
    answer.setHeader("access-control-allow-origin", "*")
    answer.setHeader("access-control-allow-headers", "authorization,content-type")
    answer.setHeader("content-type", "application/json").end('{"visitorId":"visitor-1"}')
  }
  const server = createServer((asked, answer) => void handle(asked, answer))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    counted,
    recognised,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Vendors = Awaited<ReturnType<typeof startVendors>> & { readonly siteOrigin: string }

/** The site with keys for all who use a visitor's data. */
const test = base.extend<{ readonly vendors: Vendors }>({
  vendors: async ({ site, known }, use) => {
    const vendors = await startVendors()
    known.add(vendors.origin)
    const host = await serve("adapters/host/main.ts", {
      PORT: "0",
      OPERATOR_ORIGIN: site.operator,
      ANALYTICS_ID: "G-ABCD1234",
      ANALYTICS_URL: vendors.origin,
      FINGERPRINT_KEY: "key-of-site",
      FINGERPRINT_URL: `${vendors.origin}/visits`,
      PRIVACY_URL: "https://lucky.example/privacy",
    })
    await use({ ...vendors, siteOrigin: host.origin.replace("127.0.0.1", "localhost") })
    await host.stop()
    vendors.stop()
  },
  baseURL: async ({ vendors }, use) => use(vendors.siteOrigin),
})

const question = (page: Page) => page.getByRole("dialog", { name: "ข้อมูลของคุณ" })
const choose = (page: Page, name: string) => question(page).getByRole("button", { name, exact: true }).click()

/** Lets time pass for the page until that holds. */
const soon = (page: Page, holds: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(5_000)
    await holds()
  }).toPass()

/** A guest id that is missing is made anew: by then everything that nobody waits for has begun. */
const isVisitorKnown = async (page: Page) =>
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("guest")

test("a player who refuses is asked once, and nobody hears of them", { tag: "@soak" }, async ({ page, vendors }) => {
  await page.clock.install()
  await comeHome(page, somchai)
  await expect(question(page).getByRole("switch")).toHaveCount(2)
  await expect(question(page).getByRole("switch", { checked: true })).toHaveCount(0)
  await expect(question(page).getByRole("link", { name: "นโยบายความเป็นส่วนตัวฉบับเต็ม" })).toHaveAttribute(
    "href",
    "https://lucky.example/privacy",
  )
  await choose(page, "เฉพาะที่จำเป็น")
  await expect(question(page)).toBeHidden()
  await page.context().clearCookies({ name: "guest" })
  await soon(page, () => isVisitorKnown(page))
  await page.clock.runFor(120_000)
  await page.reload()
  await hasCome(page)
  await expect(page.getByRole("main")).toContainText(/\d\.\d\d/)
  await page.goto("/profile")
  await page.getByRole("button", { name: "ข้อมูลของคุณ" }).click()
  await expect(question(page)).toHaveCount(1)
  expect(vendors.counted).toEqual([])
  expect(vendors.recognised).toEqual([])
})

test("a player who agrees is counted by pages and known by the device, and may change their mind", async ({
  page,
  vendors,
}) => {
  await page.clock.install()
  await comeHome(page, somchai)
  await question(page).getByRole("switch", { name: "สถิติการใช้งาน" }).click()
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await choose(page, "บันทึกตามที่เลือก")
  await soon(page, async () => expect(vendors.counted).toHaveLength(1))
  const [first] = vendors.counted
  expect(first).toEqual({
    v: "2",
    tid: "G-ABCD1234",
    cid: expect.stringMatching(/^[\da-f-]{36}$/),
    en: "page_view",
    dl: `${new URL(page.url()).origin}/main`,
    ul: "th",
  })
  expect(vendors.recognised).toEqual([])
  await page.goto("/profile")
  await soon(page, async () => expect(vendors.counted.map(({ cid }) => cid)).toEqual([first?.["cid"], first?.["cid"]]))
  await page.getByRole("button", { name: "ข้อมูลของคุณ" }).click()
  await expect(question(page).getByRole("switch", { checked: true })).toHaveAccessibleName("สถิติการใช้งาน")
  await choose(page, "ยอมรับทั้งหมด")
  await soon(page, async () => expect(vendors.recognised).toHaveLength(1))
  expect(vendors.recognised[0]).toMatchObject({ page: "/profile", device: "pc" })
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fakham.visitor"))).toContain("visitor-1")
  await page.getByRole("button", { name: "ข้อมูลของคุณ" }).click()
  await choose(page, "เฉพาะที่จำเป็น")
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem("fakham.visitor"))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem("fakham.clientId"))).toBeNull()
})

test("the question and the news come one after the other", { tag: "@soak" }, async ({ page }) => {
  await page.context().clearCookies({ name: "seeNewsAlert" })
  await comeHome(page, somchai)
  const open = page.locator("dialog[open]")
  const seen: Array<string> = []
  for (const _ of ["first", "second"]) {
    await expect(open).toHaveCount(1)
    const heading = open.getByRole("heading", { level: 2 })
    await expect(heading).toBeFocused()
    seen.push(await heading.innerText())
    await page.keyboard.press("Escape")
    await expect(open.getByText(seen.at(-1) ?? "", { exact: true })).toHaveCount(0)
  }
  expect(seen.toSorted()).toEqual(["ข้อมูลของคุณ", "ประกาศตัวอย่าง"])
  await expect(open).toHaveCount(0)
})
