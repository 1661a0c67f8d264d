import { openLoggedIn, test } from "./fixtures.ts"

test("a statement tells the withdrawals of three days, and of thirty", async ({ player }) => {
  await openLoggedIn(player, "/credit/statement")
  await player.press("button", "ถอน")
  await player.sees("−1,100.42")
  await player.press("button", "ช่วงวันที่")
  await player.press("button", "30 วันย้อนหลังถึงวันนี้")
  await player.sees("−3,600.42")
})
