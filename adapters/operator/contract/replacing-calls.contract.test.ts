import { PlayerRecord, SupportDesk } from "@fakham/core"
import { Games } from "@fakham/core/games"
import { Layer } from "effect"
import { afterEach, describe, expect, it, test } from "vitest"
import { httpPlayerRecord, httpSupportDesk } from "../first-calls.ts"
import { httpGames } from "../games/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { data, operatorThatSays, type ScriptedAnswer } from "../testing/operator-that-says.ts"

const playerAt = playersAsking((client) =>
  Layer.mergeAll(httpGames(client), httpPlayerRecord(client), httpSupportDesk(client)),
)

let stop = () => {}
afterEach(() => stop())
const visiting = async (answers: Readonly<Record<string, ScriptedAnswer>>) => {
  const operator = await operatorThatSays(answers)
  stop = operator.stop
  return { ask: playerAt(operator.origin, "token"), paths: () => operator.requests.map(({ path }) => path).toSorted() }
}

describe("what a player has beside their cash", () => {
  const read = PlayerRecord.use((record) => record.read())
  const own = {
    "af-cashs": data({ afMoney: "184.50" }),
    "loyalty-points.balance": data({ balance: "320" }),
    cashs: data({ money: 12 }),
  }

  it("is asked for call by call where users-infos does not tell it", async () => {
    const { ask, paths } = await visiting({ ...own, "users-infos": data({ userName: "somchai88" }) })
    expect(await ask(read)).toMatchObject({ success: { cash: 1_200, afCash: 18_450, loyaltyPoint: 320 } })
    expect(paths()).toEqual(["api/af-cashs", "api/cashs", "api/loyalty-points.balance", "api/users-infos"])
  })

  it("is asked for nowhere else where users-infos tells it, none of it included", async () => {
    const { ask, paths } = await visiting({ ...own, "users-infos": data({ cash: 0, afCash: 0, loyaltyPoint: 0 }) })
    expect(await ask(read)).toMatchObject({ success: { cash: 0, afCash: 0, loyaltyPoint: 0 } })
    expect(paths()).toEqual(["api/users-infos"])
  })

  it("is not known where nobody tells it, and the player is known all the same", async () => {
    const { ask } = await visiting({ "users-infos": data({ userName: "somchai88", cash: 5 }) })
    expect(await ask(read)).toMatchObject({ success: { cash: 500, afCash: undefined, loyaltyPoint: undefined } })
  })

  it("comes with the player's own support, as far as it is told", async () => {
    const supportData = { activeSupport: "0", urlSupport: "https://chat.example/own", officePhoneNumber: 7 }
    const { ask } = await visiting({ ...own, "users-infos": data({ cash: 5, supportData }) })
    expect(await ask(read)).toMatchObject({
      success: {
        support: {
          activePopup: undefined,
          activeSupport: false,
          officePhoneNumber: "",
          urlSupport: "https://chat.example/own",
        },
      },
    })
  })
})

describe("whom to ask", () => {
  const settings = SupportDesk.use((desk) => desk.settings())
  const posted = data({
    phoneNumber: "0810000001",
    activePopup: 1,
    activeSupport: 1,
    urlPopup: "https://agent.example/",
  })
  const got = data({ phoneNumber: "0810000002", officePhoneNumber: "020000002", urlSupport: "https://chat.example/" })

  it("is asked for in both ways, and each setting is that of the first that tells it", async () => {
    const { ask, paths } = await visiting({ "POST agents-supports": posted, "GET agents-supports": got })
    expect(await ask(settings)).toMatchObject({
      success: {
        phoneNumber: "0810000001",
        activePopup: true,
        activeSupport: true,
        officePhoneNumber: "020000002",
        urlPopup: "https://agent.example/",
        urlSupport: "https://chat.example/",
      },
    })
    expect(paths()).toEqual(["api/agents-supports", "api/agents-supports"])
  })

  it.each([
    ["POST agents-supports", posted, "0810000001"],
    ["GET agents-supports", got, "0810000002"],
  ])("is what %s tells, where the other call is not there", async (call, said, phoneNumber) => {
    const { ask } = await visiting({ [call]: said })
    expect(await ask(settings)).toMatchObject({ success: { phoneNumber } })
  })

  it("is not known where neither answers", async () => {
    const { ask } = await visiting({})
    expect(await ask(settings)).toMatchObject({ failure: { _tag: "Unreachable" } })
  })
})

test("where the list of games is not known, the one of everybody is asked for", async () => {
  const list = Games.use((games) => games.list())
  const game = data([{ partner: "joker", name: "Joker", kind: "slot" }])
  const { ask } = await visiting({ "partners.game.list.config.nr": game })
  expect(await ask(list)).toMatchObject({ success: [{ partner: "joker" }] })
  const other = await visiting({
    "partners.game.list.config": { status: 503, body: "" },
    "partners.game.list.config.nr": game,
  })
  expect(await other.ask(list)).toMatchObject({ failure: { _tag: "Unreachable" } })
})
