import { type DatabaseSource, operatorOn } from "@fakham/sandbox/testing"
import { Effect, Layer, ManagedRuntime, type Result } from "effect"
import { type Client, makeClient } from "../client.ts"
import { httpPurse } from "../http-player.ts"
import {
  httpAffiliate,
  httpBanks,
  httpCashier,
  httpCredit,
  httpDepositOffers,
  httpLoyalty,
  httpStatements,
  httpWithdrawals,
} from "../wallet.ts"

const portsOf = (client: Client) =>
  ManagedRuntime.make(
    Layer.mergeAll(
      httpAffiliate(client),
      httpBanks(client),
      httpCashier(client),
      httpCredit(client),
      httpDepositOffers(client),
      httpLoyalty(client),
      httpPurse(client),
      httpStatements(client),
      httpWithdrawals(client),
    ),
  )

export type Wallet = ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof portsOf>>
export type AskWallet = <A, E>(program: Effect.Effect<A, E, Wallet>) => Promise<Result.Result<A, E>>

/** A wallet over the wire, of a player of whoever answers at an address. */
export const walletAt = (origin: string, token?: string) => {
  const runtime = portsOf(makeClient({ origin, token: () => token, timeout: 20_000 }))
  const asked: AskWallet = (program) => runtime.runPromise(Effect.result(program))
  return Object.assign(asked, { runtime })
}

/** A sandbox at noon of 20 November 2026, and two players who ask it through the site's own adapters. */
export const tillOn = async (fresh: DatabaseSource["fresh"]) => {
  const operator = await operatorOn(fresh)
  const player = async (userName: string, pin: string) =>
    walletAt(operator.origin, await operator.tokenOf(userName, pin))
  const desk = async (path: string, order: unknown): Promise<void> => {
    const { status } = await operator.post(`/__sandbox/${path}`, order)
    if (status !== 200) throw new Error(`the desk refuses ${path}`)
  }
  return {
    origin: operator.origin,
    stop: operator.stop,
    guest: walletAt(operator.origin),
    somchai: await player("somchai88", "Duean69#x"),
    malee: await player("malee2569", "Dao2569*k"),
    transfer: (id: string, arrival = "exact") => desk("deposits/transfer", { id, arrival }),
    endWithdrawal: (id: string, status: "PAID" | "REJECTED", note = "") =>
      desk("withdrawals/end", { id, status, note }),
    /** What goes wrong with the next call of a path. */
    fault: (path: string, fault: Readonly<Record<string, unknown>>) => desk("faults", { ...fault, path, count: 1 }),
    /** From now on it is this time at the operator's. */
    clockTo: (moment: string) =>
      desk("clock", { offsetSeconds: Math.round((Date.parse(moment) - Date.now()) / 1_000) }),
  }
}
export type Till = Awaited<ReturnType<typeof tillOn>>
