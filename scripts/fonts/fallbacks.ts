import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { create, type Font } from "fontkit"
import { root } from "../commands/run.ts"
import { type Face, faces } from "./faces.ts"
import { letterSets, unicodeRange } from "./letters.ts"
import { makeFont } from "./make.ts"

/** A font of the phone, made as wide and as high as a font of the site, until that has come. */
export type Fallback = {
  readonly face: Face
  readonly weight: number
  readonly size: number
  readonly ascent: number
  readonly descent: number
}

/**
 * A line is a little longer in them than in what comes: it takes no second line then, and is not painted larger, which a
 * browser would count as what the page is about.
 */
const longer = 1.02

const fontIn = (file: Buffer): Font => {
  const font = create(file)
  if ("fonts" in font) throw new Error("a collection of fonts")
  return font
}

/** How long a line is, in ems. */
export const widthIn = (font: Font, text: string, { isTabular = false }: Pick<Face, "isTabular">): number =>
  font.layout(text, isTabular ? ["tnum"] : []).advanceWidth / font.unitsPerEm

export const ownFont = async (face: Face, weight: number): Promise<Font> => fontIn(await makeFont({ ...face, weight }))

export const fontOfPackage = async (source: string): Promise<Font> =>
  fontIn(await readFile(join(root, "node_modules", source)))

const fallbackOf = async (face: Face, weight: number): Promise<Fallback | undefined> => {
  const { letters, onPhones, metrics } = face
  if (onPhones === undefined) return undefined
  const own = await ownFont(face, weight)
  const phone = await fontOfPackage(onPhones.source)
  const text = Array.from(onPhones.sample)
    .filter((letter) => letterSets[letters].has(letter.codePointAt(0) ?? 0))
    .join("")
  return {
    face,
    weight,
    size: (longer * widthIn(own, text, face)) / widthIn(phone, text, face),
    ascent: metrics === undefined ? own.ascent / own.unitsPerEm : metrics.ascent,
    descent: metrics === undefined ? -own.descent / own.unitsPerEm : metrics.descent,
  }
}

/** One for the least and one for the greatest weight of a font; the phone's is drawn in its one weight for both. */
export const makeFallbacks = async (): Promise<ReadonlyArray<Fallback>> => {
  const made = faces.flatMap((face) => [face.weight].flat().map((weight) => fallbackOf(face, weight)))
  return (await Promise.all(made)).filter((one) => one !== undefined)
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** Heights are told of letters that are sized already. */
export const fallbackRule = ({ face, weight, size, ascent, descent }: Fallback): string =>
  [
    "@font-face {",
    `  font-family: "${face.family} Fallback";`,
    `  src: ${(face.onPhones?.names ?? []).map((name) => `local("${name}")`).join(", ")};`,
    `  font-weight: ${weight};`,
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${percent(ascent / size)};`,
    `  descent-override: ${percent(descent / size)};`,
    "  line-gap-override: 0%;",
    `  unicode-range: ${unicodeRange(letterSets[face.letters])};`,
    "}",
  ].join("\n")
