import { expect, test } from "vitest"
import { isSeat } from "./games.ts"

test("a seat is an address of the web, with or without a lock, from its first letter on", () => {
  const seat = (url: string) => isSeat({ url })
  expect(seat("https://play.example/7")).toBe(true)
  expect(seat("http://play.example/7")).toBe(true)
  expect(seat("javascript:open('https://play.example/7')")).toBe(false)
  expect(seat("https://")).toBe(false)
})
