import { expect, test } from "vitest"
import { depositMethods, isReported, methodRules } from "./deposit-methods.ts"

test("money is sent before its deposit is told of by one way alone", () => {
  expect(depositMethods.filter(isReported)).toEqual(["normal"])
})

test("deposits to a bank at once, by QR and from a wallet are told apart by satang", () => {
  expect(depositMethods.filter((method) => methodRules[method].carriesSatang)).toEqual(["fast", "qrcode", "truemoney"])
})

test("the money is usually there within a minute, three, ten on a chain, and a quarter of an hour where people look", () => {
  expect(depositMethods.map((method) => [method, methodRules[method].usualTime / 1_000])).toEqual([
    ["fast", 60],
    ["qrcode", 60],
    ["truemoney", 180],
    ["normal", 900],
    ["crypto", 600],
  ])
})
