import { Balance, PlayerRecord, SupportDesk } from "@fakham/core"
import { Loyalty } from "@fakham/core/wallet"
import { type Effect, Layer, type ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { httpBalance, httpPlayerRecord, httpSupportDesk } from "../first-calls.ts"
import { playersAsking } from "../testing/asking.ts"
import { data, type ScriptedAnswer } from "../testing/operator-that-says.ts"
import { recordingOperator } from "../testing/recording-operator.ts"
import { httpLoyalty } from "../wallet/index.ts"

const playerAt = playersAsking((client) =>
  Layer.mergeAll(httpLoyalty(client), httpPlayerRecord(client), httpBalance(client), httpSupportDesk(client)),
)
type Ports = ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof playerAt>["runtime"]>
type Row = readonly [
  call: string,
  said: ScriptedAnswer,
  question: Effect.Effect<unknown, unknown, Ports>,
  expected: object,
]

const supportData = {
  activePopup: true,
  activeSupport: true,
  officePhoneNumber: "020000000",
  urlBailek: "https://line.example/bailek",
  urlPopup: "https://line.example/popup",
  urlSupport: "https://line.example/support",
}
const infos = {
  level: 3,
  lineId: "somchai.line",
  userName: "somchai88",
  name: "สมชาย ใจดี",
  email: "somchai@example.com",
  avatar: "lantern",
  phoneNumber: "0812345678",
  lineUid: "U-1",
}

const rows: ReadonlyArray<Row> = [
  [
    "GET /api/users-infos",
    data({ ...infos, cash: 12_480.5, afCash: "184.00", loyaltyPoint: 320, supportData }),
    PlayerRecord.use((record) => record.read()),
    { success: { ...infos, cash: 1_248_050, afCash: 18_400, loyaltyPoint: 320, support: supportData } },
  ],
  [
    "GET /api/users-infos",
    data({ level: "superAdmin", cash: 0, afCash: 0, loyaltyPoint: 0 }),
    PlayerRecord.use((record) => record.read()),
    { success: { level: "superAdmin", cash: 0 } },
  ],
  [
    "GET /api/af-cashs",
    data({ afMoney: "184.00", money: 12, balance: 320 }),
    PlayerRecord.use((record) => record.read()),
    { success: { cash: 1_200, afCash: 18_400, loyaltyPoint: 320 } },
  ],
  ["GET /api/cashs", data({ money: "350.25" }), Balance.use((balance) => balance.balance()), { success: 35_025 }],
  [
    "GET /api/loyalty-points.balance",
    data({ balance: 320 }),
    Loyalty.use((loyalty) => loyalty.points()),
    { success: 320 },
  ],
  [
    "POST /api/agents-supports",
    data({ phoneNumber: "021111111", activePopup: 1, activeSupport: 1, urlPopup: "https://line.example/popup" }),
    SupportDesk.use((desk) => desk.settings()),
    {
      success: {
        phoneNumber: "021111111",
        activePopup: true,
        activeSupport: true,
        urlPopup: "https://line.example/popup",
      },
    },
  ],
  [
    "GET /api/agents-supports",
    data({ ...supportData, phoneNumber: "021111111" }),
    SupportDesk.use((desk) => desk.settings()),
    { success: { ...supportData, phoneNumber: "021111111" } },
  ],
]

test.each(rows)("%s is asked to the letter, and its answer understood", async (call, said, question, expected) => {
  const operator = await recordingOperator(said)
  const answer = await playerAt(operator.origin, "token")(question)
  expect(operator.asked.map(([asked]) => asked)).toContain(call)
  expect(answer).toMatchObject(expected)
  operator.stop()
})
