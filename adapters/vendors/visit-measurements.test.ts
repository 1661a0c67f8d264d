import { expect, test } from "vitest"
import { deviceOf, speedOf } from "./visit-measurements.ts"

test.each([
  [390, "phone"],
  [599, "phone"],
  [600, "tablet"],
  [1_023, "tablet"],
  [1_024, "desktop"],
])("a page that is %i wide is on a %s", (width, device) => {
  expect(deviceOf(width)).toBe(device)
})

test.each([
  ["tells of a line like 3g", { connection: { effectiveType: "3g" }, deviceMemory: 8, hardwareConcurrency: 8 }, "slow"],
  ["tells of two gigabytes of memory", { deviceMemory: 2, hardwareConcurrency: 8 }, "slow"],
  ["tells of two processors", { connection: { effectiveType: "4g" }, hardwareConcurrency: 2 }, "slow"],
  ["tells of none of these", { connection: { effectiveType: "4g" }, deviceMemory: 4, hardwareConcurrency: 8 }, "fast"],
  ["tells nothing", {}, "fast"],
  ["tells nonsense", { connection: 7, deviceMemory: "much", hardwareConcurrency: null }, "fast"],
])("a browser that %s is %s", (_, given, speed) => {
  expect(speedOf(given)).toBe(speed)
})
