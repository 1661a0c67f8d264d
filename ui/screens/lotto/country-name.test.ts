import { expect, test } from "vitest"
import { countryName } from "./country-name.ts"

test("a country has a short name in every language", () => {
  expect(countryName("JP", "th")).toBe("ญี่ปุ่น")
  expect(countryName("HK", "en")).toBe("Hong Kong")
  expect(countryName("JP", "kh")).toBe("ជប៉ុន")
  expect(countryName("JP", "mm")).toBe("ဂျပန်")
})
