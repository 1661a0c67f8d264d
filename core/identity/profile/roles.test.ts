import { expect, test } from "vitest"
import { isRole, roleLabels, roles } from "./roles.ts"

test("staff is administrator, super admin or staff, and called so", () => {
  expect(roles.map((role) => [role, roleLabels[role]])).toEqual([
    ["administrator", "Administrator"],
    ["superAdmin", "Super Admin"],
    ["staff", "Staff"],
  ])
})

test.each(["player", "Staff", "superadmin", "", "constructor"])("%j is no role", (text) => {
  expect(isRole(text)).toBe(false)
  expect(roles.every(isRole)).toBe(true)
})
