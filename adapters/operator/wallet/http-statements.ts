import { pathWithin } from "@fakham/core/notifications"
import {
  type BankEntry,
  CreditStatus,
  depositMethods,
  type StatementEntry,
  Statements,
  windowOf,
  withdrawalRefusals,
} from "@fakham/core/wallet"
import { Effect, Layer } from "effect"
import type * as v from "valibot"
import { type Client, failureForPlayer } from "../client.ts"
import { failureOrNotOffered } from "../not-offered.ts"
import {
  afCashsTransactionAll,
  creditTurnoversAll,
  transactionsAll,
  transactionsBank,
  transactionsPage,
  trueWalletHistory,
  type Understood,
  type WireTransaction,
} from "../wire/index.ts"

/** Answers `Statements` over both APIs of the operator. */
export const httpStatements = (client: Client) =>
  Layer.succeed(Statements, {
    wallet: (window) =>
      client.ask(transactionsAll, window).pipe(
        Effect.mapError(failureForPlayer),
        Effect.map(({ data }) => data.map(entry)),
      ),
    page: ({ span, types, after, limit }) =>
      client.ask(transactionsPage, { ...(span && windowOf(span)), transactionTypes: types?.join(), after, limit }).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data: { from, to, totals, entries, next } }) => ({
          span: from === undefined || to === undefined ? undefined : { from, to },
          totals,
          entries: entries.map(entry),
          next: next === "" ? undefined : next,
        })),
      ),
    affiliate: (window) =>
      client.ask(afCashsTransactionAll, window).pipe(
        Effect.mapError(failureForPlayer),
        Effect.map(({ data }) => data.map(entry)),
      ),
    bank: client.ask(transactionsBank).pipe(
      Effect.mapError(failureForPlayer),
      Effect.map(({ data: { depositFast, depositNormal, userWithdraw } }) => ({
        depositFast: depositFast.map(banked),
        depositNormal: depositNormal.map(banked),
        userWithdraw: userWithdraw.map(banked),
      })),
    ),
    trueMoney: client.ask(trueWalletHistory).pipe(
      Effect.mapError(failureForPlayer),
      Effect.map(({ data }) => data.map(({ phoneNumber, ...rest }) => ({ ...rest, walletNumber: phoneNumber }))),
    ),
  })

/** Answers `CreditStatus` over the operator's main API. */
export const httpCredit = (client: Client) =>
  Layer.succeed(CreditStatus, {
    turnovers: () =>
      client.ask(creditTurnoversAll).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) =>
          data.map(({ turnOver, required, played, ...rest }) => ({ ...rest, turnOver, required, played })),
        ),
      ),
  })

const entry = ({ balance, path, method, ...rest }: v.InferOutput<typeof WireTransaction>): StatementEntry => ({
  ...rest,
  balance,
  path: pathWithin(path),
  method: depositMethods.find((one) => one === method),
})

const banked = ({
  method,
  reason,
  ...rest
}: Understood<typeof transactionsBank>["depositFast"][number]): BankEntry => ({
  ...rest,
  method: depositMethods.find((one) => one === method),
  reason: withdrawalRefusals.find((known) => known === reason),
})
