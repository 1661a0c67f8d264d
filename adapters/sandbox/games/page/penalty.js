import { drawing } from "./element.js"
import { runGame } from "./game.js"
import { stars } from "./sky.js"
import { word } from "./words.js"

const corners = ["left", "middle", "right"]
const nameOf = (corner) => word(`shot-${corner}`)
/** How far the keeper dives, and how he leans. */
const dives = {
  left: "translate(58 92) rotate(-58)",
  middle: "translate(150 84)",
  right: "translate(242 92) rotate(58)",
}

/** A goal with its net, and the keeper in one of its corners. */
const goal = (keeper) =>
  drawing(
    "0 0 300 150",
    [
      [
        "path",
        { class: "net", d: "M20 40H280M20 68H280M20 96H280M66 12V128M113 12V128M160 12V128M207 12V128M254 12V128" },
      ],
      ["path", { class: "posts", d: "M20 128V12H280V128" }],
      ["path", { class: "grass", d: "M0 130H300" }],
      [
        "path",
        { class: "keeper", d: "M0-34V10M0-20L-22-42M0-20L22-42M0 10L-14 40M0 10L14 40", transform: dives[keeper] },
      ],
      ["circle", { class: "head", cx: 0, cy: -44, r: 9, transform: dives[keeper] }],
    ],
    { class: "goal", role: "img", "aria-label": word("keeperAt", { n: nameOf(keeper) }) },
  )

stars()
runGame({
  name: "penalty",
  go: "shoot",
  motion: 900,
  board: [corners.map((corner) => ({ spot: corner, name: () => nameOf(corner), pays: "×1.45" }))],
  pays: () => word("penaltyNote"),
  payouts: () => corners.map((corner) => [nameOf(corner), "×1.45"]),
  returns: () => "96.67 %",
  idle: () => [goal("middle")],
  show: ({ keeper }) => [goal(keeper)],
  sentence: ({ outcome: { keeper } }) => word("keeperAt", { n: nameOf(keeper) }),
  mark: ({ keeper }) => ({
    text: { left: "←", middle: "↑", right: "→" }[keeper],
    kind: keeper === "middle" ? "ring" : "dull",
  }),
})
