import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { type Satang, satang } from "../../money/satang.ts"
import { browserThatHolds, somchaisRecord, somchaisSession } from "../testing/somchai.ts"
import { ownCash } from "./own-player.ts"
import { startSession } from "./testing/session.ts"

test("cash is told once it is known, at every change, and by whichever actor knows it", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = startSession(browser)
  const player = () => session.getSnapshot().children.player
  const cash = ownCash(session)
  const amounts: Array<Satang> = []
  const leave = cash.subscribe((sum) => void amounts.push(sum))
  expect(cash.now()).toBeUndefined()
  await expect.poll(() => amounts).toEqual([somchaisRecord.cash])
  player()?.send({ type: "cash.changed", cash: satang(5_000) })
  expect(amounts).toEqual([somchaisRecord.cash, 5_000])
  expect(cash.now()).toBe(5_000)
  const before = player()
  browser.inAnotherTab({ type: "session.openedElsewhere", session: { ...somchaisSession, token: "renewed" } })
  await waitFor(session, () => player() !== before)
  await expect.poll(() => amounts.slice(2)).toEqual([somchaisRecord.cash])
  leave()
  player()?.send({ type: "cash.changed", cash: satang(7_000) })
  expect(amounts).toHaveLength(3)
})

test("another login tells the sum anew, even where it is the same, and nothing to whoever has left", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = startSession(browser)
  const cash = ownCash(session)
  const [received, left]: [Array<Satang>, Array<Satang>] = [[], []]
  cash.subscribe((sum) => void received.push(sum))
  const leave = cash.subscribe((sum) => void left.push(sum))
  await expect.poll(() => received).toEqual([somchaisRecord.cash])
  leave()
  browser.inAnotherTab({ type: "session.openedElsewhere", session: { ...somchaisSession, token: "renewed" } })
  await expect.poll(() => received).toEqual([somchaisRecord.cash, somchaisRecord.cash])
  expect(left).toEqual([somchaisRecord.cash])
})
