import { expect, openLoggedIn, test } from "./fixtures.ts"

test("the code of a deposit is saved as a picture", { tag: "@smoke" }, async ({ player }) => {
  await openLoggedIn(player, "/credit/deposit/qrcode")
  await player.write("จำนวนเงิน", "500")
  await player.press("button", "สร้าง QR")
  await player.finds("image", "คิวอาร์โค้ดพร้อมเพย์")
  await player.press("button", "บันทึกภาพ QR")
  const picture = await player.saved(/^PromptPay .*\.png$/)
  expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16)]).toEqual(["PNG", 720])
})
