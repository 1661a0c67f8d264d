import { expect, test } from "vitest"
import { lookOf, withoutOthers } from "./brand-look.ts"

test("a frame loses the languages that are not offered, and nothing else", () => {
  const button = (lang: string, name: string) => `<button type="button" lang="${lang}" class="a">${name}</button>`
  const frame = (...languages: ReadonlyArray<string>) =>
    `<p lang="km">km</p><nav>${languages.join("")}</nav><button type="button">OK</button>`
  const [th, en, km, my] = [button("th", "ไทย"), button("en", "English"), button("km", "ខ្មែរ"), button("my", "မြန်မာ")]
  expect(withoutOthers(frame(th, en, km, my), lookOf({ languages: ["en", "th"] }))).toBe(frame(th, en))
  expect(withoutOthers(frame(th, en, km, my), lookOf({}))).toBe(frame(th, en, km, my))
})
