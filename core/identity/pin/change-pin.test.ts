import { Result } from "effect"
import { expect, test } from "vitest"
import { Unauthorized } from "../../operator/failures.ts"
import { changeAnswered } from "./change-pin.ts"

test("once an answer was lost, only a yes ends the doubt whether the new PIN counts", () => {
  const changing = { userName: "somchai88", faults: {}, isInDoubt: true, failure: undefined }
  expect(changeAnswered(changing, Result.succeed(undefined))).toEqual({
    isInDoubt: false,
    failure: undefined,
  })
  expect(changeAnswered(changing, Result.fail(new Unauthorized())).isInDoubt).toBe(true)
})
