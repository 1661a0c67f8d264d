import { expect, test } from "vitest"
import type { LaunchMode } from "../games.ts"
import { launchModeOf } from "./launch-mode.ts"

const page = { origin: "https://fakham.example", framed: ["https://games.example"] }
const at = (origin: string, mode?: LaunchMode) => launchModeOf({ url: `${origin}/seat`, origin, mode }, page)

test("a game is framed where the site may frame it, unless its partner wants the whole tab", () => {
  expect(at("https://games.example")).toBe("frame")
  expect(at("https://games.example", "frame")).toBe("frame")
  expect(at("https://games.example", "sameTab")).toBe("sameTab")
})

test("a game from anywhere else takes the whole tab, whatever its partner says", () => {
  expect(at("https://other.example")).toBe("sameTab")
  expect(at("https://other.example", "frame")).toBe("sameTab")
  expect(at("https://games.example:8443", "frame")).toBe("sameTab")
})

test("another address of numbers alone is not the site's own", () => {
  const ownPage = { origin: "http://[::1]:4500", framed: [] }
  const seat = (origin: string) => launchModeOf({ url: `${origin}/seat`, origin, mode: undefined }, ownPage)
  expect([seat("http://[::1]:8080"), seat("http://[::2]:4500")]).toEqual([undefined, "sameTab"])
})

test("a page under the site's own name is no game, on whatever port, and neither is what is no address of the web", () => {
  expect(at("https://fakham.example")).toBeUndefined()
  expect(at("https://fakham.example", "sameTab")).toBeUndefined()
  for (const own of ["https://fakham.example:8443", "http://fakham.example", "http://fakham.example:4500"])
    expect(at(own)).toBeUndefined()
  expect(at("https://games.fakham.example")).toBe("sameTab")
  expect(launchModeOf({ url: "javascript:0", origin: "null", mode: undefined }, page)).toBeUndefined()
})
