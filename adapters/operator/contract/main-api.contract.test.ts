import { Identity } from "@fakham/core"
import { ProfileKeeper, Registrar } from "@fakham/core/identity"
import { BankAccountRefused, Banks, Statements } from "@fakham/core/wallet"
import { type Effect, Layer, type ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { httpIdentity } from "../first-calls.ts"
import { httpProfileKeeper, httpRegistrar } from "../identity/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { data, type ScriptedAnswer } from "../testing/operator-that-says.ts"
import { recordingOperator } from "../testing/recording-operator.ts"
import { httpBanks, httpStatements } from "../wallet/index.ts"

const playerAt = playersAsking((client) =>
  Layer.mergeAll(
    httpBanks(client),
    httpIdentity(client),
    httpProfileKeeper(client),
    httpRegistrar(client),
    httpStatements(client),
  ),
)
type Ports = ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof playerAt>["runtime"]>
type Row = readonly [
  call: string,
  sent: unknown,
  said: ScriptedAnswer,
  question: Effect.Effect<unknown, unknown, Ports>,
  expected: object,
]

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url")
const token = `${encoded({ alg: "HS256" })}.${encoded({ uuid: "u-1", status: 2 })}.c2ln`
const session: ScriptedAnswer = { body: { data: null }, headers: { "x-access-token": token } }
const opened = { success: { token, uuid: "u-1", limit: 2 } }
const done = { _tag: "Success" }

const friends = {
  agentId: 2,
  refUid: 0,
  referUrl: "https://pantip.example/topic",
  registerFromDomain: "fakham.example",
  slug: "somchai88",
  employeeSlug: "fah",
}
const { referUrl: _, ...ofFriend } = friends
const account = { bankCode: "004", accountNumber: "1234567890" }
const window = { startedDate: "2026-10-21T00:00:00.000000Z", endedDate: "2026-11-21T00:00:00.000000Z" }
const moved = { id: 1, transactionType: "AF_COMMISSION", amount: "1.50", createdAt: "2026-11-20T10:00:00.000000Z" }
const rows: ReadonlyArray<Row> = [
  ["POST /api/users.auth", {}, data(null), Identity.use((identity) => identity.confirm()), done],
  [
    "POST /api/users.signup",
    { userName: "newcomer1", password: "Fah2570*new", phoneNumber: "0899990001", ...friends },
    session,
    Registrar.use((registrar) =>
      registrar.register(
        {
          userName: "newcomer1",
          pin: "Fah2570*new",
          phoneNumber: "0899990001",
          referral: friends,
          captcha: undefined,
          lineTicket: undefined,
        },
        "key-of-newcomer",
      ),
    ),
    opened,
  ],
  [
    "POST /api/users.login",
    { userName: "somchai88", password: "Duean69#x" },
    session,
    Identity.use((identity) => identity.login({ userName: "somchai88", pin: "Duean69#x" })),
    opened,
  ],
  [
    "POST /api/users.line-login",
    { lineId: "U-1", email: "fah@example.com", name: "ฟ้า", lineTicket: "ticket-1", fromAfLink: true, ...ofFriend },
    session,
    Registrar.use((registrar) =>
      registrar.enterByLine({ lineId: "U-1", email: "fah@example.com", name: "ฟ้า" }, friends, "ticket-1"),
    ),
    opened,
  ],
  [
    "POST /api/users-banks.create",
    { bankCode: "004", bankAccountNumber: "1234567890" },
    data(null),
    Banks.use((banks) => banks.add(account)),
    done,
  ],
  [
    "POST /api/users-banks.create",
    { bankCode: "004", bankAccountNumber: "1234567890" },
    { status: 409, body: { code: "accountTaken", message: "เลขบัญชีซ้ำ" } },
    Banks.use((banks) => banks.add(account)),
    { failure: new BankAccountRefused({ said: "เลขบัญชีซ้ำ" }) },
  ],
  [
    "POST /api/users.logout",
    {},
    data(null),
    Identity.use((identity) => identity.logout({ token, uuid: "u-1", limit: undefined })),
    done,
  ],
  [
    "POST /api/users-infos.update",
    { avatar: "lantern", email: "somchai@example.com", lineId: "somchai.line", name: "สมชาย ใจดี" },
    data(null),
    ProfileKeeper.use((keeper) =>
      keeper.update({
        avatar: "lantern",
        email: "somchai@example.com",
        lineId: "somchai.line",
        name: "สมชาย ใจดี",
      }),
    ),
    done,
  ],
  [
    "POST /api/users.phone-number.update",
    { phoneNumber: "0812345678" },
    data(null),
    ProfileKeeper.use((keeper) => keeper.updatePhoneNumber("0812345678")),
    done,
  ],
  [
    "POST /api/af-cashs.transaction.all",
    { startedDate: "2026-10-21T00:00:00.000000Z", endedDate: "2026-11-21T00:00:00.000000Z" },
    data([moved]),
    Statements.use((statements) => statements.affiliate(window)),
    {
      success: [
        {
          id: "1",
          transactionType: "AF_COMMISSION",
          amount: 150,
          balance: undefined,
          refId: "",
          detail: "",
          createdAt: Date.parse("2026-11-20T10:00:00+07:00"),
        },
      ],
    },
  ],
]

test.each(rows)("%s is sent to the letter, and its answer understood", async (call, sent, said, question, expected) => {
  const operator = await recordingOperator(said)
  const answer = await playerAt(operator.origin, token)(question)
  expect(operator.asked).toContainEqual([call, sent])
  expect(answer).toMatchObject(expected)
  operator.stop()
})
