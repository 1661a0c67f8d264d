import { readFileSync } from "node:fs"
import { join } from "node:path"
import { formatter } from "@lingui/format-po"
import { expect, test } from "vitest"
import { root } from "../run.ts"

/** The words of one message in a language, by how it begins in English. */
const wordsOf = async (catalogue: "guest" | "player", locale: string, begins: string) => {
  const filename = join(root, `ui/locales/${catalogue}/${locale}.po`)
  const written = await formatter().parse(readFileSync(filename, "utf8"), { locale, sourceLocale: "en", filename })
  return (
    Object.values(written)
      .find(({ message }) => message?.startsWith(begins))
      ?.translation?.split(" ") ?? []
  )
}

test.each([
  ["th", "พ.ย.", "ศุกร์"],
  ["en", "Nov", "Friday"],
  ["kh", "វិច្ឆិកា", "សុក្រ"],
  ["mm", "နိုဝင်ဘာ", "သောကြာ"],
])("%s has a name of its own for each of twelve months and seven days, in order", async (locale, november, friday) => {
  const months = await wordsOf("guest", locale, "Jan Feb")
  const weekdays = await wordsOf("player", locale, "Sunday Monday")
  expect([months.length, new Set(months).size, months[10]]).toEqual([12, 12, november])
  expect([weekdays.length, new Set(weekdays).size, weekdays[5]]).toEqual([7, 7, friday])
})
