import { Result } from "effect"
import { expect, test } from "vitest"
import { lineAccount } from "./line-account.ts"

test.each([
  [
    { lineId: " U-1 ", email: "malee@example.com", name: " มาลี " },
    { lineId: "U-1", email: "malee@example.com", name: "มาลี" },
  ],
  [{ lineId: "U-1" }, { lineId: "U-1", email: "", name: "" }],
  [
    { lineId: "U-1", email: "malee@nowhere", name: "มาลี" },
    { lineId: "U-1", email: "", name: "มาลี" },
  ],
])("what LINE tells, %j, is the account %j", (profile, account) => {
  expect(lineAccount(profile)).toEqual(Result.succeed(account))
})

test.each([{}, { lineId: "" }, { lineId: "  ", name: "มาลี" }])("%j is nobody", (profile) => {
  expect(lineAccount(profile)).toEqual(Result.fail("lineIdMissing"))
})
