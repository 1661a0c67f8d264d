import type { Unauthorized, Unreachable } from "@fakham/core"
import { bahtOfSatang } from "@fakham/core/money"
import {
  BankAccountRefused,
  Banks,
  bankOf,
  banks,
  type Withdrawal,
  WithdrawalRefused,
  Withdrawals,
  withdrawalRefusals,
  withdrawalTerms,
} from "@fakham/core/wallet"
import { Effect, Layer } from "effect"
import type * as v from "valibot"
import { type Client, failureForPlayer, type HttpRefused } from "../client.ts"
import { failureOrNotOffered } from "../not-offered.ts"
import { isDecidedRefusal, plainWordsOf } from "../refusal.ts"
import {
  banksAll,
  type Understood,
  usersBanksAll,
  usersBanksCreate,
  type WireWithdrawal,
  withdrawsAll,
  withdrawsCreate,
  withdrawsLimits,
} from "../wire/index.ts"
import { refusedBy } from "./wallet-refusal.ts"

/** Answers `Withdrawals` over the operator's main API. */
export const httpWithdrawals = (client: Client) =>
  Layer.succeed(Withdrawals, {
    allowance: () =>
      client.ask(withdrawsLimits).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(
          ({
            data: { min, perTransaction, perDay, timesADay, fee, usualSeconds, pendingTransaction, ...eligibility },
          }) => ({
            // What is not told is as usual: the operator says no to what is not.
            terms: {
              min: min ?? withdrawalTerms.min,
              perTransaction: perTransaction ?? withdrawalTerms.perTransaction,
              perDay: perDay ?? withdrawalTerms.perDay,
              timesADay: timesADay ?? withdrawalTerms.timesADay,
              fee,
              usualTime: usualSeconds === undefined ? undefined : usualSeconds * 1_000,
            },
            eligibility: { ...eligibility, earlierPending: pendingTransaction },
          }),
        ),
      ),
    request: ({ amount, account }, key) =>
      client
        .keyed(key)
        .ask(withdrawsCreate, { amount: bahtOfSatang(amount), bankId: account.bankId })
        .pipe(
          Effect.mapError(notTaken),
          Effect.map(({ data }) => withdrawal(data)),
        ),
    all: () =>
      client.ask(withdrawsAll).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data.map(withdrawal)),
      ),
  })

/** Answers `Banks` over the operator's main API; an operator that lists no banks is taken to know those of the site. */
export const httpBanks = (client: Client) =>
  Layer.succeed(Banks, {
    all: () =>
      client.ask(banksAll).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data.filter(({ active }) => active).map(bank)),
        Effect.catchTag("NotOffered", () => Effect.succeed(banks)),
      ),
    mine: () =>
      client.ask(usersBanksAll).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data.map(({ botUpdate, ...account }) => ({ ...account, isChecked: botUpdate }))),
      ),
    add: ({ bankCode, accountNumber }) =>
      client
        .ask(usersBanksCreate, { bankCode, bankAccountNumber: accountNumber })
        .pipe(Effect.mapError(notAdded), Effect.asVoid),
  })

const withdrawal = ({
  bankCode,
  bankAccountNumber,
  key,
  amount,
  createdAt,
  status = "WAITING",
  reason,
  ...rest
}: v.InferOutput<typeof WireWithdrawal>): Withdrawal => ({
  ...rest,
  key,
  amount,
  createdAt,
  status,
  reason: withdrawalRefusals.find((known) => known === reason),
  account: { bankCode, accountNumber: bankAccountNumber },
})

/** Where the operator does not tell, a bank that the site knows has numbers as long as usual, another one ten digits. */
const bank = ({ bankCode, shortName, usualDigits, withdrawableAfterSeconds }: Understood<typeof banksAll>[number]) => ({
  bankCode,
  abbreviation: shortName || (bankOf(bankCode)?.abbreviation ?? bankCode),
  usualDigits: usualDigits ?? bankOf(bankCode)?.usualDigits ?? 10,
  withdrawableAfter: withdrawableAfterSeconds === undefined ? undefined : withdrawableAfterSeconds * 1_000,
})

const notTaken = refusedBy(
  {
    bankAccountMismatch: "bankAccountMismatch",
    bankAccountTooNew: "bankAccountTooNew",
    pendingTransaction: "pendingTransaction",
    turnoverNotMet: "turnoverNotMet",
    dailyCountExceeded: "dailyCountExceeded",
    perTransactionExceeded: "perTransactionExceeded",
    dailyAmountExceeded: "dailyAmountExceeded",
    balanceNotEnough: "balanceNotEnough",
    belowMinimum: "belowMinimum",
    internalError: "internalError",
  },
  "internalError",
  (reason: WithdrawalRefused["reason"], said) => new WithdrawalRefused({ reason, ...said }),
)

const notAdded = (failure: HttpRefused | Unreachable): BankAccountRefused | Unauthorized | Unreachable =>
  failure._tag === "Refused" && isDecidedRefusal(failure)
    ? new BankAccountRefused(plainWordsOf(failure))
    : failureForPlayer(failure)
