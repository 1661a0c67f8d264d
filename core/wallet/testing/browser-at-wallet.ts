import { Layer, ManagedRuntime } from "effect"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../testing/clock.ts"
import type { Instant } from "../../time/bangkok.ts"
import { makeHub, streamOf } from "../../visit/hub.ts"
import { Page, type PageEvent } from "../../visit/page.port.ts"
import { operatorWithAWallet, type WalletStart } from "./operator-with-a-wallet.ts"

type Start = Omit<WalletStart, "now"> & {
  /** When it is, by the operator. */
  readonly from?: Instant
}

/** A player's browser before an operator's wallet: pages come and go, while money, memory and keys stay the same. */
export const browserAtWallet = ({ from = 0, ...start }: Start = {}) => {
  let keys = 0
  let time = from
  const now = () => time
  const operator = operatorWithAWallet({ ...start, now })
  const browser = browserThatRemembers()
  const phone = phoneOnTheMove()
  const page = makeHub<PageEvent>()
  const later = (milliseconds: number) => void (time += milliseconds)
  return {
    operator,
    browser,
    phone,
    /** The page itself, which comes and goes. */
    pageIs: (type: PageEvent["type"]) => page.publish({ type }),
    later,
    runtime: ManagedRuntime.make(
      Layer.mergeAll(
        operator.layer,
        browser.layer,
        phone.layer,
        Layer.succeed(Page, { events: () => streamOf(page.subscribe) }),
      ),
    ),
    environment: { newKey: () => `key-${++keys}`, now, isTimeKnown: () => true, steadyNow: now },
    /** A page's own clock; what passes on it passes for the operator too. */
    pageClock: () => {
      const { clock, pass } = handClock()
      return {
        clock,
        pass: (milliseconds: number) => {
          later(milliseconds)
          pass(milliseconds)
        },
      }
    },
  }
}
