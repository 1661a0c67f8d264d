import { once } from "node:events"
import { createServer } from "node:http"
import type { Page } from "@playwright/test"
import { holdWords } from "../../../scripts/site/hold-words.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { serve } from "../testing/process.ts"

/** Stands in for a vendor's chat: the page that may be framed, and what it was asked. */
const startChat = async () => {
  const asked: Array<{ readonly path: string | undefined; readonly referrer: string | undefined }> = []
  const server = createServer((incoming, outgoing) => {
    asked.push({ path: incoming.url, referrer: incoming.headers.referer })
    outgoing.setHeader("content-type", "text/html; charset=utf-8").end("<!doctype html><p>มีอะไรให้ช่วยไหม</p>")
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    asked,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** An agent without support of its own leaves the site's. */
const agentHasNobody = async (page: Page) => {
  await page.route("**/api/agents-supports", async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ json: { data: { ...data, urlSupport: "-" } } })
  })
  await page.route("**/api/users-infos", async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ json: { data: { ...data, supportData: null } } })
  })
}

test("a live chat is asked for nothing until it is tapped, then opens in place, and leads to a tab of its own", {
  tag: "@soak",
}, async ({ page, site, known }) => {
  const chat = await startChat()
  const host = await serve("adapters/host/main.ts", {
    PORT: "0",
    OPERATOR_ORIGIN: site.operator,
    LIVE_CHAT_URL: `${chat.origin}/lucky`,
    LIVE_CHAT_FRAME: `${chat.origin}/lucky/frame`,
  })
  const address = host.origin.replace("127.0.0.1", "localhost")
  known.add(address).add(chat.origin)
  await agentHasNobody(page)
  await page.clock.install()
  await comeLoggedIn(page, somchai)
  await page.goto(`${address}/main`)
  const link = page.getByRole("main").getByRole("link", { name: holdWords("th", "แชตกับทีมงาน") })
  await expect(link).toHaveAttribute("href", `${chat.origin}/lucky`)
  // What asks for this also follows the links to the chat.
  const around = page.waitForRequest("**/api/maintenance.latest*")
  await page.clock.runFor(10_000)
  await around
  expect(chat.asked).toEqual([])
  const sheet = page.getByRole("dialog", { name: holdWords("th", "แชตกับทีมงาน") })
  await link.click()
  await expect(sheet.frameLocator("iframe").getByText("มีอะไรให้ช่วยไหม")).toBeVisible()
  expect(chat.asked).toEqual([{ path: "/lucky/frame", referrer: undefined }])
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    sheet.getByRole("link", { name: "เปิดในแท็บใหม่" }).click(),
  ])
  await expect(tab.getByText("มีอะไรให้ช่วยไหม")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(sheet).toHaveCount(0)
  await host.stop()
  chat.stop()
})
