import { readFile } from "node:fs/promises"
import { join } from "node:path"
import subsetFont from "subset-font"
import { root } from "../commands/run.ts"
import { type Face, faces } from "./faces.ts"
import { letterSets, unicodeRange } from "./letters.ts"

/** What the scripts of the site need to be shaped, kerning, and digits of one width; ornaments, fractions and alternates go. */
const features = (
  "abvf abvm abvs akhn blwf blwm blws calt ccmp cjct clig half kern liga " +
  "lnum locl mark medi mkmk pref pres psts pstf rlig rphf tnum"
).split(" ")

const made = new Map<string, Promise<Buffer>>()

/** A font file with the letters of its face alone; made once, as files and the widths of their letters both need it. */
export const makeFont = (face: Face): Promise<Buffer> => {
  const name = [face.source, face.letters, face.weight].join()
  const font = made.get(name) ?? subsetOf(face)
  made.set(name, font)
  return font
}

const subsetOf = async ({ source, letters, weight }: Face): Promise<Buffer> => {
  const text = String.fromCodePoint(...letterSets[letters])
  const font = await readFile(join(root, "node_modules", source))
  const options = { targetFormat: "woff2", keepFeatures: features, noHinting: true } as const
  if (!source.includes("-wght-")) return subsetFont(font, text, options)
  const wght = typeof weight === "number" ? weight : { min: weight[0], max: weight[1], default: weight[0] }
  return subsetFont(font, text, { ...options, variationAxes: { wght } })
}

const rule = ({ family, file, letters, weight, metrics }: Face) =>
  [
    "@font-face {",
    `  font-family: "${family}";`,
    `  src: url("./fonts/${file}.woff2") format("woff2");`,
    `  font-weight: ${typeof weight === "number" ? weight : weight.join(" ")};`,
    "  font-display: swap;",
    ...(metrics === undefined
      ? []
      : [
          `  ascent-override: ${metrics.ascent * 100}%;`,
          `  descent-override: ${metrics.descent * 100}%;`,
          "  line-gap-override: 0%;",
        ]),
    `  unicode-range: ${unicodeRange(letterSets[letters])};`,
    "}",
  ].join("\n")

/** The rules that name every font file by the letters for which it is fetched. */
export const fileRules = (): ReadonlyArray<string> => faces.map(rule)
