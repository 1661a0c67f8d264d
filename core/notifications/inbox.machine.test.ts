import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { answerLost, notKnown, questionLost } from "../operator/testing/trouble.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { makeInbox } from "./inbox.machine.ts"
import { messageOfId, operatorWithMessages } from "./testing/operator-with-messages.ts"

const open = async (operator: ReturnType<typeof operatorWithMessages>, state = "loaded") => {
  const inbox = createActor(makeInbox(startVisit(visitOnCommand().surroundings).with(operator.layer).runtime)).start()
  const is = (wanted: string) => waitFor(inbox, ({ value }) => value === wanted, { timeout: 30_000 })
  await is(state)
  const unread = () =>
    inbox
      .getSnapshot()
      .context.data?.filter(({ isRead }) => !isRead)
      .map(({ id }) => id)
  return { inbox, is, unread }
}

test("a message that is opened is read, here at once and at the operator", async () => {
  const operator = operatorWithMessages(messageOfId("m1"), messageOfId("m2"))
  const { inbox, is, unread } = await open(operator)
  inbox.send({ type: "message.opened", id: "m1" })
  expect(unread()).toEqual(["m2"])
  await is("loaded")
  expect(operator.asked).toEqual(["all", "read m1"])
  expect(operator.holds().map(({ isRead }) => isRead)).toEqual([true, false])
})

test("reading all marks those that are shown, not one that came in the meantime", async () => {
  const operator = operatorWithMessages(messageOfId("m1"), messageOfId("m2"))
  const { inbox, is, unread } = await open(operator)
  operator.comes(messageOfId("m3"))
  inbox.send({ type: "all.read" })
  await is("loaded")
  expect(unread()).toEqual([])
  inbox.send({ type: "data.invalidated" })
  await is("loading")
  await is("loaded")
  expect(unread()).toEqual(["m3"])
})

test("opening what is read, or reading all of nothing, asks nobody", async () => {
  const operator = operatorWithMessages({ ...messageOfId("m1"), isRead: true })
  const { inbox } = await open(operator)
  inbox.send({ type: "message.opened", id: "m1" })
  inbox.send({ type: "all.read" })
  expect([inbox.getSnapshot().value, operator.asked]).toEqual(["loaded", ["all"]])
})

test("two messages opened one after the other are both read", async () => {
  const operator = operatorWithMessages(messageOfId("m1"), messageOfId("m2"))
  const { inbox, is } = await open(operator)
  inbox.send({ type: "message.opened", id: "m1" })
  inbox.send({ type: "message.opened", id: "m2" })
  await is("loaded")
  expect(operator.holds().map(({ isRead }) => isRead)).toEqual([true, true])
})

test.each([
  ["never came to the operator", questionLost, ["m1"]],
  ["was done, and nobody heard", answerLost, []],
] as const)("when a mark %s, the messages are read again and show what counts", async (_, trouble, left) => {
  const operator = operatorWithMessages(messageOfId("m1"))
  const { inbox, is, unread } = await open(operator)
  operator.meets(trouble)
  inbox.send({ type: "all.read" })
  expect(unread()).toEqual([])
  await is("loading")
  await is("loaded")
  expect([unread(), inbox.getSnapshot().context.isMarkLost]).toEqual([left, true])
  expect(operator.asked).toEqual(["all", "read m1", "all"])
})

test("messages that cannot be read are read when asked again, or once there is a connection", async () => {
  const operator = operatorWithMessages(messageOfId("m1"))
  operator.meets(questionLost, questionLost)
  const { inbox, is, unread } = await open(operator, "failed")
  inbox.send({ type: "retry.requested" })
  await is("loading")
  await is("failed")
  inbox.send({ type: "connection.restored" })
  await is("loaded")
  expect(unread()).toEqual(["m1"])
})

test("an operator that sends no messages is not asked again", async () => {
  const operator = operatorWithMessages()
  operator.offersNothing()
  await open(operator, "notOffered")
  expect(operator.asked).toEqual(["all"])
})

test("a player who is no longer known is at an end", async () => {
  const operator = operatorWithMessages()
  operator.meets(notKnown)
  await open(operator, "unauthorized")
})

test("a player who is no longer known while a mark is on its way is at an end", async () => {
  const operator = operatorWithMessages(messageOfId("m1"))
  const { inbox, is } = await open(operator)
  operator.meets(notKnown)
  inbox.send({ type: "all.read" })
  await is("unauthorized")
})
