import { expect, test } from "vitest"
import { numbersByPart } from "./numbers-by-part.ts"

const written = (group: Parameters<typeof numbersByPart>[0]) =>
  numbersByPart(group).map(({ part, first, last }) => `${part} ${first}-${last}`)

test("the 88 rounds of yeekee are parted at noon, six and midnight", () => {
  expect(written("yeekee")).toEqual(["morning 1-24", "afternoon 25-48", "evening 49-72", "night 73-88"])
})

test("so are the 264 five-minute rounds and the 22 of ping pong", () => {
  expect(written("yeekee5min")).toEqual(["morning 1-83", "afternoon 84-155", "evening 156-227", "night 228-264"])
  expect(written("pingpong")).toEqual(["morning 1-6", "afternoon 7-12", "evening 13-18", "night 19-22"])
})

test("a part without rounds is left out", () => {
  expect(numbersByPart("yeekee", { sequences: [] })).toEqual([])
})
