import { type AnyActorRef, createActor, waitFor } from "xstate"
import { present } from "../../../machine/present.ts"
import { watchOperation } from "../../../operation/testing/watch-operation.ts"
import { soon } from "../../../testing/soon.ts"
import { browserAtWallet } from "../../testing/browser-at-wallet.ts"
import type { Pause } from "../../testing/line-to-operator.ts"
import { somchaisAccount } from "../../testing/operator-with-a-wallet.ts"
import { makeWithdrawal } from "../withdrawal.machine.ts"
import type { Withdrawal } from "../withdrawal.port.ts"

/** A player with one browser and any number of pages, before an operator with 10,000 baht of theirs. */
export const withdrawingPlayer = (pause?: Pause) => {
  const from = Date.parse("2026-11-20T16:00:00+07:00")
  const { operator, browser, phone, runtime, environment, pageClock } = browserAtWallet({ from, pause })
  const page = (input: { readonly id?: string; readonly withdrawal?: Withdrawal } = {}) => {
    const { clock, pass } = pageClock()
    const player = createActor(makeWithdrawal(runtime, environment), { clock, input }).start()
    const is = (state: string) => waitFor(player, ({ value }) => value === state, soon)
    /** What cannot be gone on without: what may be taken out, or the withdrawal that is followed. */
    const loadingIs = async (state: string) => {
      const child = () => player.getSnapshot().children.loading ?? player.getSnapshot().children.checkingStatus
      await waitFor(player, () => child() !== undefined)
      await waitFor<AnyActorRef>(present(child()), ({ value }) => value === state)
    }
    const review = async (amount: string) => {
      await is("enteringAmount")
      player.send({ type: "amount.submitted", amount, account: somchaisAccount })
    }
    const confirm = () => player.send({ type: "withdrawal.confirmed" })
    const ask = async (amount: string) => {
      await review(amount)
      confirm()
    }
    return { player, is, loadingIs, pass, review, confirm, ask, ...watchOperation(player, pass) }
  }
  return { operator, browser, phone, page }
}
