import { element } from "./element.js"
import { runGame } from "./game.js"
import { constellations, stars } from "./sky.js"
import { word } from "./words.js"

const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
const suits = ["♠", "♥", "♦", "♣"]

const card = (number) => {
  const suit = Math.floor(number / 13)
  return element(
    "span",
    { class: suit === 1 || suit === 2 ? "card red num" : "card num" },
    element("b", {}, ranks[number % 13]),
    suits[suit],
  )
}
const hand = (side, cards, points, isWinner) =>
  element(
    "div",
    { class: isWinner ? "hand winner" : "hand" },
    element("p", { "data-word": side }, word(side)),
    element("p", { class: "points num" }, points),
    element("div", { class: "cards" }, ...cards),
  )
const back = () => element("span", { class: "card back" })
const spot = (name, pays) => ({ spot: name, name: () => word(name), pays })
const sentences = { player: "playerWins", banker: "bankerWins", tie: "tied" }

constellations()
stars()
runGame({
  name: "baccarat",
  go: "deal",
  motion: 1_600,
  board: [[spot("player", "×2"), spot("tie", "×9"), spot("banker", "×1.95")]],
  pays: () => word("tieNote"),
  payouts: () => [
    [word("player"), "×2"],
    [word("banker"), "×1.95"],
    [word("tie"), "×9"],
  ],
  returns: () => `${word("banker")} 98.94 %, ${word("player")} 98.76 %, ${word("tie")} 85.64 %`,
  idle: () => [hand("player", [back(), back()], "–", false), hand("banker", [back(), back()], "–", false)],
  show: ({ player, banker, playerPoints, bankerPoints, winner }) => [
    hand("player", player.map(card), String(playerPoints), winner === "player"),
    hand("banker", banker.map(card), String(bankerPoints), winner === "banker"),
  ],
  sentence: ({ outcome: { playerPoints, bankerPoints, winner } }) => {
    const points = [playerPoints, bankerPoints].toSorted((one, other) => other - one)
    return word(sentences[winner], { n: winner === "tie" ? points[0] : points.join(" : ") })
  },
  mark: ({ winner }) => ({
    text: word(`${winner}Initial`),
    kind: { player: "dull", banker: "lit", tie: "ring" }[winner],
  }),
})
