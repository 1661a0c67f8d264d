import { expect, test } from "vitest"
import { makeSheetTurns } from "./sheet-turns.ts"

test("a sheet that opens by itself waits until the one before it is closed", () => {
  const turns = makeSheetTurns()
  const leave = turns.want("news")
  turns.opened()
  turns.want("consent")
  expect(turns.current()).toBe("news")
  turns.closed()
  expect(turns.current()).toBe("news")
  leave()
  expect(turns.current()).toBe("consent")
})

test("of two that wait the more important one comes first, whichever asked first", () => {
  const turns = makeSheetTurns()
  turns.opened()
  const leaveNews = turns.want("news")
  const leaveReminder = turns.want("reminder")
  expect(turns.current()).toBeUndefined()
  turns.closed()
  expect(turns.current()).toBe("reminder")
  leaveReminder()
  expect(turns.current()).toBe("news")
  leaveNews()
  expect(turns.current()).toBeUndefined()
})

test("none opens over a sheet that the player has opened, in whatever order it goes", () => {
  const turns = makeSheetTurns()
  const shown: Array<string | undefined> = []
  turns.subscribe(() => shown.push(turns.current()))
  const leave = turns.want("news")
  turns.opened()
  turns.opened()
  turns.want("consent")
  leave()
  turns.closed()
  expect(turns.current()).toBeUndefined()
  turns.closed()
  expect(turns.current()).toBe("consent")
  expect(shown).toEqual(["news", "consent"])
})

test("of all that want to open at once one is open at a time, by importance, until none is left", () => {
  const turns = makeSheetTurns()
  const leaving = new Map<string | undefined, () => void>()
  turns.opened()
  for (const turn of ["notifications", "news", "consent", "reminder"] as const) leaving.set(turn, turns.want(turn))
  expect(turns.current()).toBeUndefined()
  turns.closed()
  const inOrder: Array<string | undefined> = []
  for (let left = 4; left > 0; left--) {
    inOrder.push(turns.current())
    turns.opened()
    const leave = leaving.get(turns.current())
    leave?.()
    turns.closed()
  }
  expect(inOrder).toEqual(["reminder", "consent", "news", "notifications"])
  expect(turns.current()).toBeUndefined()
})
