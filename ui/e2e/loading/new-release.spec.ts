import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { portProxy } from "@fakham/stand-in/testing/processes"
import { hasCome, loginPage } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { serve } from "../testing/process.ts"
import { comesUnderWorker } from "./under-worker.ts"

test.use({ serviceWorkers: "allow" })

const built = new URL("../../dist", import.meta.url).pathname

/** The built site under another name of the script that it begins with, as a release that changed it would be. */
const anotherRelease = async () => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-release-"))
  await cp(built, folder, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$|\/(?:clips|pictures)(?:\/|$)/.test(file),
  })
  const page = await readFile(join(folder, "index.html"), "utf8")
  const entry = page.match(/(?<=<link rel="later" data-part [^>]*href="\/)assets\/[\w-]+\.js/g)?.at(-1) ?? ""
  const renamed = entry.replace(/\.js$/, "2.js")
  await cp(join(folder, entry), join(folder, renamed))
  for (const name of ["index.html", ".vite/manifest.json", "service-worker.js"]) {
    const text = await readFile(join(folder, name), "utf8")
    await writeFile(join(folder, name), text.replaceAll(entry, renamed))
  }
  expect(await readdir(join(folder, "assets"))).toContain(renamed.replace("assets/", ""))
  return { folder, renamed, clear: () => rm(folder, { recursive: true }) }
}

test("a new release comes when it is asked for, and not while something is typed", { tag: "@soak" }, async ({
  page,
  site,
  known,
}) => {
  const release = await anotherRelease()
  const proxy = await portProxy()
  const hosts = []
  for (const siteDir of [built, release.folder])
    hosts.push(await serve("adapters/host/main.ts", { PORT: "0", OPERATOR_ORIGIN: site.operator, SITE_DIR: siteDir }))
  const [before, after] = hosts
  const address = proxy.origin.replace("127.0.0.1", "localhost")
  known.add(address)
  proxy.leadTo(before?.port ?? 0)
  await page.clock.install()
  await page.goto(address)
  await hasCome(page)
  await comesUnderWorker(page)
  proxy.leadTo(after?.port ?? 0)
  await before?.stop()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  const use = page.getByRole("button", { name: "อัปเดต" })
  await expect(use).toBeVisible()
  const madeOf = () => page.locator("link[data-part]").last().getAttribute("href")
  expect(await madeOf()).not.toBe(`/${release.renamed}`)
  await loginPage(page).username.fill(somchai.userName)
  await use.click()
  await expect(page.getByText("ทำรายการที่เปิดอยู่ให้เสร็จก่อน")).toBeVisible()
  await expect(loginPage(page).username).toHaveValue(somchai.userName)
  await loginPage(page).username.fill("")
  await use.click()
  await expect.poll(madeOf).toBe(`/${release.renamed}`)
  await hasCome(page)
  await expect(async () => {
    await page.clock.runFor(10_000)
    const waits = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
    expect(waits).toBe(false)
  }).toPass()
  await expect(use).toBeHidden()
  await after?.stop()
  await proxy.close()
  await release.clear()
})
