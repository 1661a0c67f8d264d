import type { Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

const clip = (page: Page) => page.locator("video")
const captionOf = (page: Page) =>
  clip(page).evaluate((video: HTMLVideoElement) => {
    const [cue] = video.textTracks[0]?.activeCues ?? []
    return cue instanceof VTTCue ? cue.text : ""
  })
const secondsPlayed = (page: Page) => clip(page).evaluate((video: HTMLVideoElement) => video.currentTime)

test("a guest finds a clip of the site and watches it on its page", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/vdo")
  await hasCome(page)
  await expect(page).toHaveTitle("วิดีโอ - ฟ้าค่ำ")
  await page.getByRole("link", { name: "วิธีแทงหวย (ตัวอย่าง)" }).click()
  await expect(page).toHaveURL("/vdo/how-to-bet")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("วิธีแทงหวย (ตัวอย่าง)")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await page.getByRole("button", { name: "เล่นวิดีโอ" }).click()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(0.5)
  await expect(clip(page)).toBeFocused()
})

test("a clip says what is seen in it in the language of the page", { tag: "@soak" }, async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "locale", value: "kh", url: site.origin }])
  await page.goto("/vdo/how-to-bet")
  await expect(clip(page).locator("track")).toHaveAttribute("srclang", "km")
  await clip(page).evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => captionOf(page)).toBe("ជ្រើសឆ្នោត និងជុំ រួចចុចភ្នាល់")
})

test("a clip can be wound on, since its file is sent in stretches", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/vdo/how-to-bet")
  await page.getByRole("button", { name: "เล่นวิดีโอ" }).click()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(0)
  await clip(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 10
  })
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(10)
})

test("a clip that lies elsewhere opens there, and nothing of it is fetched here", { tag: "@soak" }, async ({
  page,
}) => {
  await page.goto("/vdo/about-us")
  const link = page.getByRole("link", { name: "ดูที่เว็บอื่น" })
  await expect(link).toHaveAttribute("href", "https://video.operator.example/about-us.mp4")
  await expect(link).toHaveAttribute("target", "_blank")
  await expect(clip(page)).toHaveCount(0)
  await expect(page.locator("iframe")).toHaveCount(0)
})

test("a clip whose file is gone says so, and one that nobody knows leads to no page", { tag: "@soak" }, async ({
  page,
}) => {
  await page.route("**/clips/*.webm", (route) => route.fulfill({ status: 404 }))
  await page.goto("/vdo/how-to-bet")
  await page.getByRole("button", { name: "เล่นวิดีโอ" }).click()
  await expect(page.getByText("ตอนนี้เล่นวิดีโอนี้ไม่ได้")).toBeVisible()
  await page.goto("/vdo/nothing")
  await expect(page.getByRole("heading", { name: "ไม่พบหน้านี้" })).toBeVisible()
})
