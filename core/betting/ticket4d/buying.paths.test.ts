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
  const answered = (to: string) => ({ "keeping: kept": to, "keeping: not kept": to })
  expect(setMoves("sets")).toEqual({
    recalling: { "recalling: nothing": "kept", "recalling: a draft": "kept", "recalling: broken": "kept" },
    kept: {
      "a number is picked": "keeping",
      "the sets are cleared": "keeping",
      "slip.placed": "keeping",
      "page.shown": "looking",
      "an old draft from elsewhere": "keeping",
    },
    keeping: {
      ...answered("kept"),
      "a number is picked": "keeping, changed since",
      "the sets are cleared": "keeping, changed since",
      // What is held already takes the place of what is picked.
      "readHeld: held": "keeping, changed since",
      "slip.placed": "keeping, placed since",
    },
    "keeping, changed since": {
      ...answered("keeping"),
      ...fromElsewhere("keeping"),
      "slip.placed": "keeping, placed since",
    },
    "keeping, placed since": { ...answered("keeping"), ...fromElsewhere("keeping") },
    looking: {
      ...looked("kept"),
      "looking: a draft": "kept",
      "a number is picked": "looking, changed since",
      "the sets are cleared": "looking, changed since",
      "slip.placed": "looking, placed since",
      "an old draft from elsewhere": "keeping",
    },
    "looking, changed since": {
      ...looked("keeping"),
      // Another draft takes the place of what was picked on one that is over.
      "looking: a draft": "keeping or kept",
      ...fromElsewhere("looking"),
      "slip.placed": "looking, placed since",
    },
    "looking, placed since": {
      ...looked("keeping"),
      "looking: a draft": "keeping or kept",
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
      "kept",
      "keeping",
      "keeping, changed since",
      "keeping, placed since",
      "looking",
      "looking, changed since",
      "looking, placed since",
    ]),
  ])
})

test("wherever nothing is being written or looked up, what is picked is what is kept", () => {
  const settled = setReachedStates.filter((reachedState) => setParts(reachedState).sets === "kept")
  expect(settled.length).toBeGreaterThan(20)
  for (const { context } of settled)
    expect([context.slip, context.draftId]).toEqual([context.kept.slip, context.kept.id])
})
