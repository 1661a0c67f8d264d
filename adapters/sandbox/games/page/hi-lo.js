import { drawing, element } from "./element.js"
import { runGame } from "./game.js"
import { ripples, stars } from "./sky.js"
import { word } from "./words.js"

const dots = {
  1: [[24, 24]],
  2: [
    [14, 14],
    [34, 34],
  ],
  3: [
    [14, 14],
    [24, 24],
    [34, 34],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [14, 14],
    [34, 14],
    [24, 24],
    [14, 34],
    [34, 34],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
}
const die = (n) =>
  drawing(
    "0 0 48 48",
    dots[n].map(([cx, cy]) => ["circle", { cx, cy, r: n === 1 ? 6 : 4.5 }]),
    {
      class: n === 1 ? "die one" : "die",
      role: "img",
      "aria-label": String(n),
    },
  )
const dieOfSpot = (n) => {
  const made = die(n)
  made.setAttribute("aria-hidden", "true")
  return made
}
const thrown = (dice) => [element("div", { class: "dice" }, ...dice.map(die))]
const sumOf = (dice) => dice.reduce((sum, one) => sum + one, 0)
const isTriple = (dice) => new Set(dice).size === 1
const kindOf = (dice) => (isTriple(dice) ? "triple" : sumOf(dice) === 11 ? "eleven" : sumOf(dice) > 11 ? "high" : "low")

const spot = (name, pays) => ({ spot: name, name: () => word(name), about: () => word(`${name}-about`), pays })
const face = (n) => ({ spot: String(n), name: () => word("face", { n }), pays: "×2", picture: () => dieOfSpot(n) })

ripples()
stars()
runGame({
  name: "hi-lo",
  go: "shake",
  motion: 900,
  board: [
    [spot("low", "×2"), spot("eleven", "×7.5"), spot("high", "×2"), spot("triple", "×34")],
    [1, 2, 3, 4, 5, 6].map(face),
  ],
  pays: () => `${word("elevenNote")} · ${word("faces")}`,
  payouts: () => [
    ...[
      ["low", "×2"],
      ["high", "×2"],
      ["eleven", "×7.5"],
      ["triple", "×34"],
    ].map(([name, pays]) => [`${word(name)} ${word(`${name}-about`)}`, pays]),
    [word("face", { n: "1–6" }), "×2 ×3 ×4"],
  ],
  returns: () => "92.13–97.22 %",
  idle: () => thrown([2, 5, 6]),
  show: ({ dice }) => thrown(dice),
  sentence: ({ outcome: { dice } }) =>
    `${word("dice", { n: sumOf(dice) })} ${word(kindOf(dice))}${kindOf(dice) === "eleven" ? ` + ${word("high")}` : ""}`,
  mark: ({ dice }) => ({
    text: String(sumOf(dice)),
    kind: { low: "dull", high: "lit", eleven: "ring", triple: "ring" }[kindOf(dice)],
  }),
})
