import { expect, test } from "vitest"
import { answerLost, lateAnswer, notKnown, questionLost, silence } from "../operator/testing/trouble.ts"
import { LetterRefused, letter, writingPlayer } from "./testing/player-with-letters.ts"

test("what is sent arrives once, and nothing stays in the memory", async () => {
  const { post, sends, keys } = writingPlayer()
  const outcome = await sends(letter("hello")).ends()
  expect(outcome).toMatchObject({ _tag: "Done", receipt: 1, isEarlier: false, intent: { key: "key-1" } })
  expect([post.asked, post.letters(), keys()]).toEqual([["take key-1"], [["key-1", "malee", "hello"]], []])
})

test("it is remembered before the operator hears of it, so that no reload can lose it", async () => {
  const { post, browser, sends, keys } = writingPlayer()
  post.meets(silence().trouble)
  await sends(letter("hello")).is("sending")
  expect(keys()).toEqual(["key-1"])
  expect(browser.unfinished()).toMatchObject([
    { purpose: "letter to malee", madeAt: 1_000_000, sentAt: 1_000_000, isByOperator: true },
  ])
})

test("a lost answer is looked up after 1, 2, 4, 8, 15, 30 and again 30 seconds, and nothing is sent again", async () => {
  const { clock, post, sends } = writingPlayer()
  const { is, ends } = sends(letter("hello"))
  post.meets(...Array.from({ length: 7 }, () => answerLost))
  for (const [times, wait] of [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000].entries()) {
    await is("awaitingAnswer")
    clock.increment(wait - 1)
    expect(post.asked).toHaveLength(times + 1)
    clock.increment(1)
    expect(post.asked).toHaveLength(times + 1 + 1)
  }
  expect(await ends()).toMatchObject({ _tag: "Done", receipt: 1 })
  expect(post.asked).toEqual(["take key-1", ...Array.from({ length: 7 }, () => "find key-1")])
  expect(post.letters()).toEqual([["key-1", "malee", "hello"]])
})

test("what never arrived can be sent again by a yes under the same key, but not before two minutes have passed", async () => {
  const { clock, post, sends } = writingPlayer()
  const { actor, is, ends } = sends(letter("hello"))
  post.meets(questionLost)
  await is("awaitingAnswer")
  actor.send({ type: "operation.confirmed" })
  clock.increment(119_999)
  await is("awaitingAnswer")
  expect(post.asked).toEqual(["take key-1", "find key-1"])
  clock.increment(2_000)
  await is("neverReceived")
  actor.send({ type: "operation.confirmed" })
  actor.send({ type: "operation.confirmed" })
  const intent = { key: "key-1", madeAt: 1_000_000, sentAt: 1_121_999 }
  expect(await ends()).toMatchObject({ _tag: "Done", receipt: 1, intent })
  expect(post.asked.filter((question) => question.startsWith("take"))).toEqual(["take key-1", "take key-1"])
  expect(post.letters()).toEqual([["key-1", "malee", "hello"]])
})

test("what never arrived can be given up, and then nothing of it is left", async () => {
  const { post, sends, keys } = writingPlayer()
  const { actor, isNeverReceived, ends } = sends(letter("hello"))
  post.meets(questionLost)
  await isNeverReceived()
  actor.send({ type: "operation.left" })
  expect(await ends()).toMatchObject({ _tag: "GivenUp", intent: { key: "key-1" } })
  expect([post.letters(), keys()]).toEqual([[], []])
})

test("another version goes in place of what never arrived, under a new key", async () => {
  const { post, sends, keys } = writingPlayer()
  const { actor, isNeverReceived, ends } = sends(letter("hello"))
  post.meets(questionLost)
  await isNeverReceived()
  actor.send({ type: "operation.confirmed", command: letter("hello, dear") })
  expect(await ends()).toMatchObject({ _tag: "Done", isEarlier: false, intent: { key: "key-2" } })
  expect([post.letters(), keys()]).toEqual([[["key-2", "malee", "hello, dear"]], []])
})

test("what is left while its outcome is unknown is taken up again under its key", async () => {
  const { post, sends, takesUp, keys } = writingPlayer()
  const { actor, is, ends } = sends(letter("hello"))
  post.meets(answerLost)
  await is("awaitingAnswer")
  actor.send({ type: "operation.left" })
  expect([(await ends())?._tag, keys()]).toEqual(["Left", ["key-1"]])
  expect(await (await takesUp())?.ends()).toMatchObject({ _tag: "Done", isEarlier: true, intent: { key: "key-1" } })
  expect([post.letters(), keys(), await takesUp()]).toEqual([[["key-1", "malee", "hello"]], [], undefined])
})

