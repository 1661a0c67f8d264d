import { describe, expect, it } from "vitest"
import { filesOn, floorsByRoom, foldersOf, strangers } from "./rooms.ts"

const rooms = foldersOf(filesOn("core"))

it("A folder that is no room of core and named nowhere is a stranger", () => {
  const paths = ["betting/bet.spec.ts", "bets/bet.spec.ts", "bets/parts/line.ts", "looks/look.ts", "tsconfig.json"]
  expect(strangers(paths, ["betting", "wallet"], ["looks"])).toEqual(["bets"])
})

it("The rooms are those of core", () => {
  expect(rooms).toEqual(expect.arrayContaining(["betting", "identity", "lotto", "site", "testing", "wallet"]))
})

describe.each(Object.entries(floorsByRoom))("%s", (floor, others) => {
  const paths = filesOn(floor)

  it("has rooms of core and what is named beside them", () => {
    expect(strangers(paths, rooms, others)).toEqual([])
    expect(foldersOf(paths)).toEqual(expect.arrayContaining(["betting", ...others]))
  })
})

it.each(["adapters/browser", "adapters/operator", "ui/e2e"])("%s keeps at most 25 files in a folder", (floor) => {
  const folders = Map.groupBy(filesOn(floor), (path) => path.split("/").slice(0, -1).join("/"))
  expect([...folders].filter(([, files]) => files.length > 25)).toEqual([])
})

it("Journeys stand in the folder of their room", () => {
  const beside = filesOn("ui/e2e").filter((path) => !path.includes("/"))
  expect(beside.toSorted()).toEqual(["playwright.config.ts", "tsconfig.json"])
})
