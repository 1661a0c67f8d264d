import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { answerLost, notKnown, questionLost } from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { makeOpenSessions } from "./open-sessions.machine.ts"
import type { EndedSession, OpenSession } from "./open-sessions.port.ts"
import { operatorThatListsSessions } from "./testing/operator-that-lists-sessions.ts"

const session = (id: string): OpenSession => ({
  id,
  userDevice: "",
  place: "203.0.113.7",
  lastSeenAt: 1_000,
  isCurrent: id === "here",
})

const atList = async () => {
  const operator = operatorThatListsSessions(["here", "phone", "cafe"].map(session))
  const list = createActor(makeOpenSessions(ManagedRuntime.make(operator.layer))).start()
  const is = (state: string) => waitFor(list, ({ value }) => value === state, soon)
  const ids = () => list.getSnapshot().context.data?.map(({ id }) => id)
  await is("shown")
  return { operator, is, ids, list, end: (which: EndedSession) => list.send({ type: "end.requested", which }) }
}

test("one session is ended, and the others are shown", async () => {
  const { is, ids, end } = await atList()
  expect(ids()).toEqual(["here", "phone", "cafe"])
  end({ id: "cafe" })
  await is("shown")
  expect(ids()).toEqual(["here", "phone"])
})

test("all are ended but the one that asks", async () => {
  const { is, ids, end } = await atList()
  end("others")
  await is("shown")
  expect(ids()).toEqual(["here"])
})

test.each([
  ["a lost question ended nothing", questionLost, ["here", "phone", "cafe"]],
  ["a lost answer ended what was named", answerLost, ["here", "phone"]],
])("%s: the list is read again when asked, and shows it", async (_, trouble, left) => {
  const { operator, is, ids, end, list } = await atList()
  operator.meets(trouble)
  end({ id: "cafe" })
  await is("failed")
  expect(ids()).toEqual(["here", "phone", "cafe"])
  list.send({ type: "retry.requested" })
  await is("shown")
  expect(ids()).toEqual(left)
})

test("a no leaves every session open, and something else can be ended", async () => {
  const { is, ids, end } = await atList()
  end({ id: "nobody's" })
  await is("refused")
  expect(ids()).toEqual(["here", "phone", "cafe"])
  end({ id: "phone" })
  await is("shown")
  expect(ids()).toEqual(["here", "cafe"])
})

test("whoever is known no longer ends nothing", async () => {
  const { operator, is, end } = await atList()
  operator.meets(notKnown)
  end({ id: "phone" })
  await is("unauthorized")
})
