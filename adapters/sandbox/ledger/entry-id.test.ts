import { expect, test } from "vitest"
import { newEntryId, timedUuid } from "./entry-id.ts"

const versionSeven = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test("ids of entries are UUIDs of version 7, whoever makes them, and sort by their millisecond", () => {
  const moments = [0, 1, 1_795_994_420_759, 1_795_994_420_760, 2 ** 47]
  const ids = moments.map(timedUuid)
  for (const id of [...ids, newEntryId()]) expect(id).toMatch(versionSeven)
  expect(ids.toSorted()).toEqual(ids)
  expect(ids.map((id) => Number.parseInt(id.replace("-", "").slice(0, 12), 16))).toEqual(moments)
  expect(timedUuid(1)).not.toBe(timedUuid(1))
})
