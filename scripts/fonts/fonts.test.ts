import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { type Face, faces } from "./faces.ts"
import { fontOfPackage, makeFallbacks, ownFont, widthIn } from "./fallbacks.ts"
import { letterSets } from "./letters.ts"
import { makeFont } from "./make.ts"
import { makeStyles } from "./styles.ts"

const fonts = join(root, "ui/design/fonts")

test("the style sheet and the font files are those that `npm run assets -- fonts` makes", async () => {
  const inOneLine = (text: string) => text.replace(/\s+/g, " ")
  expect(inOneLine(await readFile(join(root, "ui/design/fonts.css"), "utf8"))).toBe(inOneLine(await makeStyles()))
  expect((await readdir(fonts)).filter((file) => file.endsWith(".woff2")).toSorted()).toEqual(
    faces.map(({ file }) => `${file}.woff2`).toSorted(),
  )
  for (const face of faces)
    expect((await readFile(join(fonts, `${face.file}.woff2`))).equals(await makeFont(face)), face.file).toBe(true)
})

test("no letter is in two files of one family and weight, so that none is fetched twice", () => {
  const byWeight = Map.groupBy(faces, ({ family, weight }) => `${family} ${String(weight)}`)
  for (const [name, files] of byWeight) {
    const shared = (a: Face, b: Face): ReadonlyArray<number> =>
      [...letterSets[a.letters]].filter((letter) => letterSets[b.letters].has(letter))
    for (const [index, file] of files.entries())
      for (const other of files.slice(index + 1)) expect(shared(file, other), `${name}: ${other.file}`).toEqual([])
  }
})

test("Latin letters, digits, spaces and punctuation are in the first Latin file, accents in another", () => {
  const latin = String.fromCodePoint(...letterSets.latin)
  expect(latin).toContain("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  expect(latin).toContain("0123456789:;<=>?@")
  expect(Array.from("·×–—‘’“”•…−").filter((sign) => !latin.includes(sign))).toEqual([])
  expect(String.fromCodePoint(...letterSets.accents)).toContain("éêë")
})

const lineIn: Partial<Readonly<Record<Face["letters"], string>>> = {
  thai: "หวยรัฐบาลงวดถัดไปเลือกจำนวนเงินตรวจก่อนยืนยันบัญชีธนาคารของคุณ",
  latin: "Choose an amount, then check before you confirm: 500 or 2,000",
  plain: "1,250.00 9,375.25 15:30 02:45:59",
  figures: "1,250.00 9,375.25 15:30 02:45:59",
  letters: "ChooseAnAmountThenCheckBeforeYouConfirm",
  lettersAndOtherSigns: "ChooseAnAmountThenCheckBeforeYouConfirm",
}

test("a line in the letters of a phone is hardly longer, and never shorter, than in those of the site that come after them", async () => {
  const fallbacks = await makeFallbacks()
  expect(fallbacks).toHaveLength(14)
  for (const { face, weight, size } of fallbacks) {
    const line = lineIn[face.letters] ?? ""
    const onPhone = widthIn(await fontOfPackage(face.onPhones?.source ?? ""), line, face) * size
    const here = widthIn(await ownFont(face, weight), line, face)
    expect(onPhone / here, `${face.file} ${weight}`).toBeGreaterThan(1)
    expect(onPhone / here, `${face.file} ${weight}`).toBeLessThan(1.04)
  }
})
