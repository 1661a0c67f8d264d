import { expect, test } from "vitest"
import { moves, partNames, reachedStates, regionsOf } from "./testing/every-way.ts"

test("a round closes and opens; a slip is recalled, gets its terms, and ends only where it cannot go on", () => {
  expect(moves("round")).toEqual({
    open: { "round.closed": "closed" },
    closed: { "round.opened": "open" },
  })
  const read = {
    "loading: terms": "taking",
    "loading: no such round": "missing",
    "loading: unauthorized": "unauthorized",
  }
  expect(moves("slip")).toEqual({
    recalling: { "recalling: nothing": "loading", "recalling: a draft": "loading", "recalling: broken": "loading" },
    loading: { ...read, "loading: unreachable": "failed" },
    failed: { "retry.requested": "loading", "connection.restored": "loading", retry: "loading" },
    taking: {
      "loadingTerms: no such round": "missing",
      "loadingTerms: unauthorized": "unauthorized",
      "loadingRates: no such round": "missing",
      "loadingRates: unauthorized": "unauthorized",
    },
    missing: {},
    unauthorized: {},
  })
})

test("terms are read again when asked for, and rates when they are old; an operator that is away is asked again", () => {
  expect(moves("terms")).toEqual({
    loaded: {
      "terms.invalidated": "loadingTerms",
      "round.opened": "loadingRates",
      "connection.restored": "loadingRates",
      "rates are old": "loadingRates",
    },
    loadingTerms: { "loadingTerms: terms": "loaded", "loadingTerms: unreachable": "failed" },
    loadingRates: {
      "terms.invalidated": "loadingTerms",
      "loadingRates: rates": "loaded",
      "loadingRates: unreachable": "failed",
    },
    failed: {
      "terms.invalidated": "loadingTerms",
      "connection.restored": "loadingTerms",
      "retry terms": "loadingTerms",
    },
  })
})

test("a change is kept after a while, when the page is left, and at once when the slip was placed", () => {
  const looked = (to: string) => ({ "looking: nothing": to, "looking: a draft": to, "looking: broken": to })
  expect(moves("draft")).toEqual({
    saved: {
      "a line is added": "changed",
      "slip.agreed": "changed",
      "slip.placed": "saving",
      "page.shown": "looking",
      "an old draft from elsewhere": "saving",
    },
    changed: {
      keepAfter: "saving",
      "page.left": "saving",
      "slip.placed": "saving",
      "page.shown": "looking, changed since",
      "a draft from elsewhere": "saved",
      "an old draft from elsewhere": "saved",
    },
    saving: {
      "saving: saved": "saved",
      "saving: not saved": "saved",
      "a line is added": "saving, changed since",
      "slip.agreed": "saving, changed since",
      "slip.placed": "saving, placed since",
    },
    "saving, changed since": {
      "saving: saved": "changed",
      "saving: not saved": "changed",
      "page.left": "saving",
      "slip.placed": "saving, placed since",
      "a draft from elsewhere": "saving",
      "an old draft from elsewhere": "saving",
    },
    "saving, placed since": {
      "saving: saved": "saving",
      "saving: not saved": "saving",
      "page.left": "saving",
      "a draft from elsewhere": "saving",
      "an old draft from elsewhere": "saving",
    },
    looking: {
      ...looked("saved"),
      "a line is added": "looking, changed since",
      "slip.agreed": "looking, changed since",
      "slip.placed": "looking, placed since",
      "an old draft from elsewhere": "saving",
    },
    "looking, changed since": {
      ...looked("changed"),
      "looking: a draft": "changed or saved",
      "page.left": "saving",
      "slip.placed": "looking, placed since",
      "a draft from elsewhere": "looking",
      "an old draft from elsewhere": "looking",
    },
    "looking, placed since": {
      ...looked("saving"),
      "looking: a draft": "saved or saving",
      "page.left": "saving",
      "a draft from elsewhere": "looking",
      "an old draft from elsewhere": "looking",
    },
  })
})

test("every condition can be reached", () => {
  const states = reachedStates.map(regionsOf)
  const all = Object.fromEntries(partNames.map((of) => [of, new Set(states.map((part) => part[of]))]))
  expect(all).toEqual({
    round: new Set(["closed", "open"]),
    slip: new Set(["unauthorized", "missing", "loading", "recalling", "taking", "failed"]),
    draft: new Set([
      "changed",
      "saving",
      "saving, changed since",
      "saving, placed since",
      "saved",
      "looking",
      "looking, changed since",
      "looking, placed since",
      undefined,
    ]),
    terms: new Set(["loadingTerms", "loadingRates", "loaded", "failed", undefined]),
  })
})
