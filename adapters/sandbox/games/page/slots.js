import { drawing, element } from "./element.js"
import { runGame } from "./game.js"
import { clouds, stars } from "./sky.js"
import { word } from "./words.js"

const returns = { moon: [4, 12, 60], gem: [3, 8, 30], star: [2, 6, 20], hill: [2, 3, 10] }
const shapes = {
  moon: ["path", { d: "M29 8A16 16 0 1 0 40 31 13 13 0 0 1 29 8z" }],
  gem: ["rect", { x: 11, y: 11, width: 26, height: 26, rx: 5, transform: "rotate(45 24 24)" }],
  star: ["path", { d: "M24 4q4 16 20 20-16 4-20 20-4-16-20-20 16-4 20-20z" }],
  hill: ["path", { d: "M7 38Q24-8 41 38z" }],
}
const symbol = (name) => drawing("0 0 48 48", [shapes[name]], { class: name, role: "img", "aria-label": word(name) })

/** How many of a row are alike from the left, from three on. */
const alike = (row) => {
  const other = row.findIndex((name) => name !== row[0])
  const count = other === -1 ? row.length : other
  return count < 3 ? 0 : count
}
const reels = (rows) => [
  element(
    "div",
    { class: "reels" },
    ...rows.flatMap((row) =>
      row.map((name, at) => element("span", { class: at < alike(row) ? "cell hit" : "cell" }, symbol(name))),
    ),
  ),
]

clouds()
stars()
runGame({
  name: "slots",
  go: "spin",
  motion: 1_000,
  pays: () => `${word("moon")} ×4 ×12 ×60  ${word("gem")} ×3 ×8 ×30`,
  payouts: () =>
    Object.entries(returns).map(([name, pays]) => [
      word("ofFive", { n: word(name) }),
      pays.map((one) => `×${one}`).join(" "),
    ]),
  returns: () => "95.45 %",
  idle: () =>
    reels([
      ["hill", "star", "gem", "moon", "hill"],
      ["moon", "gem", "moon", "star", "gem"],
      ["star", "gem", "hill", "gem", "moon"],
    ]),
  show: ({ rows }) => reels(rows),
  sentence: ({ outcome: { rows } }) =>
    rows
      .flatMap((row, at) => {
        const n = alike(row)
        return n === 0
          ? []
          : [word("row", { name: word(row[0]), n, row: word(`row${at}`), pays: returns[row[0]][n - 3] })]
      })
      .join(" · "),
  mark: ({ rows }) => {
    const times = rows.reduce((sum, row) => sum + (returns[row[0]][alike(row) - 3] ?? 0), 0)
    return { text: times === 0 ? "–" : `×${times}`, kind: times === 0 ? "dull" : "lit" }
  },
})
