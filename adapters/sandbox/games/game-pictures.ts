import type { Hono } from "hono"
import type { RequestEnv } from "../http/requests.ts"
import { servePictures } from "../http/serve-pictures.ts"

/** Colours of a picture: its ground, two that come nearer, and what shines. */
const palettes = {
  plum: ["#2f1d33", "#4a2c4c", "#8d5d80", "#f0cdd8"],
  violet: ["#262150", "#3a3478", "#7d70bd", "#e6dcf7"],
  teal: ["#10332f", "#1c524a", "#3f9c88", "#d3f3e4"],
  indigo: ["#161e48", "#25327a", "#6180cf", "#dfe8fb"],
  rust: ["#3d1d20", "#6b3032", "#d27355", "#fbdcc4"],
  sea: ["#0d2440", "#184672", "#3f86bb", "#d8eefa"],
} as const satisfies Readonly<Record<string, readonly [string, string, string, string]>>
export type Palette = keyof typeof palettes

type Colours = (typeof palettes)[Palette]
type Drawing = (colours: Colours) => string

const rings = (colour: string) =>
  [34, 52, 70].map((r) => `<circle cx="80" cy="100" r="${r}" fill="none" stroke="${colour}"/>`).join("")
const waves = (colours: ReadonlyArray<string>, from: number) =>
  colours
    .map((colour, at) => {
      const y = from + at * 18
      return `<path d="M0 ${y}q20-14 40 0t40 0 40 0 40 0V200H0z" fill="${colour}"/>`
    })
    .join("")
const star = (x: number, y: number, size: number, colour: string) =>
  `<path d="M${x} ${y - size}q${size * 0.2} ${size * 0.8} ${size} ${size}q-${size * 0.8} ${size * 0.2} -${size} ${size}q-${size * 0.2}-${size * 0.8} -${size}-${size}q${size * 0.8}-${size * 0.2} ${size}-${size}z" fill="${colour}"/>`
const petal = (turn: number, colour: string) =>
  `<path d="M80 128q-22-32 0-66q22 34 0 66z" fill="${colour}" transform="rotate(${turn} 80 128)"/>`
const die = (x: number, y: number, turn: number, colour: string, dots: ReadonlyArray<readonly [number, number]>) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-19" y="-19" width="38" height="38" rx="9" fill="${colour}"/>${dots.map(([dx, dy]) => `<circle cx="${dx}" cy="${dy}" r="4" fill="#1a1c38"/>`).join("")}</g>`

