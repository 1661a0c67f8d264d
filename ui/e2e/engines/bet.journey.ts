import { askAsPlayer } from "./ask-as-player.ts"
import { expect, openLoggedIn, test } from "./fixtures.ts"

type Round = {
  readonly betId: string
  readonly betGroup: string
  readonly unixTimeStamp: { readonly realCloseTime: number }
}
type OrderDesk = { readonly poys: ReadonlyArray<{ readonly id: string; readonly stake: number }> }

test("numbers are keyed, a reload keeps them, the slip is placed once, and its ticket is saved as a picture", async ({
  player,
  site,
}) => {
  await openLoggedIn(player, "/main")
  const ask = askAsPlayer(player)
  const inAQuarter = (await site.now()) / 1_000 + 900
  const rounds = await ask<ReadonlyArray<Round>>("/poy-api/bet-lists.latest")
  const round = rounds.find(
    ({ betGroup, unixTimeStamp }) => betGroup === "yeekee" && unixTimeStamp.realCloseTime > inAQuarter,
  )
  await player.open(`/lotto/yeekee/${round?.betId}`)
  await player.press("button", "สองตัวบน")
  for (const digit of "47") await player.press("button", digit)
  await player.sees("เพิ่ม 1")
  await player.reload()
  await player.sees("1 รายการ")
  await player.press("button", "ดูโพย")
  await player.write("ราคา สองตัวบน 47", "20")
  await player.press("button", "ยืนยันแทง")
  await player.press("button", "ยอมรับกติกา")
  await player.press("button", "แทง 20.00 บาท")
  await player.finds("heading", "แทงสำเร็จ")
  await player.sees("12,460.50")
  const { poys } = await ask<OrderDesk>("/poy-api/poys.all?page=1")
  expect(poys.map(({ stake }) => stake)).toEqual([20])
  await player.press("link", "เปิดโพยนี้")
  await player.press("button", "แชร์เป็นภาพ")
  const ticket = await player.saved(new RegExp(`^${poys[0]?.id}\\.png$`))
  expect([ticket.subarray(1, 4).toString(), ticket.readUInt32BE(16)]).toEqual(["PNG", 1_080])
})
