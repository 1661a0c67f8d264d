import { type DatabaseSource, operatorOn } from "@fakham/stand-in/testing"
import { Layer, type ManagedRuntime } from "effect"
import { askingOwner, type OwnerDesk } from "../identity/owner-check.ts"
import { httpBalance } from "../lazy-calls.ts"
import {
  httpAffiliate,
  httpBanks,
  httpCredit,
  httpDepositOffers,
  httpDeposits,
  httpLoyalty,
  httpStatements,
  httpWithdrawals,
} from "../wallet/index.ts"
import { playersAsking } from "./asking.ts"
import { sandboxWithPlayers } from "./sandbox-with-players.ts"

/** A desk at which somebody gives this PIN without being asked. */
const ownerAtHand = (pin: string): OwnerDesk => ({
  asked: () => {},
  take: () => ({ password: pin }),
  answered: () => {},
})

/** A wallet over the wire, of a player of whoever answers at an address. */
export const walletAt = playersAsking((client) =>
  Layer.mergeAll(
    httpAffiliate(client),
    httpBanks(askingOwner(client, ownerAtHand("Duean69#x"))),
    httpDeposits(client),
    httpCredit(client),
    httpDepositOffers(client),
    httpLoyalty(client),
    httpBalance(client),
    httpStatements(client),
    httpWithdrawals(client),
  ),
)
export type Wallet = ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof walletAt>["runtime"]>

/** A sandbox at noon of 20 November 2026, and two players who ask it through the site's own adapters. */
export const walletSandboxOn = async (fresh: DatabaseSource["fresh"]) => {
  const { desk, ...sandbox } = await sandboxWithPlayers(await operatorOn(fresh), walletAt)
  return {
    ...sandbox,
    transfer: (id: string, arrival = "exact") => desk("deposits/transfer", { id, arrival }),
    endWithdrawal: (id: string, status: "PAID" | "REJECTED", note = "") =>
      desk("withdrawals/end", { id, status, note }),
  }
}
export type WalletSandbox = Awaited<ReturnType<typeof walletSandboxOn>>
