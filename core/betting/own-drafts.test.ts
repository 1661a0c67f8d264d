import { Layer } from "effect"
import { expect, test } from "vitest"
import { createActor } from "xstate"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { startVisit } from "../visit/visit.ts"
import { ownDraftsOf } from "./own-drafts.ts"
import { savedLine } from "./testing/at-table.ts"
import { browserThatKeepsDrafts } from "./testing/browser-that-keeps-drafts.ts"
import { browserThatKeepsSets } from "./ticket4d/testing/browser-that-keeps-sets.ts"

const player = () => {
  const browser = browserThatKeepsDrafts()
  const visit = startVisit(visitOnCommand().surroundings).with(Layer.merge(browser.tab(), browserThatKeepsSets().tab()))
  const { drafted, draftMoves } = ownDraftsOf(visit)
  const seen = () => {
    const page = createActor(drafted, { input: undefined }).start()
    return expect.poll(() => page.getSnapshot().context.data)
  }
  return { ...draftMoves, browser, seen }
}

test("a draft that is added to, moved and discarded is seen at its round, and comes back when it is wanted again", async () => {
  const { add, move, discard, seen } = player()
  expect(await add("yeekee-42", [savedLine])).toBe(true)
  await seen().toEqual([{ betId: "yeekee-42", lines: 1 }])
  expect(await move("yeekee-42", "yeekee-43")).toBe(true)
  await seen().toEqual([{ betId: "yeekee-43", lines: 1 }])
  const restore = await discard("yeekee-43")
  await seen().toEqual([])
  expect(await restore?.()).toBe(true)
  await seen().toEqual([{ betId: "yeekee-43", lines: 1 }])
})

test("where the browser stores nothing, each of them says so, and the draft stays where it is", async () => {
  const { add, move, discard, seen, browser } = player()
  await add("yeekee-42", [savedLine])
  const restore = await discard("yeekee-42")
  await restore?.()
  browser.storageIs("full")
  expect(await add("yeekee-42", [savedLine])).toBe(false)
  expect(await move("yeekee-42", "yeekee-43")).toBe(false)
  expect(await discard("yeekee-42")).toBeUndefined()
  await seen().toEqual([{ betId: "yeekee-42", lines: 1 }])
})

test("a draft that was discarded is not back where the browser stores nothing any more", async () => {
  const { add, discard, seen, browser } = player()
  await add("yeekee-42", [savedLine])
  const restore = await discard("yeekee-42")
  browser.storageIs("full")
  expect(await restore?.()).toBe(false)
  await seen().toEqual([])
})
