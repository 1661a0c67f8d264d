import { $, element } from "./element.js"
import { word } from "./words.js"

const steps = [1, 5, 10, 20, 50, 100, 200, 500]
const values = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** One stake that goes up and down by steps. */
export const stepWager = (changed) => {
  let at = 2
  $("#chips").hidden = true
  $("#less").textContent = "−"
  $("#more").textContent = "+"
  const move = (by) => () => {
    at = Math.min(steps.length - 1, Math.max(0, at + by))
    changed()
  }
  $("#less").addEventListener("click", move(-1))
  $("#more").addEventListener("click", move(1))
  return {
    total: () => steps[at],
    fit: (most) => {
      at = Math.max(
        0,
        steps.findLastIndex((step) => step <= most),
      )
    },
    bets: () => [{ spot: "line", stake: steps[at] }],
    write: ({ isLocked }) => {
      $("#amount").textContent = String(steps[at])
      $("#less").setAttribute("aria-label", word("lessStake"))
      $("#more").setAttribute("aria-label", word("moreStake"))
      $("#less").disabled = isLocked || at === 0
      $("#more").disabled = isLocked || at === steps.length - 1
    },
  }
}

/** Chips that are placed on spots; they stay for the next round, and the last one can be taken back. */
export const chipWagers = (board, changed) => {
  let placed = []
  /** The second smallest of five, once the table has told its limits. */
  let chip
  const total = () => placed.reduce((sum, one) => sum + one.stake, 0)
  const on = (spot) => placed.filter((one) => one.spot === spot).reduce((sum, one) => sum + one.stake, 0)

  $("#more").hidden = true
  $("#amount").hidden = true
  $("#less").textContent = "↺"
  $("#less").addEventListener("click", () => {
    placed = placed.slice(0, -1)
    changed()
  })
  const showChips = ({ min }) => {
    const shown = values.filter((value) => value >= min).slice(0, 5)
    chip = shown[1]
    $("#chips").append(
      ...shown.map((stake) => {
        const made = element(
          "button",
          { type: "button", class: "chip num", "data-chip": stake },
          stake.toLocaleString("en"),
        )
        made.addEventListener("click", () => {
          chip = stake
          changed()
        })
        return made
      }),
    )
  }
  $("#board").append(
    ...board.map((line) =>
      element(
        "div",
        { class: "line" },
        ...line.map(({ spot, picture }) => {
          const made = element("button", { type: "button", class: "spot", "data-spot": spot })
          if (picture) made.append(picture())
          made.append(element("b"), element("small"), element("span", { class: "num" }), element("i", { class: "num" }))
          made.addEventListener("click", () => {
            placed = [...placed, { spot, stake: chip }]
            changed()
          })
          return made
        }),
      ),
    ),
  )
  const spots = board.flat()

  return {
    total,
    /** Chips that are too many go, the last ones first; what is left then goes on the spot of the last one. */
    fit: (most) => {
      const last = placed.at(-1)?.spot ?? spots[0].spot
      while (total() > most) placed = placed.slice(0, -1)
      if (total() < most) placed = [...placed, { spot: last, stake: most - total() }]
    },
    bets: () => [...new Set(placed.map(({ spot }) => spot))].map((spot) => ({ spot, stake: on(spot) })),
    write: ({ isLocked, range }) => {
      if (range && chip === undefined) showChips(range)
      $("#less").setAttribute("aria-label", word("undo"))
      $("#less").disabled = isLocked || placed.length === 0
      for (const made of document.querySelectorAll("[data-chip]")) {
        made.setAttribute("aria-pressed", String(Number(made.dataset.chip) === chip))
        made.setAttribute("aria-label", word("chipOf", { n: made.dataset.chip }))
      }
      for (const { spot, name, about, pays } of spots) {
        const made = $(`[data-spot="${spot}"]`)
        const [title, small, rate, stake] = ["b", "small", "span", "i"].map((part) => made.querySelector(part))
        title.textContent = name()
        small.textContent = about?.() ?? ""
        rate.textContent = pays
        const placedHere = on(spot)
        stake.replaceChildren(
          ...(placedHere === 0 ? [] : [element("span", { class: "hidden" }, `${word("placed")} `), String(placedHere)]),
        )
        made.disabled = isLocked || !range || total() + chip > range.max
      }
    },
  }
}
