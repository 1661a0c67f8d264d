import { askAsPlayer } from "./ask-as-player.ts"
import { expect, openLoggedIn, test } from "./fixtures.ts"

type Withdrawal = { readonly amount: number; readonly status: string }

test.use({ width: 1_200 })

test("money is withdrawn after a review, and followed until it is paid", async ({ player, site }) => {
  await openLoggedIn(player, "/credit/withdraw")
  await player.sees("SCB ลงท้าย 4710 · สมชาย ใจดี")
  await player.write("จำนวนที่ถอน (บาท)", "2000")
  await player.press("button", "ตรวจก่อนถอน")
  await player.press("button", "ยืนยันถอน")
  await player.sees("กำลังโอนเข้าบัญชี")
  await player.sees("10,480.50")
  await site.passTime(61)
  await player.sees("โอนเข้าบัญชีแล้ว")
  const [last] = await askAsPlayer(player)<ReadonlyArray<Withdrawal>>("/api/withdraws.all")
  expect(last).toMatchObject({ amount: 2_000, status: "PAID" })
  expect(await site.wrongInTheBooks()).toEqual([])
})
