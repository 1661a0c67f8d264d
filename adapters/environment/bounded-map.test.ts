import { expect, test } from "vitest"
import { BoundedMap } from "./bounded-map.ts"

test("what was set longest ago makes room for one more than there is room for", () => {
  const held = new BoundedMap<number>(2)
  held.set("a", 1)
  held.set("b", 2)
  held.set("a", 3)
  held.set("c", 4)
  expect(["a", "b", "c"].map((key) => held.get(key))).toEqual([3, undefined, 4])
})

test("what was deleted leaves room", () => {
  const held = new BoundedMap<number>(2)
  held.set("a", 1)
  held.set("b", 2)
  held.delete("a")
  held.set("c", 3)
  expect(["a", "b", "c"].map((key) => held.get(key))).toEqual([undefined, 2, 3])
})
