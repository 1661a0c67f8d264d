import { Effect } from "effect"
import { expect, test } from "vitest"
import { Unreachable } from "../operator/failures.ts"
import type { Trouble } from "../operator/testing/trouble.ts"
import { answerLost } from "../operator/testing/trouble.ts"
import { letter, writingPlayer } from "./testing/player-with-letters.ts"

const ownerWanted: Trouble = () => Effect.fail(new Unreachable({ wantsOwner: true }))

test("what the operator wants the owner for goes again under its key, as sent just then", async () => {
  const { clock, post, sends, proves } = writingPlayer()
  proves(() => {
    clock.increment(90_000)
    return true
  })
  post.meets(ownerWanted)
  const intent = { key: "key-1", madeAt: 1_000_000, sentAt: 1_090_000 }
  expect(await sends(letter("hello")).ends()).toMatchObject({ _tag: "Done", receipt: 1, intent })
  expect(post.asked).toEqual(["take key-1", "take key-1"])
})

test("an answer that is lost after the owner was asked is waited for anew, however long the owner took", async () => {
  const { clock, post, sends, proves } = writingPlayer()
  proves(() => {
    clock.increment(300_000)
    return true
  })
  post.meets(ownerWanted, answerLost)
  const { is, ends } = sends(letter("hello"))
  await is("awaitingAnswer")
  clock.increment(1_000)
  expect(await ends()).toMatchObject({ _tag: "Done", receipt: 1 })
  expect(post.letters()).toEqual([["key-1", "malee", "hello"]])
})

test("the owner is asked as often as the operator wants it", async () => {
  const { post, sends, proves } = writingPlayer()
  let asked = 0
  proves(() => (asked += 1) > 0)
  post.meets(ownerWanted, ownerWanted)
  expect(await sends(letter("hello")).ends()).toMatchObject({ _tag: "Done" })
  expect(asked).toBe(2)
})

test.each([
  ["the owner would rather not", () => false],
  ["nobody can be asked", undefined],
])("where %s it is given up, and nothing of it is left", async (_, prove) => {
  const { post, sends, keys, proves } = writingPlayer()
  if (prove !== undefined) proves(prove)
  post.meets(ownerWanted)
  expect(await sends(letter("hello")).ends()).toMatchObject({ _tag: "GivenUp" })
  expect([post.letters(), keys()]).toEqual([[], []])
})

test("where the question to the owner breaks, they have not shown it: that is reported once, and they may try again", async () => {
  const { post, sends, keys, proves, defects } = writingPlayer()
  const broken = new Error("no keypad")
  proves(() => {
    throw broken
  })
  post.meets(ownerWanted)
  expect(await sends(letter("hello")).ends()).toMatchObject({ _tag: "GivenUp" })
  expect([post.letters(), keys(), defects]).toEqual([[], [], [broken]])
  proves(() => true)
  post.meets(ownerWanted)
  expect(await sends(letter("hello")).ends()).toMatchObject({ _tag: "Done" })
})
