import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { guestScenes } from "./guest-scenes.ts"
import { playerScenes } from "./player-scenes.ts"

const folder = join(root, "ui/public/pictures")
const list = join(root, "ui/screens/site/howto/pictures.ts")
const Heights = v.object({ th: v.number(), en: v.number(), kh: v.number(), mm: v.number() })
const List = v.object({ pictures: v.record(v.string(), v.object({ width: v.number(), heights: Heights })) })
const { pictures } = v.parse(List, await import(pathToFileURL(list).href))
const names = Object.keys(pictures).toSorted()

/** Of a lossy WebP: the frame's head stands behind the head of the file, with 14 bits for each side. */
const sizeOf = async (file: string) => {
  const webp = await readFile(join(folder, file))
  expect(webp.toString("latin1", 8, 16)).toBe("WEBPVP8 ")
  return { width: webp.readUInt16LE(26) & 0x3f_ff, height: webp.readUInt16LE(28) & 0x3f_ff, bytes: webp.length }
}

test("every picture is shown in a guide, and every picture that a guide shows is there", async () => {
  const guides = await readFile(join(root, "ui/screens/site/howto/guides.ts"), "utf8")
  const shown = new Set([...guides.matchAll(/picture: "([^"]+)"/g)].map(([, name = ""]) => name))
  expect([...shown].toSorted()).toEqual(names)
})

test("every scene is one picture of the list", () => {
  expect([...guestScenes, ...playerScenes].map(({ name }) => name).toSorted()).toEqual(names)
})

describe.each(["th", "en", "kh", "mm"] as const)("the pictures in %s", (locale) => {
  test.each(["dark", "light"])("are there in the %s theme, and no other ones", async (theme) => {
    const files = await readdir(join(folder, locale, theme))
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`))
  })

  test.each(["dark", "light"])("are as large as the list says, in few bytes, in the %s theme", async (theme) => {
    for (const [name, { width, heights }] of Object.entries(pictures)) {
      const { bytes, ...size } = await sizeOf(join(locale, theme, `${name}.webp`))
      expect(size, name).toEqual({ width: 2 * width, height: 2 * heights[locale] })
      expect(bytes, name).toBeLessThan(16_000)
    }
  })
})
