import { element, runGame } from "./game.js"
import { word } from "./words.js"

const signs = { moon: "☾", star: "★", lantern: "◉", lotus: "❀", cloud: "☁" }
const three = { moon: 500, star: 100, lantern: 20, lotus: 10, cloud: 4 }
const two = { moon: 10, star: 5 }

runGame({
  spots: ["line"],
  payouts: () => [
    ...Object.entries(three).map(([name, pays]) => [word("three", { n: word(name) }), `× ${pays}`]),
    ...Object.entries(two).map(([name, pays]) => [word("two", { n: word(name) }), `× ${pays}`]),
  ],
  edge: () => "5.90 %",
  show: ({ line }) => [
    element(
      "div",
      { class: "row" },
      ...line.map((name) =>
        element("span", { class: `reel ${name}`, role: "img", "aria-label": word(name) }, signs[name]),
      ),
    ),
  ],
})
