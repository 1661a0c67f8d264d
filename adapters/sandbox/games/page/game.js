import { changeLanguage, isEnglish, word } from "./words.js"

const $ = (selector) => document.querySelector(selector)

export const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

const baht = (amount) =>
  amount.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "negative" })

/** The operator said no, and why. */
class Refused extends Error {
  constructor(code, data) {
    super(code)
    this.data = data
  }
}

const ask = async (call, body, secret) => {
  const answer = await fetch(`/__partner/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  const reply = await answer.json()
  if (answer.ok) return reply.data
  if (answer.status < 500) throw new Refused(reply.code, reply.data)
  throw new Error(reply.code)
}

const refusals = {
  seatClosed: "closed",
  BALANCE_NOT_ENOUGH: "poor",
  PLAY_LIMIT: "limit",
  stakeOutOfRange: "outOfRange",
  badRequest: "outOfRange",
}

/**
 * Runs a game at its table. The game says what can be bet on, what it pays, and how an outcome looks; everything is
 * decided by the operator.
 */
export const runGame = ({ spots, payouts, edge, show }) => {
  let seat
  let totals
  let said = ["opening"]
  /** A round whose answer was lost: it is asked for again, as it was, before any other. */
  let unanswered

  const write = () => {
    document.documentElement.lang = isEnglish() ? "en" : "th"
    for (const place of document.querySelectorAll("[data-word]")) place.textContent = word(place.dataset.word)
    $("#language").textContent = isEnglish() ? "ไทย" : "English"
    $("#language").lang = isEnglish() ? "th" : "en"
    $("#said").textContent = word(...said)
    $("#rules").replaceChildren(
      ...payouts().map(([name, pays]) =>
        element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, pays)),
      ),
    )
    $("#edge").textContent = `${word("edge")}: ${edge()}`
    for (const label of document.querySelectorAll("[data-spot]")) label.textContent = spotName(label.dataset.spot)
    if (seat) $("#range").textContent = word("range", { min: baht(seat.min), max: baht(seat.max) })
    if (!totals) return
    $("#balance").textContent = baht(totals.balance)
    $("#net").textContent = baht(totals.returned - totals.staked)
    $("#elapsed").textContent = word("minutes", { n: Math.max(0, Math.floor((Date.now() - seat.openedHere) / 60_000)) })
  }
  const say = (...words) => {
    said = words
    write()
  }
  const spotName = (spot) => (/^\d$/.test(spot) ? spot : word(spot))

  const fail = (error, otherwise) => {
    if (!(error instanceof Refused)) return say(otherwise)
    if (error.message === "seatClosed") $("#play").disabled = true
    say(refusals[error.message] ?? "closed", { n: baht(error.data?.left ?? 0) })
  }

  const play = async () => {
    const round = unanswered ?? {
      round: crypto.randomUUID(),
      spot: spots.length > 1 ? new FormData($("#stake")).get("spot") : spots[0],
      stake: $("#amount").valueAsNumber,
    }
    $("#play").disabled = true
    say("playing")
    try {
      unanswered = round
      const played = await ask("rounds.play", round, seat.secret)
      unanswered = undefined
      totals = played.totals
      $("#table").replaceChildren(...show(played.outcome))
      const pushed = played.returned === round.stake
      say(played.returned === 0 ? "lost" : pushed ? "back" : "won", { n: baht(played.returned) })
      $("#play").disabled = false
    } catch (error) {
      $("#play").disabled = false
      if (error instanceof Refused) unanswered = undefined
      fail(error, "away")
    }
  }

  if (spots.length > 1) {
    $("#spots").hidden = false
    $("#spots").append(
      ...spots.map((spot, at) =>
        element(
          "label",
          {},
          element("input", { type: "radio", name: "spot", value: spot, ...(at === 0 ? { checked: "" } : {}) }),
          element("span", { "data-spot": spot }),
        ),
      ),
    )
  }
  $("#stake").addEventListener("submit", (event) => {
    event.preventDefault()
    if (seat && !$("#play").disabled) void play()
  })
  $("#language").addEventListener("click", () => {
    changeLanguage()
    write()
  })
  document.addEventListener("visibilitychange", () => {
    if (seat && !document.hidden && !$("#play").disabled) void look()
  })
  write()

  /** Money may have come or gone elsewhere while nobody looked. */
  const look = async () => {
    try {
      totals = await ask("seats.one", {}, seat.secret)
      write()
    } catch (error) {
      if (error instanceof Refused) fail(error)
    }
  }

  const open = async () => {
    try {
      const opened = await ask("seats.open", { token: location.hash.slice(1) })
      seat = { ...opened, openedHere: Date.now() }
      totals = opened.totals
      $("#amount").min = opened.min
      $("#amount").max = opened.max
      $("#amount").step = "0.01"
      $("#play").disabled = false
      say("")
      setInterval(write, 30_000)
    } catch (error) {
      fail(error, "closed")
    }
  }
  void open()
}
