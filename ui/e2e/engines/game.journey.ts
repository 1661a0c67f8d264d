import { expect, openLoggedIn, test } from "./fixtures.ts"

test("a table is opened, a chip is placed and the dice are shaken, and leaving says what was staked", async ({
  player,
  site,
}) => {
  await openLoggedIn(player, "/live/casino")
  await player.press("link", "ไฮโล โต๊ะ 1")
  await player.enterFrame()
  await player.press("button", "ชิป 20 บาท")
  await player.press("button", "ต่ำ")
  await player.press("button", "เขย่า")
  await player.sees("✓ ตาที่แล้วตรง")
  await player.leaveFrame()
  await player.press("button", "ออกจากเกม")
  await player.sees("20.00")
  await player.press("button", "ออกจากเกม")
  await player.isAt("/games")
  expect(await site.wrongInTheBooks()).toEqual([])
})
