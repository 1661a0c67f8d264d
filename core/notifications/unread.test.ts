import { expect, test } from "vitest"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { messageOfId, operatorWithMessages } from "./testing/operator-with-messages.ts"
import { unreadMessagesOf } from "./unread.ts"

test("unread messages are counted again when some were read or the cash is another sum, and by nothing else", async () => {
  const operator = operatorWithMessages(messageOfId("m1"), messageOfId("m2"))
  const visit = startVisit(visitOnCommand().surroundings).with(operator.layer)
  const unread = unreadMessagesOf(visit)
  unread.subscribe(() => {})
  await expect.poll(() => unread.view().data).toBe(2)
  for (const [count, topic] of [
    [3, "cash"],
    [4, "messages"],
  ] as const) {
    operator.comes(messageOfId(`m${count}`))
    visit.publish("slips")
    visit.publish(topic)
    await expect.poll(() => unread.view().data).toBe(count)
  }
  expect(operator.asked).toEqual(["unread", "unread", "unread"])
})
