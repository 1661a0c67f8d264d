import { comeHome, comeLoggedIn } from "../identity/login-page.ts"
import { books } from "../testing/books.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { goWithin } from "../testing/go-within.ts"
import { titleIn, titleOnceCome } from "./title-in.ts"

/** Every path of the product, with its parameters filled in where it has some. */
const paths = [
  "/",
  "/login",
  "/download",
  "/forgot-pin",
  "/game",
  "/games",
  "/how-to",
  "/lotto",
  "/main",
  "/maintenance",
  "/number-set",
  "/poy",
  "/profile",
  "/promotions",
  "/register",
  "/results",
  "/vdo",
  "/register/somchai88",
  "/vdo/how-to-bet",
  "/external/login",
  "/login/line/auth",
  "/howto/deposit",
  "/howto/forgot-pin",
  "/howto/lotto",
  "/howto/lotto4d",
  "/howto/register-addbank",
  "/howto/result-poy",
  "/howto/withdraw",
  "/bank/add",
  "/bank/status",
  "/credit/deposit",
  "/credit/statement",
  "/credit/status",
  "/credit/turnover",
  "/credit/withdraw",
  "/credit/deposit/crypto",
  "/credit/deposit/fast",
  "/credit/deposit/normal",
  "/credit/deposit/qrcode",
  "/credit/deposit/qrcodes",
  "/credit/deposit/truemoney",
  "/credit/deposit/crypto/queue",
  "/credit/deposit/fast/queue",
  "/game/all-bet",
  "/game/ezg",
  "/game/gpx",
  "/game/hg",
  "/game/joker",
  "/game/logout",
  "/game/pegasus",
  "/game/pg-soft2",
  "/game/sa",
  "/game/soccer",
  "/game/wl-game-test",
  "/game/wm",
  "/game/world-casino",
  "/game/wm/list",
  "/game/gpx/pgSport",
  "/game/ezg/7",
  "/game/gpx/slots",
  "/game/gpx/slots/7",
  "/game/joker/7",
  "/game/pegasus/7",
  "/game/pg-soft2/7",
  "/game/wl-game-test/7",
  "/game/wl/slots",
  "/game/wl/slots/7",
  "/live/casino",
  "/lotto/4d",
  "/lotto/yeekee",
  "/lotto/yeekee/42",
  "/poy/gov",
  "/poy/gov/A1842",
  "/poy/lottery",
  "/poy/lottery/hanoy",
  "/poy/lottery/gov",
  "/poy/lottery/gov/A1842",
  "/profile/achievement",
  "/profile/affiliate",
  "/profile/change-pin",
  "/profile/edit",
  "/profile/limits",
  "/profile/notifications",
]

test("every path of the product is answered with 200, and so is the same path with -backup", async ({ request }) => {
  for (const path of paths) {
    expect(`${path} ${(await request.get(path)).status()}`).toBe(`${path} 200`)
    const backup = path === "/" ? "/index-backup" : `${path}-backup`
    expect(`${backup} ${(await request.get(backup)).status()}`).toBe(`${backup} 200`)
  }
})

/** Pages of a round and of slips that the operator does not have; the government lottery is none of four digits. */
const unknownThings = ["/lotto/yeekee/42", "/poy/gov/A1842", "/poy/lottery/gov", "/poy/lottery/gov/A1842"]

const isSoak = process.env["E2E_MATRIX"] === "full"

/** What the soak looks at beside these has a title that some screen says, or the build would fail. */
const oneOfEachKind = [
  "/download",
  "/howto/lotto",
  "/bank/add",
  "/credit/deposit/fast",
  "/credit/turnover",
  "/game/joker",
  "/live/casino",
  "/lotto/4d",
  "/lotto/yeekee",
  "/poy/lottery/hanoy",
  "/profile/limits",
]

const elsewhere = new Set(["/", "/login", "/register", "/register/somchai88", "/game/logout", ...unknownThings])

test("every page has the title that the host sent, or its partner's, and none is the page of an unknown address", async ({
  page,
}) => {
  await comeHome(page, somchai)
  for (const path of isSoak ? paths.filter((one) => !elsewhere.has(one)) : oneOfEachKind) {
    const sent = titleIn(await (await page.request.get(path)).text())
    expect(sent, path).toMatch(/^.+ - ฟ้าค่ำ$/)
    expect(sent, path).not.toBe("ไม่พบหน้านี้ - ฟ้าค่ำ")
    await goWithin(page, path)
    await expect(page, path).toHaveTitle(titleOnceCome(path, sent))
    await expect(page.getByRole("heading", { level: 1 }), path).not.toHaveText("")
    await expect(page).toHaveURL(path)
  }
})

test("the page of a round or a slip that is not there is that of an unknown address", { tag: "@soak" }, async ({
  page,
}) => {
  await comeHome(page, somchai)
  for (const path of [...unknownThings, "/lotto/roulette", "/lotto/roulette/42", "/poy/roulette"]) {
    await goWithin(page, path)
    await expect(page, path).toHaveTitle("ไม่พบหน้านี้ - ฟ้าค่ำ")
    await expect(page.getByRole("heading", { name: "ไม่พบหน้านี้" })).toBeVisible()
    await goWithin(page, "/games")
    await expect(page.getByRole("heading", { name: "เกม", exact: true })).toBeVisible()
  }
})

test("a -backup page shows the same screen and names the page it stands for", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/promotions-backup")
  await expect(page.getByRole("heading", { name: "โปรโมชัน" })).toBeVisible()
  await expect(page).toHaveURL("/promotions-backup")
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/promotions$/)
})

test("an address that is none is answered with a real 404 and the page for it", async ({ page, request }) => {
  for (const path of ["/promotions/nothing", "/credit/nothing", "/howto/nothing", "/-backup", "/lotto/a/b/c"])
    expect(`${path} ${(await request.get(path)).status()}`).toBe(`${path} 404`)
  const answer = await page.goto("/credit/nothing")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { name: "ไม่พบหน้านี้" })).toBeVisible()
  await expect(page).toHaveTitle("ไม่พบหน้านี้ - ฟ้าค่ำ")
  await page.getByRole("link", { name: "กลับหน้าแรก" }).click()
  await expect(page).toHaveURL("/")
})

test("hostile addresses are answered plainly", { tag: "@soak" }, async ({ request }) => {
  for (const path of ["/%00", "/%ff%fe", "/..%2f..%2fetc%2fpasswd", `/${"a".repeat(5_000)}`, "/assets/nothing.js"]) {
    const answer = await request.get(path)
    expect([400, 404, 414]).toContain(answer.status())
  }
})

test("what nobody understands behind the question mark is ignored, and a slip that there is not is no page", {
  tag: "@soak",
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const { betId } = await books(page).openRound("yeekee")
  for (const odd of ["constructor", "1", '["ying"]']) {
    await page.goto(`/lotto/yeekee/${betId}?show=${odd}`)
    await expect(page.getByRole("button", { name: "วางโพย" })).toBeVisible()
  }
  for (const odd of ['edit=["new"]', 'from={"id":1}', "at=0"]) {
    await page.goto(`/number-set?${odd}`)
    await expect(page.getByRole("heading", { level: 1, name: "เลขชุด" })).toBeVisible()
  }
  for (const none of ["from=A1842", "edit=A1842"]) {
    await page.goto(`/number-set?${none}`)
    await expect(page.getByRole("heading", { name: "ไม่พบหน้านี้" })).toBeVisible()
  }
})
