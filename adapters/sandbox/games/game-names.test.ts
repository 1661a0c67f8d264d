import { locales } from "@fakham/core/language"
import { expect, test } from "vitest"
import { gameNameIn } from "./game-names.ts"
import { offers } from "./offers.ts"

test("no game of the demo has Thai letters in its name for players of other languages", () => {
  for (const locale of locales.filter((one) => one !== "th"))
    expect(offers.map(({ name }) => gameNameIn(locale, name)).filter((name) => /[\u0e00-\u0e7f]/.test(name))).toEqual(
      [],
    )
})

test("a table keeps its number, and a Thai player reads the name as it is", () => {
  expect(gameNameIn("en", "บาคาร่า โต๊ะ 12")).toBe("Baccarat table 12")
  expect(gameNameIn("mm", "บาคาร่าสด WL โต๊ะ 2")).toBe("WL တိုက်ရိုက် ဘာကာရာ စားပွဲ 2")
  expect(gameNameIn("th", "ดาวตก")).toBe("ดาวตก")
  expect(gameNameIn("en", "Joker")).toBe("Joker")
})
