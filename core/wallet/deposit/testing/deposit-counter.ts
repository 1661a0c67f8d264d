import { createActor, waitFor } from "xstate"
import { present } from "../../../machine/present.ts"
import { watchOperation } from "../../../operation/testing/watch-operation.ts"
import { soon } from "../../../testing/soon.ts"
import { browserAtWallet } from "../../testing/browser-at-wallet.ts"
import { usualOffers } from "../../testing/deposits.ts"
import type { Pause } from "../../testing/line-to-operator.ts"
import { makeDepositQueue } from "../deposit-queue.machine.ts"
import type { DepositMethod } from "../methods/deposit-methods.ts"

/** What the counter offers for one method. */
export const offerOf = (wanted: DepositMethod) => present(usualOffers.find(({ method }) => method === wanted))

/** A player with one browser and any number of pages, before an operator whose clock is turned by hand. */
export const atDepositCounter = (pause?: Pause) => {
  const { operator, browser, runtime, environment, pageClock, later } = browserAtWallet({ pause })
  const page = (input: { readonly id?: string } = {}) => {
    const { clock, pass } = pageClock()
    const queue = createActor(makeDepositQueue(runtime, environment), { clock, input }).start()
    const ask = (amount: string) => queue.send({ type: "form.submitted", form: { method: "fast", amount } })
    return {
      queue,
      player: queue,
      pass,
      is: (state: string) => waitFor(queue, ({ value }) => value === state, soon),
      ask,
      confirm: () => ask("500"),
      ...watchOperation(queue, pass),
    }
  }
  const formOf = async () => {
    const opened = page()
    await opened.is("choosingMethod")
    opened.queue.send({ type: "method.chosen", offer: offerOf("fast") })
    return opened
  }
  return { operator, browser, page, formOf, later }
}
