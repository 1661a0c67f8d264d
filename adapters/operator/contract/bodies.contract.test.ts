import { PinKeeper } from "@fakham/core/identity"
import { baht } from "@fakham/core/money"
import { Deposits } from "@fakham/core/wallet"
import { type Effect, Layer, type ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { httpPinKeeper } from "../identity/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { data } from "../testing/operator-that-says.ts"
import { recordingOperator } from "../testing/recording-operator.ts"
import { httpDeposits } from "../wallet/index.ts"

const playerAt = playersAsking((client) => Layer.mergeAll(httpDeposits(client), httpPinKeeper(client)))
type Ports = ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof playerAt>["runtime"]>
type Row = readonly [
  call: string,
  sent: unknown,
  said: unknown,
  question: Effect.Effect<unknown, unknown, Ports>,
  answer: unknown,
]

const said = {
  method: "fast",
  id: "D1",
  bankId: "bank-1",
  prepareAmount: "500.37",
  prepareIndex: 2,
  prepareTotal: 3,
  status: "MATCHED",
  referTransferId: "BT7",
  createdAt: "2026-11-20 10:00:00",
  payee: { bankId: "bank-1", bankCode: "004", bankAccountNumber: "0000123456", bankAccountName: "บจก. ตัวอย่าง" },
}
const openDeposit = {
  method: "fast",
  id: "D1",
  bankId: "bank-1",
  prepareAmount: 50_037,
  prepareIndex: 2,
  prepareTotal: 3,
  status: "MATCHED",
  referTransferId: "BT7",
  createdAt: Date.parse("2026-11-20T10:00:00+07:00"),
  payee: { bankId: "bank-1", bankCode: "004", bankAccountNumber: "0000123456", bankAccountName: "บจก. ตัวอย่าง" },
}

const rows: ReadonlyArray<Row> = [
  [
    "POST /api/deposits.fast.create",
    { amount: 500 },
    said,
    Deposits.use((deposits) =>
      deposits.open({ method: "fast", amount: baht(500), bankId: undefined }, "key-of-a-deposit"),
    ),
    openDeposit,
  ],
  [
    "POST /api/deposits.normal.create",
    {
      bankId: "bank-1",
      channel: "mobile",
      channelName: "Mobile banking",
      bankCode: "014",
      bankAccountNumber: "1234567890",
      bankAccountName: "สมชาย ใจดี",
      amount: 500,
      depositAt: "2026-11-20T09:58:00.000000Z",
      proof: "data:image/png;base64,iVBO",
      proofName: "slip.png",
    },
    { ...said, method: "normal" },
    Deposits.use((deposits) =>
      deposits.open(
        {
          method: "normal",
          bankId: "bank-1",
          channel: "mobile",
          channelName: "Mobile banking",
          bankCode: "014",
          bankAccountNumber: "1234567890",
          bankAccountName: "สมชาย ใจดี",
          amount: baht(500),
          depositAt: Date.parse("2026-11-20T09:58:00+07:00"),
          proof: { mediaType: "image/png", fileName: "slip.png", content: Uint8Array.of(0x89, 0x50, 0x4e) },
        },
        "key-of-a-report",
      ),
    ),
    { ...openDeposit, method: "normal" },
  ],
  [
    "POST /api/users.change-password",
    { oldPassword: "Duean69#x", newPassword: "Duean70#y" },
    null,
    PinKeeper.use((keeper) => keeper.change({ oldPin: "Duean69#x", pin: "Duean70#y" })),
    undefined,
  ],
  [
    "POST /api/users.forgot-password",
    {
      userName: "somchai88",
      newPassword: "Duean70#y",
      otpCode: "123456",
      refOtpCode: "AB12",
      phoneNumber: "0812345678",
    },
    null,
    PinKeeper.use((keeper) =>
      keeper.reset({
        userName: "somchai88",
        phoneNumber: "0812345678",
        code: "123456",
        reference: "AB12",
        pin: "Duean70#y",
      }),
    ),
    undefined,
  ],
]

test.each(rows)(
  "%s is sent to the letter, and its answer understood",
  async (call, sent, answered, question, expected) => {
    const operator = await recordingOperator(data(answered))
    const answer = await playerAt(operator.origin, "token")(question)
    expect(operator.asked).toEqual([[call, sent]])
    expect(answer).toEqual(Result.succeed(expected))
    operator.stop()
  },
)
