import { expect, test } from "vitest"
import { anySignal, groupBy, parseUrl } from "./older-browsers.lazy.ts"

test("things are grouped as by Map.groupBy, in their order", () => {
  const rest = (one: number, index: number) => (one + index) % 3
  expect([...groupBy(new Set([5, 3, 8, 1, 1]), rest)]).toEqual([
    [2, [5]],
    [1, [3, 8, 1]],
  ])
  expect([...groupBy(new Set([5, 3, 8, 1, 1]), rest)]).toEqual([...Map.groupBy(new Set([5, 3, 8, 1, 1]), rest)])
})

test("one of several signals aborts what waits for any, with its own reason, and only the first", () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const any = anySignal([one.signal, other.signal])
  expect(any.aborted).toBe(false)
  other.abort("too slow")
  one.abort("left")
  expect(any.reason).toBe("too slow")
})

test("a signal that has aborted already counts at once", () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort("left"), AbortSignal.abort("late")]).reason).toBe(
    "left",
  )
})

test("an address is read against its base, and none is none", () => {
  expect(parseUrl("/main", "https://lucky.example/x")?.href).toBe("https://lucky.example/main")
  expect(parseUrl("https://")).toBe(null)
  expect(parseUrl("/main")).toBe(null)
})
