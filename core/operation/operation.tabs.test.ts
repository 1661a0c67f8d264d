import fc from "fast-check"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { answerLost, notKnown, questionLost, silence } from "../operator/testing/trouble.ts"
import { letter, writingPlayer } from "./testing/player-with-letters.ts"

test("two tabs that send at once send one, and the second one learns what was really sent", async () => {
  const { post, sends, keys } = writingPlayer()
  const [first, second] = [sends(letter("hello")), sends(letter("good bye"))]
  const outcomes = await Promise.all([first.ends(), second.ends()])
  expect(outcomes).toMatchObject([
    { isEarlier: false, intent: { key: "key-1", command: { text: "hello" } } },
    { isEarlier: true, intent: { key: "key-1", command: { text: "hello" } }, receipt: 1 },
  ])
  expect([post.letters(), keys()]).toEqual([[["key-1", "malee", "hello"]], []])
})

test("what serves another purpose goes beside it", async () => {
  const { post, sends } = writingPlayer()
  const both = [sends(letter("hello", "malee")), sends(letter("hello", "somsak"))]
  expect(await Promise.all(both.map(({ ends }) => ends()))).toMatchObject([{ receipt: 1 }, { receipt: 2 }])
  expect(post.letters()).toEqual([
    ["key-1", "malee", "hello"],
    ["key-2", "somsak", "hello"],
  ])
})

test("what one tab gives up is still remembered for the tab that has sent it since", async () => {
  const { clock, post, sends, takesUp, keys } = writingPlayer()
  const first = sends(letter("hello"))
  post.meets(questionLost)
  await first.isNeverReceived()
  const second = await takesUp()
  await second?.is("neverReceived")
  clock.increment(1)
  post.meets(silence().trouble)
  second?.actor.send({ type: "operation.confirmed" })
  await second?.is("sending")
  first.actor.send({ type: "operation.left" })
  expect([(await first.ends())?._tag, keys()]).toEqual(["GivenUp", ["key-1"]])
})

test("another version waits for what another tab has sent since", async () => {
  const { clock, post, sends, takesUp } = writingPlayer()
  const first = sends(letter("hello"))
  post.meets(questionLost)
  await first.isNeverReceived()
  const second = await takesUp()
  await second?.is("neverReceived")
  clock.increment(1)
  post.meets(answerLost)
  second?.actor.send({ type: "operation.confirmed" })
  await second?.is("awaitingAnswer")
  first.actor.send({ type: "operation.confirmed", command: letter("hello, dear") })
  expect(await first.ends()).toMatchObject({ isEarlier: true, intent: { key: "key-1", command: { text: "hello" } } })
  expect(post.letters()).toEqual([["key-1", "malee", "hello"]])
})

test("a flow that is resent by itself is sent again under its key at the first word that it never arrived", async () => {
  const { clock, post, sends } = writingPlayer({ isResent: true })
  const { is, ends } = sends(letter("hello"))
  post.meets(questionLost)
  await is("awaitingAnswer")
  clock.increment(1_000)
  expect(await ends()).toMatchObject({ _tag: "Done", intent: { key: "key-1", madeAt: 1_000_000, sentAt: 1_001_000 } })
  expect(post.asked).toEqual(["take key-1", "find key-1", "take key-1"])
})

test("sending it again does not make the yes younger: two minutes after it the player is asked", async () => {
  const { clock, post, sends } = writingPlayer({ isResent: true })
  const { actor, is, ends } = sends(letter("hello"))
  post.meets(questionLost)
  await is("awaitingAnswer")
  clock.increment(119_999 - 30_000)
  post.meets(questionLost, questionLost)
  await is("awaitingAnswer")
  clock.increment(30_001)
  await is("awaitingAnswer")
  clock.increment(120_000)
  await is("neverReceived")
  const sent = () => post.asked.filter((question) => question.startsWith("take")).length
  const before = sent()
  clock.increment(600_000)
  expect([actor.getSnapshot().value, sent()]).toEqual(["neverReceived", before])
  actor.send({ type: "operation.confirmed" })
  expect(await ends()).toMatchObject({ _tag: "Done", intent: { key: "key-1" } })
})

test.each([
  ["means the same a minute later", "hello", 60_000, true, "done"],
  ["means the same two minutes later", "hello", 120_000, true, "neverReceived"],
  ["means something else", "good bye", 60_000, true, "awaitingAnswer"],
  ["does not know what time it is", "hello", 60_000, false, "awaitingAnswer"],
] as const)("a page that takes up what never arrived and %s", async (_, text, later, knows, state) => {
  const { clock, post, sends, takesUp, knowsTime } = writingPlayer({ isResent: true })
  const first = sends(letter("hello"))
  post.meets(questionLost)
  await first.is("awaitingAnswer")
  first.actor.stop()
  clock.increment(later)
  knowsTime(knows)
  const next = await takesUp(letter(text))
  await next?.is(state)
  expect(post.letters()).toEqual(state === "done" ? [["key-1", "malee", "hello"]] : [])
})

test("what is reached once only is told in every tab, whatever it means there, and never sent again", async () => {
  const { post, sends, takesUp, keys } = writingPlayer({ isOnceOnly: true })
  await sends(letter("hello")).ends()
  const outcome = await sends(letter("hello again")).ends()
  expect(outcome).toMatchObject({ _tag: "Done", receipt: 1, isEarlier: true, intent: { key: "key-1" } })
  expect(post.asked).toEqual(["take key-1", "find key-1"])
  expect([post.letters(), keys(), await takesUp()]).toEqual([[["key-1", "malee", "hello"]], [], undefined])
})

test("what may come again is sent anew when it is wanted anew", async () => {
  const { post, sends } = writingPlayer()
  await sends(letter("hello")).ends()
  expect(await sends(letter("hello")).ends()).toMatchObject({ isEarlier: false, receipt: 2, intent: { key: "key-2" } })
  expect(post.letters()).toHaveLength(2)
})

test("whatever is lost, tapped, loaded again or sent again, one yes is exactly one letter", async () => {
  const trouble = fc.constantFrom(questionLost, answerLost, notKnown)
  const kinds = { isResent: fc.boolean(), isOnceOnly: fc.boolean() }
  await fc.assert(
    fc.asyncProperty(
      fc.array(trouble, { maxLength: 6 }),
      fc.array(fc.boolean(), { maxLength: 8 }),
      fc.record(kinds),
      async (troubles, reloads, kind) => {
        const { clock, post, sends, takesUp, keys } = writingPlayer(kind)
        post.meets(...troubles)
        let page = sends(letter("hello"))
        const settle = () => waitFor(page.actor, (state) => !state.hasTag("busy"))
        for (const isReloaded of [...reloads, ...Array.from({ length: 20 }, () => false)]) {
          if (isReloaded || page.actor.getSnapshot().status === "done") {
            page.actor.stop()
            const next = await takesUp(letter("hello"))
            if (next === undefined) break
            page = next
          }
          await settle()
          if (page.actor.getSnapshot().value === "neverReceived") page.actor.send({ type: "operation.confirmed" })
          else clock.increment(30_000)
          await settle()
        }
        expect([post.letters(), keys()]).toEqual([[["key-1", "malee", "hello"]], []])
      },
    ),
    { numRuns: 200 },
  )
})
