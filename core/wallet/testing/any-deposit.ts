import fc from "fast-check"
import { satang } from "../../money/satang.ts"
import { anyInstant } from "../../time/testing/any-time.ts"
import { type Deposit, depositTerms } from "../deposit/deposit.ts"
import { anyPayee } from "./any-account.ts"

const statuses = fc.constantFrom("WAITING", "MATCHED", "EXPIRED", "CANCELLED", "MISMATCH")
const transfer = fc.nat(999_999).map((id) => `transfer-${id}`)

/** Whole baht within the limits, both ends often. */
export const anyDepositAmount = fc
  .oneof(
    fc.constantFrom<number>(depositTerms.min, depositTerms.max),
    fc.integer({ min: depositTerms.min / 100, max: depositTerms.max / 100 }).map((baht) => baht * 100),
  )
  .map(satang)

/** A transfer to an account, with its own satang; what is matched has its transfer, what waits may have been found. */
export const anyDeposit: fc.Arbitrary<Deposit> = fc
  .record({
    id: fc.nat(999_999).map((id) => `deposit-${id}`),
    method: fc.constantFrom("fast", "normal", "truemoney"),
    payee: anyPayee,
    amount: anyDepositAmount,
    tail: fc.integer({ min: 1, max: 99 }),
    total: fc.integer({ min: 1, max: 99 }),
    place: fc.nat(98),
    status: statuses,
    found: fc.option(transfer, { nil: undefined }),
    matched: transfer,
    createdAt: anyInstant,
  })
  .map(({ id, method, payee, amount, tail, total, place, status, found, matched, createdAt }) => ({
    id,
    method,
    bankId: payee.bankId,
    prepareAmount: satang(amount + tail),
    prepareIndex: (place % total) + 1,
    prepareTotal: total,
    status,
    referTransferId: status === "MATCHED" || status === "MISMATCH" ? matched : status === "WAITING" ? found : undefined,
    createdAt,
    expiresAt: createdAt + depositTerms.openFor,
    payee,
  }))
