import { baht } from "@fakham/core/money"
import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedKeypadChoices } from "./keypad-choices.ts"

const twoDigits = { options: ["teng_bon_2", "teng_lang_2"], price: baht(20) } as const

test("the last options and price of a group are remembered in all tabs, and are not known before", () => {
  const browser = browserWithTabs()
  const stored = storedKeypadChoices("nipa", browser.tab())
  expect(stored.recall("yeekee")).toBeUndefined()
  stored.remember("yeekee", twoDigits)
  expect(storedKeypadChoices("nipa", browser.tab()).recall("yeekee")).toEqual(twoDigits)
  stored.remember("gov", { options: ["tode_3"], price: undefined })
  expect(stored.recall("gov")).toEqual({ options: ["tode_3"], price: undefined })
})

test("another group and another player of the same browser begin as ever", () => {
  const browser = browserWithTabs()
  storedKeypadChoices("nipa", browser.tab()).remember("yeekee", twoDigits)
  expect(storedKeypadChoices("nipa", browser.tab()).recall("stock")).toBeUndefined()
  expect(storedKeypadChoices("malee", browser.tab()).recall("yeekee")).toBeUndefined()
})

test("nothing is remembered of a moment without options, of what is not understood, or where nothing may be stored", () => {
  const browser = browserWithTabs()
  const stored = storedKeypadChoices("nipa", browser.tab())
  stored.remember("yeekee", { options: [], price: baht(5) })
  expect(stored.recall("yeekee")).toBeUndefined()
  stored.remember("yeekee", twoDigits)
  for (const text of ["{", "[]", '{"options":["teng_bon_9"]}', '{"options":["teng_bon_2"],"price":0.5}']) {
    for (const name of browser.stored.keys()) browser.stored.set(name, text)
    expect(stored.recall("yeekee"), text).toBeUndefined()
  }
  browser.blocks()
  stored.remember("yeekee", twoDigits)
  expect(stored.recall("yeekee")).toBeUndefined()
})
