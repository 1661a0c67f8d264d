import { generate } from "../../poy/keying/keying.ts"
import { isOption } from "../../poy/options/option.ts"
import { undo } from "../../poy/slip.ts"
import { added, allPriced, cleared, linePriced, redone, restored, spreadOver } from "./batch.ts"
import type { Betting, BettingChange, Play } from "./betting.ts"
import { digitsPasted, pressed } from "./keypad.ts"
import { atUsualPrice } from "./keypad-choice.ts"
import { tapped } from "./selecting.ts"
import { refusal } from "./slip-notices.ts"

/** What one act of the player changes. */
export const played = (betting: Betting, event: Play): BettingChange => {
  switch (event.type) {
    case "option.tapped":
      return tapped(betting, event.key)
    case "generator.tapped": {
      const made = generate(event.generator, betting.selection)
      return made._tag === "bets" ? added(betting, atUsualPrice(betting, made.bets)) : refusal(made.reason)
    }
    case "digit.pressed":
      return pressed(betting, event.digit)
    case "digit.erased":
      return { digits: betting.digits.slice(0, -1) }
    case "digits.cleared":
      return { digits: "" }
    case "digits.pasted":
      return digitsPasted(betting, event.text)
    case "numbers.chosen":
      return spreadOver(betting, event.numbers, [...betting.selection].filter(isOption), true)
    case "set.pulled":
      return spreadOver(betting, event.set.numbers, event.set.options, false)
    case "slip.pulled":
      return added(betting, event.bets)
    case "text.read":
      return added(betting, event.bets, event.leftOut)
    case "batch.undone":
      return { slip: undo(betting.slip) }
    case "batch.redone":
      return redone(betting)
    case "slip.cleared":
      return cleared(betting)
    case "slip.restored":
      return restored(betting)
    case "line.priced":
      return linePriced(betting, event.ref, event.price)
    case "all.priced":
      break
  }
  return allPriced(betting, event.price)
}

/** What a player did while nothing is taken. */
export const turnedAway = (event: Play, reason: "roundClosed" | "termsUnknown") =>
  event.type === "digit.pressed"
    ? refusal(reason, event.digit)
    : event.type === "digits.pasted"
      ? refusal(reason, event.text)
      : event.type === "numbers.chosen"
        ? refusal(reason, ...event.numbers)
        : refusal(reason)
