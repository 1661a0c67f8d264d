import { checkRound } from "./check.js"
import { $, baht, element } from "./element.js"
import { lastRounds } from "./history.js"
import { openSeat, playRound, Refused, readSeat, refusals } from "./seat.js"
import { shortOfMoney } from "./short.js"
import { isFramed, leave, onSite, postToSite } from "./site.js"
import { chipWagers, stepWager } from "./wagers.js"
import { languageNow, speak, word } from "./words.js"

const shortCode = (code) => `${code.slice(0, 4)} ${code.slice(4, 8)} … ${code.slice(-4)}`
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches
const passed = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Runs a game at its table. The game says what can be bet on, how an outcome looks and what it pays; what comes out is
 * decided by the operator, and checked here.
 */
export const runGame = (game) => {
  let seat
  let totals
  let next
  let said = ["opening"]
  let gain = ""
  let last
  let [isPlaying, isPaused, isClosed] = [false, false, false]
  /** A round whose answer was lost: it is asked for again, as it was, before any other. */
  let awaitingAnswer

  const wagers = game.board ? chipWagers(game.board, () => write()) : stepWager(() => write())

  const short = shortOfMoney((most) => {
    wagers.fit(most)
    write()
  })
  const history = lastRounds(game.mark)

  const write = () => {
    document.documentElement.lang = languageNow()
    for (const place of document.querySelectorAll("[data-word]")) place.textContent = word(place.dataset.word)
    $("#language").textContent = languageNow() === "en" ? "ภาษาไทย" : "English"
    $("#gain").textContent = gain
    $("#gain").className = gain.startsWith("+") ? "num won" : "num"
    const stake = wagers.total()
    const isShort = seat && !isPlaying && !isClosed && short.write(stake, totals.balance, seat)
    $("#said").textContent = isPaused
      ? word("paused")
      : isShort
        ? word("poor")
        : typeof said === "function"
          ? said()
          : word(...said)
    $("#payouts").replaceChildren(
      ...game
        .payouts()
        .map(([name, pays]) =>
          element("tr", {}, element("th", { scope: "row" }, name), element("td", { class: "num" }, pays)),
        ),
    )
    $("#pays").textContent = game.pays()
    $("#edge").textContent = word("edge", { n: game.returns() })
    history.write()
    wagers.write({ isLocked: isPlaying || isPaused || isClosed, range: seat })
    $("#go").textContent = stake === 0 ? word("placeFirst") : `${word(game.go)} ${baht(stake)} ${word("baht")}`
    $("#play").disabled = !seat || isPlaying || isPaused || isClosed || stake === 0 || isShort
    $("#check").textContent = word(last === undefined ? "seeCode" : last.isRight ? "right" : "wrong")
    if (!seat) return
    $("#range").textContent = word("range", { min: baht(seat.min), max: baht(seat.max) })
    $("#title").textContent = seat.title
    $("#balance").textContent = baht(totals.balance)
    $("#code").textContent = shortCode(next)
    $("#facts").replaceChildren(
      ...Object.entries({
        nextCode: next,
        ...(last && { lastRound: last.round, lastCode: last.commitment, seed: last.seed, computed: last.computed }),
      }).flatMap(([name, value]) => [element("dt", {}, word(name)), element("dd", { class: "num" }, value)]),
    )
  }
  const say = (...words) => {
    said = typeof words[0] === "function" ? words[0] : words
    write()
  }

  const fail = (error) => {
    if (error.message === "seatClosed") isClosed = true
    if (error.message === "BALANCE_NOT_ENOUGH") postToSite("balanceDoubted")
    gain = ""
    say(refusals[error.message] ?? "closed", { n: baht(error.data?.left ?? 0) })
    if (isClosed && isFramed)
      $("#result").append(element("button", { type: "button", class: "outline", "data-leaves": "" }, word("leave")))
  }

  const show = async (played) => {
    gain = ""
    $("#table").replaceChildren(...game.show(played.outcome, played))
    $("#table").classList.toggle("moving", !isStill())
    say("playing")
    if (!isStill()) await passed(game.motion)
    $("#table").classList.add("shown")
    totals = played.totals
    gain = played.returned > 0 ? `+${baht(played.returned)}` : ""
    history.add(played)
    say(() => [game.sentence(played), played.returned === 0 ? word("lost") : ""].filter(Boolean).join(" · "))
  }

  const sayAway = () => {
    postToSite("balanceDoubted")
    say("away")
  }

  const play = async () => {
    const round = awaitingAnswer ?? { round: crypto.randomUUID(), commitment: next, bets: wagers.bets() }
    isPlaying = true
    postToSite("roundBegun")
    $("#table").classList.remove("shown")
    say("playing")
    try {
      awaitingAnswer = round
      const played = await playRound(round, sayAway)
      awaitingAnswer = undefined
      next = played.next
      await show(played)
      last = {
        ...played,
        commitment: round.commitment,
        ...(await checkRound(game.name, { ...played, commitment: round.commitment })),
      }
    } catch (error) {
      awaitingAnswer = undefined
      if (!(error instanceof Refused)) throw error
      if (error.message === "otherCommitment") next = (await readSeat().catch(() => ({ commitment: next }))).commitment
      fail(error)
    } finally {
      isPlaying = false
      write()
      postToSite("roundEnded")
    }
  }

  /** Money may have come or gone elsewhere while nobody looked. */
  const look = async () => {
    if (!seat || isPlaying || isClosed) return
    try {
      const seen = await readSeat()
      totals = seen.totals
      if (!isPlaying) next = seen.commitment
      write()
    } catch (error) {
      if (error instanceof Refused) fail(error)
    }
  }

  $("#play").addEventListener("click", () => void play())
  $("#language").addEventListener("click", () => {
    speak(languageNow() === "en" ? "th" : "en")
    write()
  })
  document.addEventListener("click", ({ target }) => {
    const opens = target.closest("[data-opens]")?.dataset.opens
    if (opens) $(`#${opens}`).showModal()
    if (target.closest("[data-closes]")) target.closest("dialog").close()
    if (target.closest("[data-leaves]")) leave()
  })
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void look()
  })
  onSite(({ event, language, theme }) => {
    if (event === "welcome") {
      speak(language)
      document.documentElement.dataset.theme = theme === "light" ? "light" : "dark"
    }
    if (event === "pause") isPaused = true
    if (event === "resume") {
      isPaused = false
      void look()
    }
    write()
  })

  const open = async () => {
    try {
      seat = await openSeat()
      totals = seat.totals
      next = seat.commitment
      history.begin(seat.rounds)
      say("invite")
    } catch (error) {
      fail(error)
    }
    postToSite("ready")
  }
  if (!isFramed && /^en\b/i.test(navigator.language)) speak("en")
  $("#head").hidden = isFramed
  $("#back").href = `${document.body.dataset.site}/games`
  $("#table").replaceChildren(...game.idle())
  $("#table").classList.add("shown")
  write()
  void open()
}
