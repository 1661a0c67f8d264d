import { expect, test } from "vitest"
import { areRulesAccepted, rulesEdition } from "./betting-rules.ts"

test("the rules are accepted once, until another edition of them counts", () => {
  expect([undefined, "", "0", rulesEdition].map(areRulesAccepted)).toEqual([false, false, false, true])
})
