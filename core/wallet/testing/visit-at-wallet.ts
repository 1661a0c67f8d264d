import { Layer } from "effect"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { handClock } from "../../testing/clock.ts"
import type { Topic } from "../../visit/changes.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { startVisit } from "../../visit/visit.ts"
import { operatorWithAWallet, type WalletStart } from "./operator-with-a-wallet.ts"

/** A visit before an operator's wallet, and what it has said to be out of date; its time passes by hand. */
export const visitAtWallet = (start: WalletStart = {}) => {
  const operator = operatorWithAWallet(start)
  const { clock, pass } = handClock()
  const visit = startVisit(visitOnCommand(start.now).surroundings, { clock }).with(
    Layer.mergeAll(operator.layer, browserThatRemembers().layer),
  )
  const published: Array<Topic> = []
  visit.subscribe((topic) => published.push(topic))
  const asked = (what: string) => operator.asked.filter((one) => one === what).length
  return { operator, visit, published, asked, pass }
}
