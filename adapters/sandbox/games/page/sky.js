import { $, shape } from "./element.js"

const put = (...shapes) => $("#sky").append(...shapes.map(([name, own]) => shape(name, own)))

const places = [
  40, 12, 88, 64, 126, 30, 170, 88, 214, 22, 262, 70, 300, 36, 346, 104, 20, 130, 372, 52, 150, 140, 240, 132,
]

export const stars = () => {
  for (let at = 0; at < places.length; at += 2)
    put(["circle", { class: "star", cx: places[at], cy: places[at + 1], r: at % 3 === 0 ? 1.4 : 0.9 }])
}

/** A full moon over banks of cloud. */
export const clouds = () => put(["circle", { class: "moon", cx: 322, cy: 62, r: 34 }])

/** Rings on still water. */
export const ripples = () =>
  put(...[0, 1, 2].map((at) => ["ellipse", { class: "ripple", cx: 195, cy: 170, rx: 150 + at * 55, ry: 80 + at * 34 }]))

export const constellations = () =>
  put(
    ["path", { class: "joined", d: "M24 78 84 44 132 70 120 116" }],
    ["path", { class: "joined", d: "M262 100 300 52 352 66 372 124" }],
    ...[
      [24, 78],
      [84, 44],
      [132, 70],
      [120, 116],
      [262, 100],
      [300, 52],
      [352, 66],
      [372, 124],
    ].map(([cx, cy]) => ["circle", { class: "moon", cx, cy, r: 2.2 }]),
  )
