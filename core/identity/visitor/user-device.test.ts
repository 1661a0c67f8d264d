import { expect, test } from "vitest"
import { userDevice } from "./user-device.ts"

const of = (machine: string) => `Mozilla/5.0 (${machine}) AppleWebKit/605.1.15`

test.each([
  ["a phone with Android", `${of("Linux; Android 14; K")} Chrome/140.0 Mobile Safari/537.36`, 5, "mobile"],
  ["a tablet with Android", `${of("Linux; Android 14; Tablet")} Chrome/140.0 Safari/537.36`, 5, "mobile"],
  ["an iPhone", of("iPhone; CPU iPhone OS 18_0 like Mac OS X"), 5, "mobile"],
  ["an iPad of old", of("iPad; CPU OS 12_0 like Mac OS X"), 5, "mobile"],
  ["an iPad that calls itself a Macintosh", of("Macintosh; Intel Mac OS X 10_15_7"), 2, "mobile"],
  ["a Macintosh", of("Macintosh; Intel Mac OS X 10_15_7"), 0, "pc"],
  ["a Macintosh with a drawing pad", of("Macintosh; Intel Mac OS X 10_15_7"), 1, "pc"],
  ["a notebook with a screen to touch", of("Windows NT 10.0; Win64; x64"), 10, "pc"],
  ["a browser that tells nothing", "", 0, "pc"],
] as const)("%s is classed by what its browser says", (_, userAgent, touchPoints, device) => {
  expect(userDevice(userAgent, touchPoints)).toBe(device)
})
