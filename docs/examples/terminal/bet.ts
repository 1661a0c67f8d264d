import { moneyText, satangOfBaht } from "@fakham/core/money"
import { type GameBetType, gameBetTypes, generators, type Toggle } from "@fakham/core/poy"
import { countdownDigits } from "@fakham/core/time"
import type { BetsRound, PlayerSlip, SitePlayer } from "@fakham/operator"
import { Result } from "effect"
import type { Console } from "./console.ts"
import { lineText, newsText, placedText, questionText } from "./words.ts"

const help = "digits, or: tap OPTION, price BAHT, paste TEXT, undo, place, back"

const isToggle = (word: string): word is Toggle =>
  gameBetTypes.some((key: GameBetType) => key === word) && !generators.some((key) => key === word)

/** The page of a slip: typed until it is placed or left. */
export const betOn = async (terminal: Console, player: SitePlayer, round: BetsRound): Promise<void> => {
  const slip = await player.bet(round)
  terminal.show(`${round.betName}, closes in ${countdownDigits(round.secondsLeft())}; ${help}`)
  showSlip(terminal, slip)
  for (;;) {
    const line = await terminal.ask("slip> ")
    if (line === undefined || line === "back") break
    if (line === "place") {
      const placed = await slip.place(async (question) => isYes(await terminal.ask(`${questionText(question)} [y/n] `)))
      terminal.show(placedText(placed))
      if (placed.is !== "left" && placed.is !== "unreachable") break
    } else typed(terminal, slip, line)
  }
  slip.leave()
}

export const isYes = (line: string | undefined): boolean => line?.toLowerCase() === "y"

const typed = (terminal: Console, slip: PlayerSlip, line: string): void => {
  const [command = "", ...words] = line.split(" ")
  const rest = words.join(" ")
  const price = satangOfBaht(rest)
  const news = /^\d+$/.test(line)
    ? slip.digits(line)
    : command === "tap" && isToggle(rest)
      ? slip.tap(rest)
      : command === "price" && Result.isSuccess(price)
        ? slip.price(price.success)
        : command === "paste"
          ? slip.paste(rest).news
          : command === "undo"
            ? slip.undo()
            : "unknown"
  if (news === "unknown") terminal.show(help)
  else {
    if (news !== undefined) terminal.show(newsText(news))
    showSlip(terminal, slip)
  }
}

const showSlip = (terminal: Console, slip: PlayerSlip): void => {
  for (const line of slip.lines()) terminal.show(`  ${lineText(line)}`)
  const { count, stake, largestWin } = slip.totals()
  if (count > 0) terminal.show(`  ${count} lines, ${moneyText(stake)} baht, wins up to ${moneyText(largestWin)}`)
  const { digits, selection } = slip.shown.now()
  terminal.show(`  on: ${[...selection].join(" ")}${digits === "" ? "" : `, typed: ${digits}`}`)
}
