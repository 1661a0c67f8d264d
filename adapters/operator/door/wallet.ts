import { type BankAccount, Banks, type DepositOffer, DepositOffers, moneyInOf, moneyOutOf } from "@fakham/core/wallet"
import { Layer } from "effect"
import { createActor } from "xstate"
import type { Client } from "../client.ts"
import { httpBanks, httpDepositOffers, httpDeposits, httpWithdrawals } from "../wallet/index.ts"
import { type Known, known, type WaitOn } from "./asked.ts"
import { type Deposited, type FilledDeposit, openDepositOn } from "./deposit.ts"
import type { DoorVisit } from "./player-visit.ts"
import { type AgreeToWithdraw, requestOn, type Withdrawn } from "./withdraw.ts"

export type PlayerWallet = {
  /** The ways to bring money in that the operator has open. */
  readonly offers: () => Promise<Known<ReadonlyArray<DepositOffer>>>
  /** Opens a deposit exactly once; one that was opened before this start and never answered is taken up in its place. */
  readonly deposit: (form: FilledDeposit, waitOn?: WaitOn) => Promise<Deposited>
  /** The player's own bank accounts. */
  readonly accounts: () => Promise<Known<ReadonlyArray<BankAccount>>>
  /** Takes money out exactly once, as it was typed; the player is shown what is asked for first. */
  readonly withdraw: (
    typed: { readonly amount: string; readonly account: BankAccount },
    agree: AgreeToWithdraw,
    waitOn?: WaitOn,
  ) => Promise<Withdrawn>
}

const always: WaitOn = () => true

/** A wallet on the machines of its pages. */
export const walletOn = (visit: DoorVisit, client: Client): PlayerWallet => {
  const wallet = visit.with(
    Layer.mergeAll(httpBanks(client), httpDepositOffers(client), httpDeposits(client), httpWithdrawals(client)),
  )
  const offers = () => wallet.runtime.runPromise(known(DepositOffers.use((all) => all.all())))
  return {
    offers,
    deposit: async (form, waitOn = always) => {
      const offered = await offers()
      if (offered.is !== "known") return offered
      const offer = offered.data.find(({ method }) => method === form.method)
      if (offer === undefined) return { is: "notOffered" }
      return openDepositOn(visit.start(createActor(moneyInOf(wallet).deposit, { input: { offer } })), form, waitOn)
    },
    accounts: () => wallet.runtime.runPromise(known(Banks.use((banks) => banks.mine()))),
    withdraw: (typed, agree, waitOn = always) =>
      requestOn(visit.start(createActor(moneyOutOf(wallet).withdrawal, { input: {} })), typed, agree, waitOn),
  }
}
