import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { answerLost, notKnown, questionLost, type Trouble } from "../operator/testing/trouble.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { makeNotificationKinds } from "./kinds.machine.ts"
import { operatorWithMessages } from "./testing/operator-with-messages.ts"

const open = async (...troubles: ReadonlyArray<Trouble>) => {
  const operator = operatorWithMessages()
  operator.meets(...troubles)
  const kinds = createActor(
    makeNotificationKinds(startVisit(visitOnCommand().surroundings).with(operator.layer).runtime),
  ).start()
  const is = (wanted: string) => waitFor(kinds, ({ value }) => value === wanted, { timeout: 30_000 })
  const isOn = (kind: string) => kinds.getSnapshot().context.data?.kinds.find((one) => one.kind === kind)?.isOn
  if (troubles.length === 0) await is("loaded")
  return { operator, kinds, is, isOn }
}

test("a kind is switched at once, by itself", async () => {
  const { operator, kinds, is, isOn } = await open()
  kinds.send({ type: "kind.switched", kind: "news", isOn: true })
  expect([isOn("news"), isOn("results"), kinds.getSnapshot().hasTag("busy")]).toEqual([true, true, true])
  await is("loaded")
  expect(operator.asked).toEqual(["kinds", "switch news true"])
  expect(operator.settings().kinds).toEqual([
    { kind: "results", isOn: true },
    { kind: "news", isOn: true },
  ])
})

test("what is tapped while one is being switched stands at once, and is switched after it", async () => {
  const { operator, kinds, is, isOn } = await open()
  kinds.send({ type: "kind.switched", kind: "news", isOn: true })
  kinds.send({ type: "kind.switched", kind: "results", isOn: false })
  expect([isOn("news"), isOn("results")]).toEqual([true, false])
  await is("loaded")
  expect(operator.asked).toEqual(["kinds", "switch news true", "switch results false"])
  expect([isOn("news"), isOn("results")]).toEqual([true, false])
})

test("of several taps on one kind that waits the last counts", async () => {
  const { operator, kinds, is, isOn } = await open()
  kinds.send({ type: "kind.switched", kind: "news", isOn: true })
  kinds.send({ type: "kind.switched", kind: "results", isOn: false })
  kinds.send({ type: "kind.switched", kind: "news", isOn: false })
  kinds.send({ type: "kind.switched", kind: "results", isOn: true })
  await is("loaded")
  expect(operator.asked).toEqual(["kinds", "switch news true", "switch news false", "switch results true"])
  expect([isOn("news"), isOn("results")]).toEqual([false, true])
})

test("when one gets no answer, those that wait for it are not switched", async () => {
  const { operator, kinds, is, isOn } = await open()
  operator.meets(questionLost)
  kinds.send({ type: "kind.switched", kind: "news", isOn: true })
  kinds.send({ type: "kind.switched", kind: "results", isOn: false })
  await is("loading")
  await is("loaded")
  expect([isOn("news"), isOn("results"), kinds.getSnapshot().context.isSwitchLost]).toEqual([false, true, true])
  kinds.send({ type: "kind.switched", kind: "results", isOn: false })
  await is("loaded")
  expect(operator.asked).toEqual(["kinds", "switch news true", "kinds", "switch results false"])
})

test.each([
  ["never came to the operator", questionLost, false],
  ["was done, and nobody heard", answerLost, true],
] as const)("when a switch %s, what counts is read", async (_, trouble, counts) => {
  const { operator, kinds, is, isOn } = await open()
  operator.meets(trouble)
  kinds.send({ type: "kind.switched", kind: "news", isOn: true })
  await is("loading")
  await is("loaded")
  expect([isOn("news"), kinds.getSnapshot().context.isSwitchLost]).toEqual([counts, true])
})

test("what was switched in another tab is shown when the player comes back, and a tap at that moment counts", async () => {
  const { operator, kinds, is, isOn } = await open()
  operator.switches({ kind: "results", isOn: false })
  kinds.send({ type: "data.invalidated" })
  expect(isOn("results")).toBe(true)
  await is("loaded")
  expect(isOn("results")).toBe(false)
  kinds.send({ type: "data.invalidated" })
  kinds.send({ type: "kind.switched", kind: "news", isOn: true })
  await is("loaded")
  expect([isOn("results"), isOn("news")]).toEqual([false, true])
})

test("switches that cannot be read are read when asked again", async () => {
  const { kinds, is, isOn } = await open(questionLost)
  await is("failed")
  kinds.send({ type: "retry.requested" })
  await is("loaded")
  expect(isOn("results")).toBe(true)
})

test("switches that could not be read anew can be switched, and are read when the line is back", async () => {
  const { operator, kinds, is, isOn } = await open()
  operator.meets(questionLost, questionLost, questionLost)
  kinds.send({ type: "data.invalidated" })
  await is("failed")
  expect(isOn("results")).toBe(true)
  operator.switches({ kind: "news", isOn: true })
  kinds.send({ type: "kind.switched", kind: "results", isOn: false })
  await is("failed")
  kinds.send({ type: "connection.restored" })
  await is("loaded")
  expect([isOn("results"), isOn("news"), kinds.getSnapshot().context.isSwitchLost]).toEqual([true, true, true])
})

test("a player who is no longer known is at an end, while reading and while switching", async () => {
  await (await open(notKnown)).is("unauthorized")
  const { operator, kinds, is } = await open()
  operator.meets(notKnown)
  kinds.send({ type: "kind.switched", kind: "results", isOn: false })
  await is("unauthorized")
})
