import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { root } from "../commands/run.ts"

const folder = join(root, "ui/public/clips")
const locales = ["th", "en", "kh", "mm"]
const clips = (await readdir(folder)).flatMap((file) => (file.endsWith(".webm") ? [file.slice(0, -5)] : [])).toSorted()

/** When each caption stands there, and what it says. */
const captionsOf = async (name: string, locale: string) => {
  const [head, ...cues] = (await readFile(join(folder, `${name}.${locale}.vtt`), "utf8")).trim().split("\n\n")
  expect(head).toBe("WEBVTT")
  return cues.map((cue) => {
    const [times = "", ...words] = cue.split("\n")
    return { times, words: words.join(" ") }
  })
}

test("every clip has captions in every language, and none is left of a clip that is gone", async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".vtt"))
  expect(files.toSorted()).toEqual(clips.flatMap((name) => locales.map((locale) => `${name}.${locale}.vtt`)).toSorted())
})

describe.each(clips)("the captions of %s", (name) => {
  test("follow one upon another from the beginning, and every one says something", async () => {
    const captions = await captionsOf(name, "th")
    const [starts, ends] = [0, 1].map((at) => captions.map(({ times }) => times.split(" --> ")[at]))
    expect(starts?.[0]).toBe("00:00.000")
    expect(starts?.slice(1)).toEqual(ends?.slice(0, -1))
    expect(captions.filter(({ words }) => words === "")).toEqual([])
  })

  test.each(["en", "kh", "mm"])("come at the same moments in %s", async (locale) => {
    const [own, thai] = await Promise.all([captionsOf(name, locale), captionsOf(name, "th")])
    expect(own.map(({ times }) => times)).toEqual(thai.map(({ times }) => times))
    expect(own.filter(({ words }) => words === "")).toEqual([])
  })
})
