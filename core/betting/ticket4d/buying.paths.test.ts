import { expect, test } from "vitest"
import { setMoves, setPartNames, setParts, setReachedStates } from "./testing/every-way.ts"

test("a draw closes and opens, whatever else goes on", () => {
  expect(setMoves("round")).toEqual({
    open: { "round.closed": "closed" },
    closed: { "round.opened": "open" },
  })
})

test("what is held is read at first, after every slip and every doubt, and again where it could not be read", () => {
  const again = { "held.invalidated": "loading", "slip.placed": "loading", "slip.placed, another draft": "loading" }
  expect(setMoves("held")).toEqual({
    loading: {
      "readHeld: held": "loaded",
      "readHeld: no such slip": "failed",
      "readHeld: unauthorized": "failed",
      "readHeld: unreachable": "failed",
    },
    loaded: again,
    failed: { ...again, "connection.restored": "loading", "time for another try": "loading" },
  })
})

test("every change of the sets is kept at once, and what comes in between is kept after it", () => {
  const looked = (to: string) => ({ "looking: nothing": to, "looking: broken": to })
  const fromElsewhere = (to: string) => ({ "a draft from elsewhere": to, "an old draft from elsewhere": to })
  const answered = (to: string) => ({ "saving: saved": to, "saving: not saved": to })
  expect(setMoves("sets")).toEqual({
    recalling: { "recalling: nothing": "saved", "recalling: a draft": "saved", "recalling: broken": "saved" },
    saved: {
      "a number is picked": "saving",
      "the sets are cleared": "saving",
      "slip.placed": "saving",
      "page.shown": "looking",
      "an old draft from elsewhere": "saving",
    },
    saving: {
      ...answered("saved"),
      "a number is picked": "saving, changed since",
      "the sets are cleared": "saving, changed since",
      // What is held already takes the place of what is picked.
      "readHeld: held": "saving, changed since",
      "slip.placed": "saving, placed since",
    },
    "saving, changed since": {
      ...answered("saving"),
      ...fromElsewhere("saving"),
      "slip.placed": "saving, placed since",
    },
    "saving, placed since": { ...answered("saving"), ...fromElsewhere("saving") },
    looking: {
      ...looked("saved"),
      "looking: a draft": "saved",
      "a number is picked": "looking, changed since",
      "the sets are cleared": "looking, changed since",
      "slip.placed": "looking, placed since",
      "an old draft from elsewhere": "saving",
    },
    "looking, changed since": {
      ...looked("saving"),
      // Another draft takes the place of what was picked on one that is over.
      "looking: a draft": "saved or saving",
      ...fromElsewhere("looking"),
      "slip.placed": "looking, placed since",
    },
    "looking, placed since": {
      ...looked("saving"),
      "looking: a draft": "saved or saving",
      ...fromElsewhere("looking"),
    },
  })
})

test("every condition of every part can be reached", () => {
  const all = setPartNames.map((of) => new Set(setReachedStates.map((reachedState) => setParts(reachedState)[of])))
  expect(all).toEqual([
    new Set(["open", "closed"]),
    new Set(["loading", "loaded", "failed"]),
    new Set([
      "recalling",
      "saved",
      "saving",
      "saving, changed since",
      "saving, placed since",
      "looking",
      "looking, changed since",
      "looking, placed since",
    ]),
  ])
})

test("wherever nothing is being written or looked up, what is picked is what is kept", () => {
  const settled = setReachedStates.filter((reachedState) => setParts(reachedState).sets === "saved")
  expect(settled.length).toBeGreaterThan(20)
  for (const { context } of settled)
    expect([context.slip, context.draftId]).toEqual([context.saved.slip, context.saved.id])
})
