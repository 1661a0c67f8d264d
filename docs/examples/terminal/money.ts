import { moneyText, type Satang } from "@fakham/core/money"
import type { Deposited, SitePlayer } from "@fakham/operator"
import { renderUnicodeCompact } from "uqr"
import { isYes } from "./bet.ts"
import type { Console } from "./console.ts"

const waitOn = (terminal: Console) => async () =>
  isYes(await terminal.ask("nobody knows yet whether it was taken: wait on? [y/n] "))

/** Brings money in by a QR that a banking app reads from the screen. */
export const deposit = async (terminal: Console, { wallet }: SitePlayer, amount: string): Promise<void> => {
  const opened = await wallet.deposit({ method: "qrcode", amount }, waitOn(terminal))
  if (opened.is === "faulty") terminal.show(`not opened: ${opened.faults.amount ?? opened.faults.method}`)
  else if (opened.is === "refused") terminal.show(`refused: ${opened.failure._tag}`)
  else if (opened.is !== "open") terminal.show(opened.is)
  else {
    const known = opened.deposit.now()
    if (known.method === "qrcode") terminal.show(renderUnicodeCompact(known.qrText))
    terminal.show(`transfer exactly ${moneyText(known.prepareAmount)} baht`)
    void follow(terminal, opened, known.prepareAmount)
  }
}

/** Tells how a deposit ends, while the player goes on. */
const follow = async (
  terminal: Console,
  { ended, leave }: Extract<Deposited, { readonly is: "open" }>,
  amount: Satang,
): Promise<void> => {
  terminal.show(`deposit of ${moneyText(amount)} baht: ${await ended()}`)
  leave()
}

/** Takes money out to the first account of the player. */
export const withdraw = async (terminal: Console, { wallet }: SitePlayer, amount: string): Promise<void> => {
  const accounts = await wallet.accounts()
  const account = accounts.is === "known" ? accounts.data[0] : undefined
  if (account === undefined) return terminal.show("there is no account to pay to")
  const agree = async () => isYes(await terminal.ask(`${amount} baht to ${account.accountNumber}? [y/n] `))
  const out = await wallet.withdraw({ amount, account }, agree, waitOn(terminal))
  if (out.is === "requested") terminal.show(`withdrawal ${out.withdrawal.id} ${out.withdrawal.status}`)
  else if (out.is === "faulty") terminal.show(`not asked for: ${out.fault}`)
  else if (out.is === "refused") terminal.show(`refused: ${out.refusal.reason}`)
  else if (out.is === "left") terminal.show(out.isInDoubt ? "IN DOUBT: it may have been taken" : "not asked for")
  else terminal.show(out.is)
}
