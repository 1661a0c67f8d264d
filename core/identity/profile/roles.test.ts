import { expect, test } from "vitest"
import { roles } from "./roles.ts"

test("staff is administrator, super admin or staff", () => {
  expect(roles).toEqual(["administrator", "superAdmin", "staff"])
})
