import { type DepositMethod, isReported } from "../deposit/methods/deposit-methods.ts"
import type { BankEntry, BankStatement } from "./statement.port.ts"

type Deposits = Pick<BankStatement, "depositFast" | "depositNormal">

/** What was brought in by one method; a deposit whose method the operator does not name is a fast one. */
export const pastBy = (method: DepositMethod, { depositFast, depositNormal }: Deposits): ReadonlyArray<BankEntry> =>
  isReported(method) ? depositNormal : depositFast.filter((one) => (one.method ?? "fast") === method)

/** Whether no deposit of this player has come in yet. */
export const isFirstDeposit = ({ depositFast, depositNormal }: Deposits): boolean =>
  ![...depositFast, ...depositNormal].some(({ status }) => status === "MATCHED")
