import { expect, test } from "vitest"
import { waysFrom } from "../../testing/ways.ts"
import { everywhere, happenings, machine, place } from "./testing/every-way.ts"

const refusals = { "no rate of ours": "refused", "outside limits": "refused", "too poor": "refused" }
const changes = { "worse rates": "changed", "all closed": "changed (nothing would be left)" }
const openEnds = { unauthorized: "unauthorized", "given up": "left", reconsidered: "reviewing", left: "left" }

const allOf = (whose: string, ways: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(ways).map(([answer, to]) => [`${whose}: ${answer}`, to]))
const nothingPlaced = Object.fromEntries(Object.keys({ ...refusals, ...changes }).map((no) => [no, "reviewing"]))

test("an order goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, everywhere, { events: happenings, place })).toEqual({
    reviewing: {
      "order.confirmed": "placing",
      "order.left": "left",
      "rates: closed": "changed (nothing would be left)",
      "rates: worse": "changed",
      "round.closed": "refused",
    },
    changed: {
      "change.agreed": "placing",
      "order.left": "left",
      // Where other rates have changed besides, they are still to be agreed to.
      "rates: back": "changed or reviewing",
      "rates: closed": "changed (nothing would be left)",
      "round.closed": "refused",
    },
    "changed (nothing would be left)": {
      "change.agreed": "left",
      "order.left": "left",
      "rates: back": "changed",
      "rates: worse": "changed",
      "round.closed": "refused",
    },
    placing: {
      ...allOf("ours", { accepted: "accepted", ...refusals, ...changes, ...openEnds }),
      ...allOf("another version", { accepted: "placedElsewhere", ...nothingPlaced, ...openEnds }),
    },
    refused: {
      "order.confirmed": "placing",
      "order.left": "left",
      "rates: closed": "refused (and all closed)",
      "rates: worse": "refused (and rates changed)",
    },
    "refused (and rates changed)": {
      "order.confirmed": "changed",
      "order.left": "left",
      "rates: back": "refused or refused (and rates changed)",
      "rates: closed": "refused (and all closed)",
      "round.closed": "refused",
    },
    "refused (and all closed)": {
      "order.confirmed": "changed (nothing would be left)",
      "order.left": "left",
      "rates: back": "refused (and rates changed)",
      "rates: worse": "refused (and rates changed)",
      "round.closed": "refused",
    },
    placedElsewhere: { "order.left": "accepted" },
    accepted: {},
    left: {},
    unauthorized: {},
  })
})

test("an order that has ended leaves an intent behind only where its outcome is unknown", () => {
  for (const { state, context } of everywhere)
    if (["reviewing", "changed", "refused"].includes(state)) expect(context.unfinished).toBeUndefined()
    else if (state === "unauthorized") expect(context.unfinished?.key).toBe("key-0")
})
