import { element, runGame } from "./game.js"
import { word } from "./words.js"

const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
const suits = ["♠", "♥", "♦", "♣"]

const card = (number) => {
  const suit = Math.floor(number / 13)
  return element(
    "span",
    { class: suit === 1 || suit === 2 ? "card red" : "card" },
    `${ranks[number % 13]}${suits[suit]}`,
  )
}
const hand = (name, cards, points) =>
  element("div", {}, element("p", {}, `${word(name)}: ${points}`), element("div", { class: "row" }, ...cards.map(card)))

runGame({
  spots: ["player", "banker", "tie"],
  payouts: () => [
    [word("player"), "× 2"],
    [word("banker"), "× 1.95"],
    [word("tie"), "× 9"],
  ],
  edge: () => `${word("banker")} 1.06 %, ${word("player")} 1.24 %, ${word("tie")} 14.36 %`,
  show: ({ player, banker, playerPoints, bankerPoints, winner }) => [
    hand("player", player, playerPoints),
    hand("banker", banker, bankerPoints),
    element("p", { class: "winner" }, word(winner)),
  ],
})
