import type { Rows } from "../database/tables.ts"

const payee = (
  bank_id: string,
  kind: Rows<"payees">[number]["kind"],
  bank_code: string,
  account_number: string,
): Rows<"payees">[number] => ({
  bank_id,
  kind,
  bank_code,
  account_number,
  account_name: kind === "chain" ? "" : "บจก. ตัวอย่าง รับชำระ",
  active: 1,
})

/** Where an operator takes money from its first day on. Nobody owns these accounts. */
export const payees: Rows<"payees"> = [
  payee("bank-1", "bank", "004", "0000123456"),
  payee("bank-2", "bank", "014", "0000654321"),
  payee("wallet-1", "wallet", "", "0810000000"),
  payee("promptpay-1", "promptPay", "", "0000000000001"),
  payee("usdt-trc20", "chain", "TRC20", ""),
  payee("usdt-bep20", "chain", "BEP20", ""),
]
