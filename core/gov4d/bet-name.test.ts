import { expect, test } from "vitest"
import { gov4dBetNames, variantOfBetName } from "./bet-name.ts"

test("a bet name tells its lottery: laos, laos super, hanoy or malay", () => {
  expect(variantOfBetName("laos")).toBe("lao")
  expect(variantOfBetName("laos super")).toBe("laoSuper")
  expect(variantOfBetName("hanoy")).toBe("hanoy")
  expect(variantOfBetName("malay")).toBe("malay")
})

test("a bet name is understood however it is spaced and capitalised, and so is the bet type itself", () => {
  for (const name of ["laoSuper", "Laos Super", "laos-super", " LAOS_SUPER ", "laos _-  super"])
    expect(variantOfBetName(name), name).toBe("laoSuper")
  expect(variantOfBetName("lao")).toBe("lao")
})

test("every lottery is found by its own bet name", () => {
  expect(Object.entries(gov4dBetNames).map(([variant, name]) => variantOfBetName(name) === variant)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test("any other name is none of the four", () => {
  for (const name of ["", "gov", "laos super vip", "ลาว", "constructor"])
    expect(variantOfBetName(name), name).toBeUndefined()
})
