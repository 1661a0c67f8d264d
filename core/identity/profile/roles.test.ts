import { expect, test } from "vitest"
import { isRole, roles } from "./roles.ts"

test("staff is administrator, super admin or staff", () => {
  expect(roles).toEqual(["administrator", "superAdmin", "staff"])
})

test.each(["player", "Staff", "superadmin", "", "constructor"])("%j is no role", (text) => {
  expect(isRole(text)).toBe(false)
  expect(roles.every(isRole)).toBe(true)
})
