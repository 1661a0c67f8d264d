import type { Satang } from "@fakham/core"
import { baht, minus, nothing } from "@fakham/core/money"
import { depositTerms, isReported, promptPay } from "@fakham/core/wallet"
import type { Rows, Within } from "../database/tables.ts"
import { foundKind } from "../ledger/deposit-kinds.ts"
import { entryPair, record } from "../ledger/ledger.ts"
import { demoPlayers, seedSatang } from "./demo-players.ts"

const [somchai = "", malee = ""] = demoPlayers.map(({ uuid }) => uuid)
const day = 24 * 60 * 60_000

const accounts = (now: number): Rows<"user_banks"> =>
  (
    [
      ["account-1", somchai, "014", "1110044710", "สมชาย ใจดี"],
      ["account-2", somchai, "004", "0010023456", "สมชาย ใจดี"],
      ["account-3", malee, "025", "2220055821", "มาลี แสงดาว"],
    ] as const
  ).map(([bank_id, user_uuid, bank_code, account_number, name]) => ({
    bank_id,
    user_uuid,
    bank_code,
    account_number,
    name,
    created_at: now - 20 * day,
    checked_at: now - 20 * day,
  }))

type Deposit = Rows<"deposits">[number]

const deposit = (
  id: string,
  user_uuid: string,
  method: Deposit["method"],
  bank_id: string,
  money: string,
  created_at: number,
  rest: Partial<Deposit> = {},
): Deposit => {
  const prepare_amount = seedSatang(money)
  return {
    id,
    user_uuid,
    method,
    bank_id,
    prepare_amount,
    tail: isReported(method) ? null : prepare_amount % 100,
    prepare_index: 1,
    prepare_total: 1,
    status: "WAITING",
    refer_transfer_id: null,
    detail: "{}",
    created_at,
    expires_at: isReported(method) ? null : created_at + depositTerms.openFor,
    confirmed_at: null,
    ended_at: null,
    ...rest,
  }
}

const qrText = (digits: string, amount: Satang) => {
  const said = promptPay({ kind: "nationalId", digits }, amount)
  return said._tag === "Success" ? said.success : ""
}

const deposits = (now: number): Rows<"deposits"> => [
  deposit("DEMOFAST0001", somchai, "fast", "bank-1", "3000.37", now - 9 * day, {
    status: "MATCHED",
    refer_transfer_id: "BTDEMO000001",
    ended_at: now - 9 * day,
  }),
  deposit("DEMOTRUE0001", somchai, "truemoney", "wallet-1", "100.05", now - 8 * day, {
    status: "MATCHED",
    refer_transfer_id: "BTDEMO000002",
    detail: JSON.stringify({ phoneNumber: "0812345678" }),
    ended_at: now - 8 * day,
  }),
  deposit("DEMOFAST0002", somchai, "fast", "bank-1", "700.12", now - 3 * day, {
    status: "EXPIRED",
    ended_at: now - 3 * day + depositTerms.openFor,
  }),
  deposit("DEMONORMAL01", somchai, "normal", "bank-1", "1500", now - 20 * 60_000, {
    detail: JSON.stringify({
      channel: "app",
      channelName: "K PLUS",
      bankCode: "004",
      bankAccountNumber: "0000123456",
      bankAccountName: "บจก. ตัวอย่าง รับชำระ",
      depositAt: now - 30 * 60_000,
    }),
  }),
  deposit("DEMOFAST0003", malee, "fast", "bank-1", "300.21", now - 60_000, { prepare_index: 2, prepare_total: 2 }),
  deposit("DEMOQRCODE01", malee, "qrcode", "promptpay-1", "200.45", now, {
    detail: JSON.stringify({ qrText: qrText("0000000000001", seedSatang("200.45")) }),
  }),
]

const transfers = (now: number): Rows<"bank_transfers"> => [
  {
    id: "BTDEMO000001",
    deposit_id: "DEMOFAST0001",
    bank_id: "bank-1",
    from_account: "1110044710",
    satang: seedSatang("3000.37"),
    at: now - 9 * day,
  },
  {
    id: "BTDEMO000002",
    deposit_id: "DEMOTRUE0001",
    bank_id: "wallet-1",
    from_account: "0812345678",
    satang: seedSatang("100.05"),
    at: now - 8 * day,
  },
]

const withdrawals = (now: number): Rows<"withdrawals"> =>
  (
    [
      ["DEMOWITHDR01", "2000", 6, "PAID", ""],
      ["DEMOWITHDR02", "500", 4, "REJECTED", "ชื่อบัญชีปลายทางไม่ตรงกัน"],
      ["DEMOWITHDR03", "1100.42", 2, "PAID", ""],
    ] as const
  ).map(([id, money, daysAgo, status, note]) => ({
    id,
    user_uuid: somchai,
    intent_key: `seed:${id}`,
    bank_id: "account-1",
    amount: seedSatang(money),
    status,
    note,
    created_at: now - daysAgo * day,
    pays_at: now - daysAgo * day + 60_000,
    ended_at: now - daysAgo * day + 60_000,
  }))

/** What Malee has staked and seen settled so far, in whole: 0.8 % of it are Somchai's 184 baht. */
const maleesStakes = baht(23_000)

/** The wallets of the demo: accounts, deposits under way and past, withdrawals, a friend who was brought along. */
export const plantWallets = async (within: Within, now: number): Promise<void> => {
  const [allDeposits, allWithdrawals] = [deposits(now), withdrawals(now)]
  await within.insertInto("user_banks").values(accounts(now)).execute()
  await within.insertInto("deposits").values(allDeposits).execute()
  await within.insertInto("bank_transfers").values(transfers(now)).execute()
  await within.insertInto("withdrawals").values(allWithdrawals).execute()
  await within
    .insertInto("referrals")
    .values({ member_uuid: malee, by_uuid: somchai, at: now - 12 * day })
    .execute()
  await within.insertInto("friends_stakes").values({ by_uuid: somchai, satang: maleesStakes }).execute()
  const move = (idempotencyKey: string, kind: string, amount: Satang, at: number) =>
    record(within, { idempotencyKey, kind, at, legs: entryPair("cash", somchai, amount) })
  for (const { id, status, prepare_amount, created_at } of allDeposits)
    if (status === "MATCHED") await move(`deposit:${id}`, foundKind, prepare_amount, created_at)
  for (const { id, status, amount, created_at, ended_at } of allWithdrawals) {
    await move(`withdraw:${id}`, "WITHDRAW", minus(nothing, amount), created_at)
    if (status === "REJECTED") await move(`refund:${id}`, "ADMIN_INCREASE", amount, ended_at ?? created_at)
  }
}
