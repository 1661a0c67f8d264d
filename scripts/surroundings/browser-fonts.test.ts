import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { create } from "fontkit"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { type BrowserFonts, makeBrowserFonts } from "./browser-fonts.ts"

let folder: string
let fonts: BrowserFonts
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fakham-fonts-"))
  fonts = await makeBrowserFonts(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const fontsUnder = async (settings: string) => {
  const files = (await readdir(dirname(settings))).filter((name) => name.endsWith(".ttf")).toSorted()
  return Promise.all(
    files.map(async (name) => {
      const font = create(await readFile(join(dirname(settings), name)))
      if ("fonts" in font) throw new Error("a collection of fonts")
      return font
    }),
  )
}

test("a phone has Roboto and Noto Sans Thai, under names that the style sheet asks for", async () => {
  const styles = await readFile(join(root, "ui/design/fonts.css"), "utf8")
  const names = (await fontsUnder(fonts.phone)).map(({ fullName }) => fullName)
  expect(names).toEqual(["Roboto Regular", "Noto Sans Thai Regular"])
  for (const name of names) expect(styles).toContain(`local("${name}")`)
})

test("a browser without fonts has no letter, and none of the names that the style sheet asks for", async () => {
  const styles = await readFile(join(root, "ui/design/fonts.css"), "utf8")
  const [boxes, ...others] = await fontsUnder(fonts.none)
  expect(others).toEqual([])
  for (const name of [boxes?.familyName, boxes?.fullName, boxes?.postscriptName])
    expect(styles).not.toContain(`local("${name}")`)
  expect(Array.from("a1ก១က฿✓").filter((letter) => boxes?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([])
})

test("Fontconfig looks into one folder alone", async () => {
  for (const settings of [fonts.phone, fonts.none]) {
    const text = await readFile(settings, "utf8")
    expect([...text.matchAll(/<dir>(.*)<\/dir>/g)].map(([, dir]) => dir)).toEqual([dirname(settings)])
    expect(text).not.toContain("<include")
  }
})
