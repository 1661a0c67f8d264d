import type { UnsavedSet } from "@fakham/core/betting"
import { afterEach, expect, test, vi } from "vitest"
import { standInBrowser } from "../testing/stand-in-browser.ts"
import { storedNumberSet } from "./stored-number-set.ts"

afterEach(() => void vi.unstubAllGlobals())

const unsaved: UnsavedSet = {
  editor: "new",
  written: { name: "บ้านเลขที่", options: ["teng_bon_3", "teng_lang_2"], numbers: ["482", "47"] },
}
const recalled = (player = "somchai") => storedNumberSet(player).recall()
const remember = (set: UnsavedSet | undefined) => storedNumberSet("somchai").remember(set)

test("a set that was being written is there when the page is loaded anew, until it is forgotten", () => {
  standInBrowser()
  expect(recalled()).toBeUndefined()
  remember(unsaved)
  expect(recalled()).toEqual(unsaved)
  remember(undefined)
  expect(recalled()).toBeUndefined()
})

test("whoever else logs in to this browser sees none of it", () => {
  standInBrowser()
  remember(unsaved)
  expect(recalled("malee")).toBeUndefined()
  expect(recalled()).toEqual(unsaved)
})

test("what is not understood is nothing, and a browser that blocks its storage breaks nothing", () => {
  const { stored } = standInBrowser()
  remember(unsaved)
  for (const odd of [
    "{",
    "[]",
    '{"version":2}',
    JSON.stringify({ version: 1, set: { ...unsaved, written: { name: 7 } } }),
  ]) {
    for (const name of stored.keys()) stored.set(name, odd)
    expect(recalled()).toBeUndefined()
  }
  standInBrowser(false)
  remember(unsaved)
  expect(recalled()).toBeUndefined()
})
