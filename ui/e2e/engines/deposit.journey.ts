import { askAsPlayer } from "./ask-as-player.ts"
import { expect, openLoggedIn, test } from "./fixtures.ts"

type Ticket = { readonly id: string; readonly prepareAmount: number }

test("a ticket of a deposit says its exact amount, a reload brings it back, and its money is credited", async ({
  player,
  site,
}) => {
  await openLoggedIn(player, "/credit/deposit/fast")
  await player.write("จำนวนเงิน", "500")
  await player.press("button", "ขอยอดโอน")
  await player.sees("โอนยอดนี้ให้ตรงถึงเศษสตางค์")
  const open = await askAsPlayer(player)<ReadonlyArray<Ticket>>("/api/deposits.open")
  const [ticket, ...others] = open.filter((one) => !one.id.startsWith("DEMO"))
  expect(others).toEqual([])
  const exact = `${ticket?.prepareAmount.toFixed(2)} บาท`
  await player.sees(exact)
  await player.reload()
  await player.sees(exact)
  await site.letTransferArrive(ticket?.id ?? "")
  await player.finds("heading", "เงินเข้ากระเป๋าแล้ว")
  expect(await site.wrongInTheBooks()).toEqual([])
})