test.each(["sending", "lookingUp"] as const)("who turns away while %s leaves it for later", async (state) => {
  const { clock, post, sends, keys } = writingPlayer()
  const { actor, is, ends } = sends(letter("hello"))
  post.meets(silence().trouble, silence().trouble)
  await is("sending")
  if (state === "lookingUp") clock.increment(20_000)
  await is(state)
  actor.send({ type: "operation.left" })
  expect([(await ends())?._tag, keys()]).toEqual(["Left", ["key-1"]])
})

test("an operator that is silent for twenty seconds is asked what became of it, and after twenty more again later", async () => {
  const { clock, post, sends } = writingPlayer()
  const { actor, is, ends } = sends(letter("hello"))
  post.meets(silence().trouble, silence().trouble)
  await is("sending")
  clock.increment(19_999)
  expect(actor.getSnapshot().value).toBe("sending")
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe("lookingUp")
  clock.increment(20_000)
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag("unknown")]).toEqual(["awaitingAnswer", true])
  clock.increment(80_000)
  await is("neverReceived")
  actor.send({ type: "operation.confirmed" })
  expect(await ends()).toMatchObject({ _tag: "Done", intent: { key: "key-1" } })
})

test("an answer that comes after the operator was asked what became of it changes nothing twice", async () => {
  const { clock, post, sends } = writingPlayer()
  const { is, ends } = sends(letter("hello"))
  const late = lateAnswer()
  post.meets(late.trouble, questionLost)
  await is("sending")
  clock.increment(20_000)
  await is("awaitingAnswer")
  await late.letGo()
  clock.increment(1_000)
  expect(await ends()).toMatchObject({ _tag: "Done", receipt: 1 })
  expect(post.letters()).toEqual([["key-1", "malee", "hello"]])
})

test.each(["the network is back", "the player asks"])("when %s, the outcome is looked up at once", async (what) => {
  const { phone, post, sends } = writingPlayer()
  const { actor, is, ends } = sends(letter("hello"))
  post.meets(answerLost)
  await is("awaitingAnswer")
  phone.losesNetwork()
  expect(actor.getSnapshot().value).toBe("awaitingAnswer")
  if (what === "the player asks") actor.send({ type: "outcome.requested" })
  else phone.findsNetwork()
  expect(await ends()).toMatchObject({ _tag: "Done", receipt: 1 })
  expect(post.asked).toEqual(["take key-1", "find key-1"])
})

test("the operator's no is told with its reason and ends the operation", async () => {
  const { post, sends, keys } = writingPlayer()
  post.closes()
  const outcome = await sends(letter("hello")).ends()
  expect(outcome?._tag === "Refused" && outcome.refusal).toEqual(new LetterRefused({ reason: "closed" }))
  expect([post.letters(), keys()]).toEqual([[], []])
})

test.each([
  ["sending", [notKnown]],
  ["looking up", [answerLost, notKnown]],
])("a player whom nobody knows any more while %s finds it after the next login", async (_, troubles) => {
  const { clock, post, sends, takesUp, keys } = writingPlayer()
  const { actor, is, ends, intent } = sends(letter("hello"))
  post.meets(...troubles)
  if (troubles.length > 1) {
    await is("awaitingAnswer")
    clock.increment(1_000)
  }
  expect([(await ends())?._tag, keys(), actor.getSnapshot().value]).toEqual(["Unauthorized", ["key-1"], "unauthorized"])
  const next = await takesUp()
  expect(next?.intent()).toEqual(intent())
  if (troubles.length > 1) expect(await next?.ends()).toMatchObject({ _tag: "Done", receipt: 1 })
  else await next?.is("awaitingAnswer")
})

test("a browser that stores nothing still sends it once, and looks it up under its key", async () => {
  const { clock, post, browser, sends } = writingPlayer()
  browser.blocksStorage()
  const { actor, is, ends } = sends(letter("hello"))
  post.meets(answerLost)
  await is("awaitingAnswer")
  expect(actor.getSnapshot().context.isRemembered).toBe(false)
  clock.increment(1_000)
  expect(await ends()).toMatchObject({ _tag: "Done", intent: { key: "key-1" } })
  expect(post.asked).toEqual(["take key-1", "find key-1"])
})
