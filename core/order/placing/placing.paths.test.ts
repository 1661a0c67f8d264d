import { expect, test } from "vitest"
import { waysFrom } from "../../testing/ways.ts"
import { everywhere, happenings, machine, place } from "./testing/every-way.ts"

const refusals = { "no rate of ours": "refused", "outside limits": "refused", "too poor": "refused" }
const changes = { "worse rates": "changed", "all closed": "changed (nothing would be left)" }

const allOf = (asked: string, ways: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(ways).map(([answer, to]) => [`${asked}: ${answer}`, to]))

const ofUnknown = (when: string, unheard: string) => ({
  [`asking${when}`]: {
    ...allOf("asked", { accepted: "accepted", unauthorized: "disowned", unreachable: `unanswered${when}` }),
    ...allOf("asked", { ...refusals, ...changes, "never heard of": unheard }),
    "asking takes too long": `unanswered${when}`,
    "order.left": "left",
  },
  [`unanswered${when}`]: {
    "connection.restored": `asking${when}`,
    "outcome.requested": `asking${when}`,
    waited: `asking${when}`,
    "order.left": "left",
  },
})

const ofAnother = (when: string, unheard: string) => {
  const { [`asking${when}`]: asking, ...rest } = ofUnknown(when, unheard)
  const nothingPlaced = Object.fromEntries(Object.keys({ ...refusals, ...changes }).map((no) => [no, "reviewing"]))
  const other = allOf("asked", { ...nothingPlaced, accepted: "placedElsewhere" })
  return { ...rest, [`asking${when}`]: { ...asking, ...other } }
}

test("an order goes exactly these ways, and every other event leaves it where it is", () => {
  expect(waysFrom(machine, everywhere, { events: happenings, place })).toEqual({
    reviewing: {
      "order.confirmed": "claiming",
      "order.left": "left",
      "rates: closed": "changed (nothing would be left)",
      "rates: worse": "changed",
      "round.closed": "refused",
    },
    changed: {
      "change.agreed": "claiming",
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
    claiming: {
      "claimed: another version": "asking (another version)",
      "claimed: ours": "sending",
      "claimed: the same order of another tab": "asking",
    },
    sending: {
      ...allOf("sent", { accepted: "accepted", unauthorized: "disowned", unreachable: "unanswered" }),
      ...allOf("sent", { ...refusals, ...changes }),
      "sending takes too long": "asking",
      "order.left": "left",
    },
    ...ofUnknown("", "claiming"),
    ...ofUnknown(" (sent again of late)", "unanswered (sent again of late)"),
    ...ofUnknown(" (long ago)", "unheard (long ago)"),
    ...ofAnother(" (another version)", "unanswered (another version)"),
    ...ofAnother(" (another version, long ago)", "unheard (another version, long ago)"),
    "unheard (long ago)": { "order.confirmed": "claiming", "order.left": "dropping (long ago)" },
    "unheard (another version, long ago)": {
      "order.confirmed": "claiming",
      "order.left": "dropping (another version, long ago)",
    },
    "dropping (long ago)": { dropped: "left" },
    "dropping (another version, long ago)": { dropped: "left" },
    refused: {
      "order.confirmed": "claiming",
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
    disowned: {},
  })
})

test("wherever something is sent or asked for there is one intent with one key, and none where nothing is", () => {
  for (const { state, context } of everywhere)
    if (["claiming", "sending", "asking", "unanswered", "unheard"].includes(state))
      expect(context.intent?.key).toMatch(/^key-/)
    else if (["reviewing", "changed", "refused"].includes(state)) expect(context.intent).toBeUndefined()
})
