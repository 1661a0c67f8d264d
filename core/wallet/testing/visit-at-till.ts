import { Layer } from "effect"
import { browserThatRemembers } from "../../errand/testing/browser-that-remembers.ts"
import type { Topic } from "../../visit/changes.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { startVisit } from "../../visit/visit.ts"
import { operatorWithATill } from "./operator-with-a-till.ts"

/** A visit before an operator's till, and what it has said to be out of date. */
export const visitAtTill = () => {
  const operator = operatorWithATill()
  const visit = startVisit(visitOnCommand().surroundings).with(
    Layer.mergeAll(operator.layer, browserThatRemembers().layer),
  )
  const published: Array<Topic> = []
  visit.follow((topic) => published.push(topic))
  const asked = (what: string) => operator.asked.filter((one) => one === what).length
  return { operator, visit, published, asked }
}
