import type { MismatchCause } from "@fakham/core/wallet"
import type { Selectable } from "kysely"
import type { BankTransfersTable, DepositsTable } from "../../database/tables/wallet.ts"

type Asked = Pick<Selectable<DepositsTable>, "prepare_amount" | "expires_at">
type Came = Pick<Selectable<BankTransfersTable>, "satang" | "at">

/** Why a transfer is not what its deposit asked for: nothing but another account is left where amount and time are right. */
export const mismatchCause = ({ prepare_amount, expires_at }: Asked, { satang, at }: Came): MismatchCause => {
  if (satang !== prepare_amount) return "amount"
  return expires_at !== null && at >= expires_at ? "late" : "account"
}
