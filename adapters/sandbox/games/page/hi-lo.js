import { element, runGame } from "./game.js"
import { word } from "./words.js"

const faces = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"]

runGame({
  spots: ["low", "high", "eleven", "triple", "1", "2", "3", "4", "5", "6"],
  payouts: () => [
    [word("low"), "× 2"],
    [word("high"), "× 2"],
    [word("eleven"), "× 7.5"],
    [word("triple"), "× 34"],
    [word("face", { n: "1–6" }), "× 2, 3, 4"],
  ],
  edge: () => "2.78–7.87 %",
  show: ({ dice }) => [
    element(
      "div",
      { class: "row" },
      ...dice.map((die) => element("span", { class: "die", role: "img", "aria-label": String(die) }, faces[die - 1])),
    ),
    element("p", {}, `= ${dice.reduce((sum, die) => sum + die, 0)}`),
  ],
})
