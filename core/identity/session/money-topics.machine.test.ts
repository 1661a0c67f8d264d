import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { satang } from "../../money/satang.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { browserThatHolds, somchaisRecord, somchaisSession } from "../testing/somchai.ts"
import { makeMoneyTopics } from "./money-topics.machine.ts"
import { ownCash } from "./own-player.ts"
import { startSession } from "./testing/session.ts"

const onAVisit = async () => {
  const { ending, published, changes } = visitOnCommand()
  const session = startSession(browserThatHolds(somchaisSession))
  const topics = createActor(makeMoneyTopics(ManagedRuntime.make(ending)), { input: session }).start()
  const early = [...published]
  await expect.poll(ownCash(session).now).toBe(somchaisRecord.cash)
  const player = () => session.getSnapshot().children.player
  return { topics, published, early, changes, player }
}

test("what depends on money is out of date whenever the operator speaks of it, the same sum again too, and not as it is known first", async () => {
  const { topics, published, early, player } = await onAVisit()
  expect([early, published]).toEqual([[], []])
  player()?.send({ type: "cash.changed", cash: somchaisRecord.cash })
  expect(published).toEqual(["cash"])
  player()?.send({ type: "cash.changed", cash: satang(5_000) })
  expect(published).toEqual(["cash", "cash"])
  topics.stop()
  player()?.send({ type: "cash.changed", cash: satang(7_000) })
  expect(published).toEqual(["cash", "cash"])
})

test("the balance is counted again when a flow says that it has moved it", async () => {
  const { changes, player } = await onAVisit()
  const actor = player()
  if (actor === undefined) throw new Error("no player")
  await waitFor(actor, ({ value }) => value === "loaded")
  changes("balance")
  expect(actor.getSnapshot().value).toBe("loadingBalance")
})
