import { expect, somchai, test } from "./fixtures.ts"

test("a player logs in with username and PIN, sees the balance, and logs out again", { tag: "@smoke" }, async ({
  player,
}) => {
  await player.open("/")
  await player.write("ชื่อผู้ใช้", somchai.userName)
  await player.press("button", "ถัดไป")
  await player.finds("heading", "ใส่ PIN ของคุณ")
  await player.write("PIN", somchai.pin)
  await player.press("button", "เข้าสู่ระบบ")
  await player.isAt("/main")
  await player.sees("12,480.50")
  await player.press("button", "บัญชีของฉัน")
  await player.press("menuitem", "ออกจากระบบ")
  await player.isAt("/")
  await player.finds("field", "ชื่อผู้ใช้")
  expect(await player.inPage(() => document.cookie)).not.toContain("token=")
})
