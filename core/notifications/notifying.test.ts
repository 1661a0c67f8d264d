import { Layer } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { soon } from "../testing/soon.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { inboxOf, pushOf } from "./notifying.ts"
import { browserWithPush } from "./testing/browser-with-push.ts"
import { messageOfId, operatorWithMessages } from "./testing/operator-with-messages.ts"

const visiting = () => {
  const operator = operatorWithMessages(messageOfId("m1"))
  const visit = startVisit(visitOnCommand().surroundings).with(Layer.merge(operator.layer, browserWithPush().layer))
  return { operator, visit }
}

test("a player's messages are read once for all pages, and stay until the session ends", async () => {
  const { operator, visit } = visiting()
  const { inbox } = inboxOf(visit)
  expect(operator.asked).toEqual([])
  await waitFor(inbox(), (state) => state.matches("loaded"), soon)
  expect(
    inbox()
      .getSnapshot()
      .context.data?.map(({ id }) => id),
  ).toEqual(["m1"])
  expect(operator.asked).toEqual(["all"])
  visit.end()
  expect(inbox().getSnapshot().status).toBe("stopped")
})

test("what one page learns of this browser every other page knows", async () => {
  const { visit } = visiting()
  const { device } = pushOf(visit)
  await waitFor(device(), (state) => state.matches("off"), soon)
  device().send({ type: "push.wanted" })
  await waitFor(device(), (state) => state.matches("on"), soon)
  expect(device().getSnapshot().value).toBe("on")
})

test("which kinds of messages a player wants is read by the page that asks", async () => {
  const { operator, visit } = visiting()
  const page = createActor(pushOf(visit).kinds).start()
  await waitFor(page, (state) => state.matches("loaded"), soon)
  expect(operator.asked).toEqual(["kinds"])
})
