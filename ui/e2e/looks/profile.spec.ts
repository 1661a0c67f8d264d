import { comeLoggedIn } from "../identity/login-page.ts"
import { allowPush } from "../notifications/allow-push.ts"
import { callOperator } from "../testing/call.ts"
import { expect, nipa, somchai, test } from "../testing/fixtures.ts"
import { sweep } from "./look.ts"

sweep(
  "who a player is, what they say of themselves, and another PIN",
  [["en", "light", "desktop"]],
  async ({ page, visits }) => {
    await comeLoggedIn(page, somchai)
    await visits("/profile", "/profile/edit", "/profile/change-pin")
  },
)

const notificationsPage = /เลือกเรื่องที่ต้องการแจ้งเตือน|Notify me about|ជូនដំណឹងរឿងអ្វីខ្លះ|ဘာတွေ အကြောင်းကြားရမလဲ/
const notifyMe = /แจ้งเตือนเมื่อเงินเข้า|Notify me|ជូនដំណឹងពេលប្រាក់ចូល|ငွေဝင်လျှင် အကြောင်းကြားပါ/

test.describe("notifications", () => {
  test.use({ askedForPush: true })
  sweep("messages, what of them is sent, and why", [["kh", "dark", "phone"]], async ({ page, visits, looksRight }) => {
    await allowPush(page.context(), "{}")
    await comeLoggedIn(page, nipa)
    await visits("/profile/notifications")
    // Beside the messages where there is room.
    if ((page.viewportSize()?.width ?? 0) < 960) await page.getByRole("button", { name: notificationsPage }).click()
    await expect(page.getByRole("switch")).toHaveCount(6)
    await looksRight("what is sent")
    const { id } = await callOperator<{ readonly id: string }>(page, "POST", "/api/deposits.fast.create", {
      amount: 500,
    })
    await page.goto(`/credit/deposit/fast/queue?id=${id}`)
    await page.getByRole("button", { name: notifyMe }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await looksRight("why")
  })
})
