import { defaultLocale, isLocale, type Locale } from "@fakham/core/language"
import type { Hono } from "hono"
import type { RequestEnv } from "../http/requests.ts"
import { servePictures } from "../http/serve-pictures.ts"
import { drawnWords } from "./drawn-words.ts"

type Point = readonly [x: number, y: number]

type Scene = {
  readonly ground: readonly [top: string, low: string]
  readonly moon: Point
  /** A constellation; its largest stars are where it begins and ends. */
  readonly stars: ReadonlyArray<Point>
  readonly words?: keyof typeof drawnWords
}

const scenes = {
  provable: {
    ground: ["#151232", "#37306f"],
    moon: [556, 66],
    stars: [
      [392, 78],
      [438, 46],
      [486, 96],
      [530, 150],
      [598, 168],
    ],
    words: "provable",
  },
  limits: {
    ground: ["#0d2323", "#205450"],
    moon: [572, 62],
    stars: [
      [500, 178],
      [536, 128],
      [584, 142],
      [612, 190],
    ],
    words: "limits",
  },
  friends: {
    ground: ["#260f1a", "#5c2740"],
    moon: [536, 74],
    stars: [
      [92, 142],
      [168, 88],
      [246, 128],
      [330, 72],
      [412, 118],
    ],
  },
  points: {
    ground: ["#131c33", "#35507f"],
    moon: [112, 72],
    stars: [
      [236, 150],
      [304, 92],
      [372, 138],
      [440, 80],
      [508, 126],
      [576, 68],
    ],
  },
  about: {
    ground: ["#151232", "#2f2960"],
    moon: [320, 104],
    stars: [
      [96, 64],
      [160, 120],
      [232, 84],
    ],
  },
} as const satisfies Readonly<Record<string, Scene>>

type SceneName = keyof typeof scenes

const isScene = (text: string): text is SceneName => Object.hasOwn(scenes, text)

/** Where a picture of the demo's news is found, at the site's own address. */
export const demoPictureAt = (name: SceneName, locale: Locale = defaultLocale): string =>
  `/__pictures/site/${locale === defaultLocale ? name : `${name}-${locale}`}.svg`

const dust: ReadonlyArray<Point> = [
  [40, 40],
  [128, 28],
  [210, 52],
  [300, 24],
  [348, 58],
  [470, 22],
  [620, 34],
  [64, 96],
  [268, 178],
  [452, 168],
]

const star = ([x, y]: Point, r: number, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f4f0e6" opacity="${opacity}"/>`

/** As far as words go before they stand under the moon. */
const longest = 440

const written = (words: keyof typeof drawnWords, locale: Locale) => {
  const { width, path } = drawnWords[words][locale]
  const scale = Math.min(0.22, longest / width).toFixed(3)
  return `<path transform="translate(32 146) scale(${scale})" fill="#fff" d="${path}"/>`
}

const drawn = ({ ground: [top, low], moon: [x, y], stars, words }: Scene, locale: Locale): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240">',
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    '<path fill="url(#sky)" d="M0 0h640v240H0z"/>',
    ...dust.map((at) => star(at, 1.2, 0.5)),
    `<polyline points="${stars.join(" ")}" fill="none" stroke="#f4f0e6" stroke-opacity=".45" stroke-width="1.5"/>`,
    ...stars.map((at, index) => star(at, index === 0 || index === stars.length - 1 ? 5 : 3)),
    `<circle cx="${x}" cy="${y}" r="54" fill="#f0c869" opacity=".14"/><circle cx="${x}" cy="${y}" r="38" fill="#f0c869"/>`,
    `<path d="M0 216Q320 172 640 216V240H0z" fill="${top}" opacity=".7"/>`,
    words === undefined ? "" : written(words, locale),
    "</svg>",
  ].join("")

/** Serves the pictures of the demo's banners, promotions and clips. */
export const serveDemoPictures = (app: Hono<RequestEnv>): void =>
  servePictures(app, "site", (file) => {
    const [name = "", locale = defaultLocale] = file.split("-")
    return isScene(name) && isLocale(locale) ? drawn(scenes[name], locale) : undefined
  })
