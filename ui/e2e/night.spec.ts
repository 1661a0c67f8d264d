import { expect, somchai, test } from "./fixtures.ts"
import { comeHome } from "./pages/login-page.ts"
import { scriptsOf } from "./pages/scripts-of.ts"

test("a page that fails is answered by the night page of its failure", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  for (const [tag, heading] of [
    ["Unreachable", "เซิร์ฟเวอร์ขัดข้อง"],
    ["Unauthorized", "ต้องเข้าสู่ระบบก่อน"],
    ["Forbidden", "เข้าหน้านี้ไม่ได้"],
    ["NobodyKnows", "มีบางอย่างผิดพลาด"],
  ] as const) {
    const failing = `export const PageOfAddress = () => { throw Object.assign(new Error("planted"), { _tag: "${tag}" }) }`
    await page.route(scriptsOf("page-of-address"), (route) =>
      route.fulfill({ contentType: "text/javascript", body: failing }),
    )
    await page.goto("/games")
    await expect(page.getByRole("heading", { name: heading })).toBeVisible()
  }
})

test("the maintenance page says when service resumes and whom to ask", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/maintenance")
  await expect(page.getByRole("heading", { name: "ปิดปรับปรุงชั่วคราว" })).toBeVisible()
  await expect(page.getByText("ระบบจะกลับมาให้บริการตามปกติในอีกไม่นาน")).toBeVisible()
  await expect(page.getByRole("link", { name: "สอบถามเพิ่มเติม" })).toHaveAttribute("href", /^https:\/\//)
  await expect(page.getByRole("button", { name: "ย้อนกลับ" })).toBeVisible()
})
