import { expect, test } from "vitest"
import { createEndpoint, gov4dBetNames, variantOfBetName } from "./endpoint.ts"

test("a slip is sent where its bet name says: laos, laos super, hanoy or malay", () => {
  expect(createEndpoint("laos")).toBe("lotteries.lao.create")
  expect(createEndpoint("laos super")).toBe("lotteries.lao-super.create")
  expect(createEndpoint("hanoy")).toBe("lotteries.hanoy.create")
  expect(createEndpoint("malay")).toBe("lotteries.malay.create")
})

test("a bet name is understood however it is spaced and capitalised, and so is the bet type itself", () => {
  for (const name of ["laoSuper", "Laos Super", "laos-super", " LAOS_SUPER "])
    expect(variantOfBetName(name), name).toBe("laoSuper")
  expect(createEndpoint("lao")).toBe("lotteries.lao.create")
})

test("every lottery is found by its own bet name", () => {
  expect(Object.entries(gov4dBetNames).map(([variant, name]) => variantOfBetName(name) === variant)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test("any other name is sent nowhere", () => {
  for (const name of ["", "gov", "laos super vip", "ลาว", "constructor"])
    expect(createEndpoint(name), name).toBeUndefined()
})

test("a bet name is known however its words are kept apart", () => {
  expect(variantOfBetName("laos _-  super")).toBe("laoSuper")
})
