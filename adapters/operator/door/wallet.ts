import {
  type Bank,
  type BankAccount,
  Banks,
  type DepositForm,
  type DepositOffer,
  DepositOffers,
  moneyInOf,
  moneyOutOf,
  type NewBankAccount,
  newAccountsOf,
} from "@fakham/core/wallet"
import { Layer } from "effect"
import { createActor } from "xstate"
import type { Client } from "../client.ts"
import { httpBanks, httpDepositOffers, httpDeposits, httpWithdrawals } from "../wallet/index.ts"
import { type AddedAccount, addAccountOn } from "./account.ts"
import { always, askingOn, type Known, type WaitOn } from "./asked.ts"
import { type Deposited, openDepositOn } from "./deposit.ts"
import type { DoorEnd } from "./door-end.ts"
import type { DoorVisit } from "./player-visit.ts"
import { type AgreeToWithdraw, requestOn, type Withdrawn } from "./withdraw.ts"

export type PlayerWallet = {
  /** The ways to bring money in that the operator has open. */
  readonly offers: () => Promise<Known<ReadonlyArray<DepositOffer>>>
  /** Opens a deposit exactly once; one that was opened before this start and never answered is taken up in its place. */
  readonly deposit: (form: DepositForm, waitOn?: WaitOn) => Promise<Deposited>
  /** The player's own bank accounts. */
  readonly accounts: () => Promise<Known<ReadonlyArray<BankAccount>>>
  /** The banks that the operator pays to. */
  readonly banks: () => Promise<Known<ReadonlyArray<Bank>>>
  readonly addAccount: (account: NewBankAccount, waitOn?: WaitOn) => Promise<AddedAccount>
  /** Takes money out exactly once, as it was typed; the player is shown what is asked for first. */
  readonly withdraw: (
    typed: { readonly amount: string; readonly account: BankAccount },
    agree: AgreeToWithdraw,
    waitOn?: WaitOn,
  ) => Promise<Withdrawn>
}

/** A wallet on the machines of its pages. */
export const walletOn = (visit: DoorVisit, client: Client, ending: DoorEnd): PlayerWallet => {
  const wallet = visit.with(
    Layer.mergeAll(httpBanks(client), httpDepositOffers(client), httpDeposits(client), httpWithdrawals(client)),
  )
  const ask = askingOn(wallet.runtime, ending)
  const offers = () => ask(DepositOffers.use((all) => all.all()))
  return {
    offers,
    deposit: async (form, waitOn = always) => {
      const offered = await offers()
      if (offered.is !== "known") return offered
      const offer = offered.data.find(({ method }) => method === form.method)
      if (offer === undefined) return { is: "notOffered" }
      return openDepositOn(
        visit.start(createActor(moneyInOf(wallet).deposit, { input: { offer } })),
        form,
        waitOn,
        ending,
      )
    },
    accounts: () => ask(Banks.use((banks) => banks.mine())),
    banks: () => ask(Banks.use((banks) => banks.all())),
    addAccount: (account, waitOn = always) =>
      addAccountOn(visit.start(createActor(newAccountsOf(wallet).addition)), account, waitOn, ending),
    withdraw: (typed, agree, waitOn = always) =>
      requestOn(visit.start(createActor(moneyOutOf(wallet).withdrawal, { input: {} })), typed, agree, waitOn, ending),
  }
}