const drawings = {
  cards: ([, near, far, light]) =>
    `${rings(near)}<rect x="46" y="66" width="46" height="66" rx="8" fill="${far}" transform="rotate(-12 69 99)"/><rect x="70" y="66" width="46" height="68" rx="8" fill="${light}" transform="rotate(8 93 100)"/>${star(93, 100, 18, near)}`,
  lotus: ([, near, far, light]) =>
    `${rings(near)}${petal(-68, near)}${petal(68, near)}${petal(-44, far)}${petal(44, far)}${petal(-20, far)}${petal(20, far)}${petal(0, light)}<path d="M48 142h64M60 152h40" stroke="${far}" stroke-width="2"/>`,
  koi: ([, near, far, light]) =>
    `${rings(near)}<path d="M112 62q6 44-44 76q-16-4-14-18q14-50 58-58z" fill="#f08a6b"/><path d="M66 134q-4 18-20 22q-2-18 8-26z" fill="${light}"/><path d="M92 84q-4 18-16 28q-4-14 16-28z" fill="${light}"/><circle cx="101" cy="76" r="3" fill="#1a1c38"/><path d="M30 60q20-8 40 0M96 150q18-7 36 0" fill="none" stroke="${far}" stroke-width="2"/>`,
  dice: ([, near, , light]) =>
    `${rings(near)}${die(62, 84, -10, light, [[0, 0]])}${die(104, 92, 12, light, [
      [-8, -8],
      [8, 8],
    ])}${die(78, 128, 6, light, [
      [-8, -8],
      [0, 0],
      [8, 8],
    ])}`,
  mountain: ([, near, far, light]) =>
    `<circle cx="98" cy="76" r="28" fill="#f08a6b"/><path d="M0 160L50 96l26 30 22-24 62 60V200H0z" fill="${far}"/><path d="M50 96l-16 20 12-4 8 8 10-8z" fill="${light}"/><path d="M0 182l60-40 40 24 60-26V200H0z" fill="${near}"/>`,
  moon: ([, near, far, light]) =>
    `<circle cx="96" cy="72" r="30" fill="${light}"/><circle cx="88" cy="66" r="5" fill="${far}" opacity=".4"/><circle cx="104" cy="82" r="7" fill="${far}" opacity=".4"/>${star(38, 52, 7, light)}${star(58, 86, 4, light)}${waves([far, near], 132)}`,
  lantern: ([, near, far, light]) =>
    `<path d="M56 78q24-18 48 0l-6 52q-18 10-36 0z" fill="#f0c462"/><path d="M68 72q-4 34 2 62M92 72q4 34-2 62" fill="none" stroke="#d27355" stroke-width="2"/><ellipse cx="80" cy="134" rx="18" ry="5" fill="${light}"/><path d="M24 52q10-8 20 0l-3 20q-7 4-14 0z" fill="${far}"/><path d="M122 40q8-6 16 0l-2 16q-6 3-12 0z" fill="${near}"/>${star(126, 96, 5, light)}${star(36, 116, 4, light)}`,
  meteor: ([, near, far, light]) =>
    `<path d="M18 150L96 66l16 14z" fill="${near}"/><path d="M38 138L98 70l10 10z" fill="${far}"/>${star(106, 72, 26, light)}${star(44, 54, 6, light)}${star(128, 132, 5, far)}${star(70, 164, 4, far)}`,
  boat: ([, near, far, light]) =>
    `<circle cx="50" cy="62" r="18" fill="${light}"/><path d="M22 112q58 34 122-16q-8 46-60 46t-62-30z" fill="#d27355"/><path d="M70 122l10-40 22 34z" fill="${light}"/>${waves([far, near], 142)}`,
  gems: ([, near, far, light]) =>
    `${rings(near)}<path d="M52 84h56l-28 54z" fill="${far}"/><path d="M52 84l14-20h28l14 20z" fill="${light}"/><path d="M68 84h24l-12 54z" fill="${light}" opacity=".5"/>${star(120, 60, 9, light)}${star(40, 132, 6, far)}`,
  duel: ([, near, far, light]) =>
    `<circle cx="80" cy="100" r="50" fill="${near}"/><path d="M80 50a50 50 0 0 1 0 100a25 25 0 0 1 0-50a25 25 0 0 0 0-50z" fill="#f08a6b"/><path d="M80 50a50 50 0 0 0 0 100a25 25 0 0 0 0-50a25 25 0 0 1 0-50z" fill="${far}"/><circle cx="80" cy="75" r="8" fill="${light}"/><circle cx="80" cy="125" r="8" fill="${light}"/>`,
  ball: ([, near, far, light]) =>
    `<path d="M0 160h160v40H0z" fill="${near}"/><circle cx="80" cy="104" r="44" fill="${light}"/><path d="M80 84l20 14-8 22H68l-8-22z" fill="${near}"/><path d="M80 84V60M100 98l22-6M92 120l12 22M68 120l-12 22M60 98l-22-6" stroke="${far}" stroke-width="4"/>`,
  wheel: ([, near, far, light]) =>
    `<circle cx="80" cy="100" r="54" fill="${near}"/><path d="M80 100L80 46A54 54 0 0 1 126 73zM80 100l46 27a54 54 0 0 1-46 27zM80 100L34 127a54 54 0 0 1 0-54z" fill="${far}"/><circle cx="80" cy="100" r="16" fill="${light}"/><circle cx="80" cy="44" r="6" fill="#f0c462"/>`,
  kite: ([, near, far, light]) =>
    `<path d="M0 168q80-40 160 0V200H0z" fill="${near}"/><path d="M96 40l32 38-46 46-22-52z" fill="#f08a6b"/><path d="M96 40l-14 84-22-52z" fill="${light}"/><path d="M82 124q-22 14-18 30t-20 20" fill="none" stroke="${far}" stroke-width="3"/>${star(36, 62, 6, light)}`,
} as const satisfies Readonly<Record<string, Drawing>>
export type Motif = keyof typeof drawings

export type PictureName = `${Motif}-${Palette}`

/** Where a picture is found, at the site's own address. */
export const pictureAt = (name: PictureName): string => `/__pictures/games/${name}.svg`

const isMotif = (text: string): text is Motif => Object.hasOwn(drawings, text)
const isPalette = (text: string): text is Palette => Object.hasOwn(palettes, text)

/** The text of a picture by its name. */
const pictureOf = (name: string): string | undefined => {
  const [motif = "", palette = ""] = name.split("-")
  if (!isMotif(motif) || !isPalette(palette) || name !== `${motif}-${palette}`) return undefined
  const colours = palettes[palette]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200"><path fill="${colours[0]}" d="M0 0h160v200H0z"/>${drawings[motif](colours)}</svg>`
}

export const serveGamePictures = (app: Hono<RequestEnv>): void => servePictures(app, "games", pictureOf)
