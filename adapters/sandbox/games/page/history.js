import { $, element } from "./element.js"

/** How many of the last rounds are shown. */
const most = 9

/** What came out last, the newest first, each as the game marks it. */
export const lastRounds = (mark) => {
  let rounds = []
  const write = () => {
    $("#history").hidden = rounds.length === 0
    $("#history").replaceChildren(
      ...rounds.map(({ outcome }) => {
        const { text, kind } = mark(outcome)
        return element("li", { class: `num ${kind}` }, text)
      }),
    )
  }
  return {
    write,
    begin: (known) => {
      rounds = known
    },
    add: (round) => {
      rounds = [round, ...rounds].slice(0, most)
    },
  }
}
