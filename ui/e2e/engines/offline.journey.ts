import { expect, openLoggedIn, test } from "./fixtures.ts"

test("a page of rounds is kept for when the line is cut, says so, tells nothing of money, and comes back", async ({
  player,
  line,
}) => {
  await openLoggedIn(player, "/lotto/yeekee")
  await player.finds("link", "แทงรอบที่")
  await expect
    .poll(() => player.inPage(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe("activated")
  // Firefox reloads past the worker for WebDriver.
  await player.open("/lotto/yeekee")
  await player.sees("12,480.50")
  await player.finds("link", "แทงรอบที่")
  line.cut()
  await player.open("/lotto/yeekee")
  await player.sees("ออฟไลน์อยู่ ยังแทงและทำรายการไม่ได้")
  await player.finds("link", "แทงรอบที่")
  await player.seesNot("12,480.50")
  line.mend()
  await player.press("button", "ลองใหม่")
  await player.seesNot("ออฟไลน์อยู่ ยังแทงและทำรายการไม่ได้")
  await player.open("/lotto/yeekee")
  await player.sees("12,480.50")
})
