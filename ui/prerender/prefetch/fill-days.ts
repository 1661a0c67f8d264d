import { lotteryDayAt } from "@fakham/core/lotto"
import { dayAt } from "@fakham/core/time"
import { clockText } from "../../words/clock-text.ts"
import { dayWordsIn } from "./day-words.ts"
import { fillSlots, inWords } from "./fill-slots.ts"
import { now } from "./operator-time.ts"

/** Shows which day it is, by the operator's clock. An address that chooses a day is left to the page. */
export const fillDays = async (): Promise<void> => {
  if (location.search !== "") return
  const clock = clockText(now())
  await fillSlots("today", (data) => ({
    form: "whole",
    write: inWords({ day: dayWordsIn(data).withWeekday(dayAt(now())), clock }),
  }))
  await fillSlots("lotteryDay", (data) => ({
    form: "whole",
    write: inWords({ day: dayWordsIn(data).withWeekday(lotteryDayAt(now())) }),
  }))
}
