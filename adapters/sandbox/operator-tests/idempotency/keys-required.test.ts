import { afterAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const bet = {
  betId: "yeekee-2026-11-20-26",
  poy: [{ option: "teng_bon_3", number: "123", price: 80.5, multiply: 850 }],
}
const moving = [
  ...["gov", "stock", "yeekee", "yeekee5min", "pingpong", "hanoy", "lao", "lao-super", "malay"].map(
    (lottery) => `/poy-api/lotteries.${lottery}.create`,
  ),
  "/poy-api/poys.abort",
  ...["fast", "normal", "truemoney", "qrcode", "crypto"].map((method) => `/api/deposits.${method}.create`),
  "/api/withdraws.create",
  "/api/af-cashs.move",
  "/api/achievements.claim",
]

describe.each(sources)("what moves money, on $kind", ({ fresh }) => {
  it("is refused without an Idempotency-Key and moves nothing; everything else needs none", async () => {
    const operator = await operatorOn(fresh)
    const { headers } = operator.as(await operator.tokenOf("somchai88", "Duean69#x"))
    const keyless = (path: string) => operator.ask(path, { method: "POST", body: JSON.stringify(bet), headers })
    for (const path of moving)
      expect(await keyless(path), path).toMatchObject({
        status: 400,
        body: { code: "keyMissing", data: { path: "idempotency-key" } },
      })
    expect((await operator.ask("/api/cashs", { headers })).body).toEqual({ data: { money: 12480.5 } })
    expect((await keyless("/poy-api/yings.summary")).status).toBe(200)
    expect((await operator.post("/poy-api/lotteries.yeekee.create", bet, headers)).status).toBe(200)
    expect((await operator.ask("/api/cashs", { headers })).body).toEqual({ data: { money: 12400 } })
    await operator.stop()
  })

  it("is done without one where an operator's own clients send none", async () => {
    const operator = await operatorOn(fresh, { requiresKeys: false })
    const { headers } = operator.as(await operator.tokenOf("somchai88", "Duean69#x"))
    const path = "/poy-api/lotteries.yeekee.create"
    expect((await operator.ask(path, { method: "POST", body: JSON.stringify(bet), headers })).status).toBe(200)
    await operator.stop()
  })
})
