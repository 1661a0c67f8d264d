import { expect, test } from "vitest"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { makeOwnerCheck } from "./owner-check.machine.ts"

const sent = { reference: "R1", phoneNumber: "0891112222" }
const table = ways(
  makeOwnerCheck(() => {}),
  {
    events: {
      "the PIN is wanted": { type: "owner.asked", question: { asks: "pin" } },
      "the code is wanted": { type: "owner.asked", question: { asks: "code", sent } },
      "a PIN": { type: "proof.submitted", pin: "Duean69#x", code: "" },
      "a PIN and a code": { type: "proof.submitted", pin: "Duean69#x", code: "123 456" },
      "no PIN": { type: "proof.submitted", pin: "", code: "123456" },
      "code.requested": { type: "code.requested", pin: "Duean69#x" },
      "check.left": { type: "check.left" },
      "act.answered": { type: "act.answered" },
      "a minute is over": inner("xstate.after.resendAfter.ownerCheck.asking"),
      timeout: inner("xstate.after.timeout.ownerCheck.checking"),
    },
    place: ({ value, context }) => (value === "asking" ? `asking for the ${context.question.asks}` : value),
    apart: allKnown,
  },
)
const asking = { "the PIN is wanted": "asking for the pin", "the code is wanted": "asking for the code" }
const answered = { "code.requested": "checking", "check.left": "closed" }

test("the owner is asked exactly these ways, and every other event leaves the question where it is", () => {
  expect(table).toEqual({
    closed: asking,
    "asking for the pin": {
      "the code is wanted": "asking for the code",
      "a PIN": "checking",
      "a PIN and a code": "checking",
      ...answered,
    },
    "asking for the code": {
      "the PIN is wanted": "asking for the pin",
      "a PIN and a code": "checking",
      ...answered,
    },
    checking: { ...asking, "act.answered": "closed", timeout: "closed" },
  })
})
