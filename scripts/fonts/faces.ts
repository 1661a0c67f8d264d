import { letterSets } from "./letters.ts"
import { notoThai, type PhoneFont, roboto, robotoDigits } from "./phone-fonts.ts"

export type Face = {
  readonly family: string
  readonly file: string
  /** The whole font, from the package that publishes it. */
  readonly source: string
  readonly letters: keyof typeof letterSets
  /** One weight, or the least and the greatest of a variable font. */
  readonly weight: number | readonly [number, number]
  /** What sets the height of its lines, where the font's own would put digits off the middle. */
  readonly metrics?: { readonly ascent: number; readonly descent: number }
  /** Whether its digits are always shown with one width, below each other. */
  readonly isTabular?: boolean
  /** What stands in its place until it has come; the letters of Khmer and Burmese are those of the phone already. */
  readonly onPhones?: PhoneFont
}

const weights = [400, 600] as const

const onPhones = (letters: Face["letters"], latin = roboto) =>
  letters === "accents" ? {} : { onPhones: letters === "thai" ? notoThai : latin }

const anuphan = (script: string, letters: Face["letters"], name: string): Face => ({
  family: "Anuphan",
  file: `anuphan-${name}`,
  source: `@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`,
  letters,
  weight: weights,
  ...onPhones(letters),
})

const plex = (script: string, weight: number, letters: Face["letters"], name: string): Face => ({
  family: "Plex Thai Looped",
  file: `plex-thai-looped-${name}-${weight}`,
  source: `@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-${script}-${weight}-normal.woff2`,
  letters,
  weight,
  ...onPhones(letters),
})

/**
 * Drawn after number plates; its metrics put the middle of a digit at the middle of the line. Its letters are a family of
 * their own: a word beside digits stands in those of the page, and only a code is shown in these.
 */
const barlow = (weight: number, family: string, letters: Face["letters"], name: string): Face => ({
  family,
  file: `barlow-semi-condensed-${name}-${weight}`,
  source: `@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-${weight}-normal.woff2`,
  letters,
  weight,
  metrics: { ascent: 0.95, descent: 0.25 },
  isTabular: true,
  ...onPhones(letters, robotoDigits),
})

const khmer = "@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2"
const burmese = "@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2"

export const faces: ReadonlyArray<Face> = [
  anuphan("thai", "thai", "thai"),
  anuphan("latin", "latin", "latin"),
  anuphan("latin", "accents", "accents"),
  ...[400, 500].flatMap((weight) => [
    plex("thai", weight, "thai", "thai"),
    plex("latin", weight, "plain", "plain"),
    plex("latin", weight, "letters", "letters"),
    plex("latin", weight, "accents", "accents"),
  ]),
  ...[500, 600].flatMap((weight) => [
    barlow(weight, "Barlow SC", "figures", "figures"),
    barlow(weight, "Barlow SC Letters", "lettersAndOtherSigns", "letters"),
    barlow(weight, "Barlow SC Letters", "accents", "accents"),
  ]),
  { family: "Noto Khmer", file: "noto-khmer", source: khmer, letters: "khmer", weight: weights },
  { family: "Noto Myanmar", file: "noto-burmese", source: burmese, letters: "burmese", weight: weights },
  {
    family: "Noto Myanmar",
    file: "noto-mon-karen-shan",
    source: burmese,
    letters: "burmeseNeighbours",
    weight: weights,
  },
  { family: "Khmer Name", file: "khmer-name", source: khmer, letters: "khmerName", weight: 400 },
  { family: "Burmese Name", file: "burmese-name", source: burmese, letters: "burmeseName", weight: 400 },
]
