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
    kept: {
      "a line is added": "changed",
      "slip.agreed": "changed",
      "slip.placed": "keeping",
      "page.shown": "looking",
      "an old draft from elsewhere": "keeping",
    },
    changed: {
      keepAfter: "keeping",
      "page.left": "keeping",
      "slip.placed": "keeping",
      "page.shown": "looking, changed since",
      "a draft from elsewhere": "kept",
      "an old draft from elsewhere": "kept",
    },
    keeping: {
      "keeping: kept": "kept",
      "keeping: not kept": "kept",
      "a line is added": "keeping, changed since",
      "slip.agreed": "keeping, changed since",
      "slip.placed": "keeping, placed since",
    },
    "keeping, changed since": {
      "keeping: kept": "changed",
      "keeping: not kept": "changed",
      "page.left": "keeping",
      "slip.placed": "keeping, placed since",
      "a draft from elsewhere": "keeping",
      "an old draft from elsewhere": "keeping",
    },
    "keeping, placed since": {
      "keeping: kept": "keeping",
      "keeping: not kept": "keeping",
      "page.left": "keeping",
      "a draft from elsewhere": "keeping",
      "an old draft from elsewhere": "keeping",
    },
    looking: {
      ...looked("kept"),
      "a line is added": "looking, changed since",
      "slip.agreed": "looking, changed since",
      "slip.placed": "looking, placed since",
      "an old draft from elsewhere": "keeping",
    },
    "looking, changed since": {
      ...looked("changed"),
      "looking: a draft": "changed or kept",
      "page.left": "keeping",
      "slip.placed": "looking, placed since",
      "a draft from elsewhere": "looking",
      "an old draft from elsewhere": "looking",
    },
    "looking, placed since": {
      ...looked("keeping"),
      "looking: a draft": "keeping or kept",
      "page.left": "keeping",
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
      "keeping",
      "keeping, changed since",
      "keeping, placed since",
      "kept",
      "looking",
      "looking, changed since",
      "looking, placed since",
      undefined,
    ]),
    terms: new Set(["loadingTerms", "loadingRates", "loaded", "failed", undefined]),
  })
})
