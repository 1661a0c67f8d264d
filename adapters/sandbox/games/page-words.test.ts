import * as v from "valibot"
import { expect, test } from "vitest"

const Body = v.record(v.string(), v.string())
const page = (file: string) => import(new URL(`page/${file}`, import.meta.url).href)

const { words } = v.parse(
  v.object({ words: v.record(v.string(), v.tuple([v.string(), v.string()])) }),
  await page("words.js"),
)
const { khmer } = v.parse(v.object({ khmer: Body }), await page("words-kh.js"))
const { burmese } = v.parse(v.object({ burmese: Body }), await page("words-mm.js"))

const gaps = (text = "") => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted()

test.each([
  ["Thai", Object.fromEntries(Object.entries(words).map(([name, [thai]]) => [name, thai]))],
  ["Khmer", khmer],
  ["Burmese", burmese],
])("the games say in %s all that they say in English, with the same gaps", (_, translated) => {
  expect(Object.keys(translated)).toEqual(Object.keys(words))
  for (const [name, [, english]] of Object.entries(words)) {
    expect(translated[name]?.trim(), name).not.toBe("")
    expect(gaps(translated[name]), name).toEqual(gaps(english))
  }
})
