import { expect, test } from "vitest"
import { createActor, fromTransition } from "xstate"
import { watchPart } from "./watch.ts"

type News = string | undefined
const nothing: News = undefined

const draft = () =>
  createActor(fromTransition((_: News, event: { type: "says"; news: News }) => event.news, nothing)).start()

test("a part of what an actor knows is told at once and when it is another one, until nobody listens", () => {
  const actor = draft()
  const lengths: Array<readonly [now: number, before: number | undefined]> = []
  const leave = watchPart(
    actor,
    ({ context = "" }) => context.length,
    (length, before) => void lengths.push([length, before]),
  )
  actor.send({ type: "says", news: "two" })
  actor.send({ type: "says", news: "six" })
  actor.send({ type: "says", news: "four" })
  leave()
  actor.send({ type: "says", news: undefined })
  expect(lengths).toEqual([
    [0, undefined],
    [3, 0],
    [4, 3],
  ])
})
