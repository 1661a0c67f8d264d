import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("a player's own data, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh)
  })
  afterAll(() => operator.stop())

  it("shows Somchai his name, level, points, money and whom to ask", async () => {
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    const { body } = await operator.ask("/api/users-infos", operator.as(token))

    expect(body).toEqual({
      data: {
        level: 2,
        userName: "somchai88",
        name: "สมชาย ใจดี",
        email: "somchai@player.example",
        avatar: "",
        phoneNumber: "0812345678",
        lineId: "",
        lineUid: "",
        cash: 12480.5,
        afCash: 184,
        loyaltyPoint: 320,
        supportData: {
          activePopup: false,
          activeSupport: true,
          officePhoneNumber: "020000000",
          urlBailek: "https://bailek.operator.example/",
          urlPopup: "-",
          urlSupport: "https://support.operator.example/",
        },
      },
    })
  })

  it("tells each player their own money alone", async () => {
    const somchai = await operator.tokenOf("somchai88", "Duean69#x")
    const malee = await operator.tokenOf("malee2569", "Dao2569*k")

    expect((await operator.ask("/api/cashs", operator.as(somchai))).body).toEqual({ data: { money: 12480.5 } })
    expect((await operator.ask("/api/cashs", operator.as(malee))).body).toEqual({ data: { money: 350.25 } })
  })

  it("tells anyone how to reach the center agent", async () => {
    expect((await operator.ask("/api/agents-supports")).body).toEqual({
      data: {
        activePopup: false,
        activeSupport: true,
        officePhoneNumber: "020000000",
        phoneNumber: "0800000000",
        urlBailek: "https://bailek.operator.example/",
        urlPopup: "-",
        urlSupport: "https://support.operator.example/",
      },
    })
  })
})
