import * as v from "valibot"
import { expect, test } from "vitest"

const Told = v.record(v.string(), v.string())
const page = (file: string) => import(new URL(`page/${file}`, import.meta.url).href)

const { words } = v.parse(
  v.object({ words: v.record(v.string(), v.tuple([v.string(), v.string()])) }),
  await page("words.js"),
)
const { khmer } = v.parse(v.object({ khmer: Told }), await page("words-kh.js"))
const { burmese } = v.parse(v.object({ burmese: Told }), await page("words-mm.js"))

const gaps = (text = "") => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted()

test.each([
  ["Thai", Object.fromEntries(Object.entries(words).map(([name, [thai]]) => [name, thai]))],
  ["Khmer", khmer],
  ["Burmese", burmese],
])("the games say in %s all that they say in English, with the same gaps", (_, told) => {
  expect(Object.keys(told)).toEqual(Object.keys(words))
  for (const [name, [, english]] of Object.entries(words)) {
    expect(told[name]?.trim(), name).not.toBe("")
    expect(gaps(told[name]), name).toEqual(gaps(english))
  }
})
