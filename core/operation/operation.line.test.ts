import { expect, test } from "vitest"
import { answerLost, questionLost } from "../operator/testing/trouble.ts"
import { letter, writingPlayer } from "./testing/player-with-letters.ts"

/** A letter whose question went with the line that it was sent on. */
const interruptSending = async (trouble = questionLost, isResent = false) => {
  const player = writingPlayer({ isResent })
  player.post.meets(trouble)
  const operation = player.sends(letter("hello"))
  await operation.is("awaitingAnswer")
  await expect.poll(player.phone.subscribers).toBe(1)
  player.phone.losesNetwork()
  await expect.poll(() => operation.actor.getSnapshot().context.isLineLost).toBe(true)
  return { ...player, ...operation }
}

test("what a lost line interrupted ends some seconds after the line is back, when nobody has it", async () => {
  const { clock, phone, post, is } = await interruptSending()
  phone.findsNetwork()
  await is("lookingUp")
  await is("awaitingAnswer")
  clock.increment(1_000)
  await is("lookingUp")
  await is("awaitingAnswer")
  clock.increment(2_000)
  await is("neverReceived")
  expect(post.asked).toEqual(["take key-1", "find key-1", "find key-1", "find key-1"])
})

test("called off while the line is lost it is never sent again, and is over once nobody has it", async () => {
  const { actor, clock, phone, post, is, ends, keys } = await interruptSending(questionLost, true)
  post.meets(questionLost)
  actor.send({ type: "operation.calledOff" })
  await is("awaitingAnswer")
  phone.findsNetwork()
  await is("lookingUp")
  await is("awaitingAnswer")
  clock.increment(3_000)
  expect(await ends()).toMatchObject({ _tag: "GivenUp", intent: { key: "key-1" } })
  expect([post.letters(), keys()]).toEqual([[], []])
})

test("called off too late it is told as what it is: done", async () => {
  const { actor, ends, post } = await interruptSending(answerLost, true)
  actor.send({ type: "operation.calledOff" })
  expect(await ends()).toMatchObject({ _tag: "Done", receipt: 1 })
  expect(post.letters()).toEqual([["key-1", "malee", "hello"]])
})

test("taken up by a page that is loaded after the line was lost and found, it ends in as many seconds", async () => {
  const player = writingPlayer()
  player.post.meets(questionLost)
  const { actor, is } = player.sends(letter("hello"))
  await is("awaitingAnswer")
  actor.stop()
  player.clock.increment(10_000)
  const later = await player.takesUp()
  if (later === undefined) throw new Error("nothing is left to take up")
  await later.is("awaitingAnswer")
  await expect.poll(player.phone.subscribers).toBe(1)
  player.phone.findsNetwork(9_000)
  await expect.poll(() => later.actor.getSnapshot().context.lineBackAt).toBe(10_000)
  player.clock.increment(1_000)
  await later.is("lookingUp")
  await later.is("awaitingAnswer")
  player.clock.increment(2_000)
  await later.is("neverReceived")
})
