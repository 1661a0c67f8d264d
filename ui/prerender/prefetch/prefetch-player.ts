import { lotteryDayAt } from "@fakham/core/lotto"
import { dayAt } from "@fakham/core/time"
import { clockText } from "../../words/clock-text.ts"
import { dayWordsIn } from "./day-words.ts"
import { fillBalance } from "./fill-balance.ts"
import { fillPoys } from "./fill-poys.ts"
import { fillNextClose, fillRound } from "./fill-rounds.ts"
import { fillSlots, inWords } from "./fill-slots.ts"
import { now, takeTime } from "./operator-time.ts"
import { prefetch } from "./prefetch.ts"

/** Shows which day it is, by the operator's clock. An address that chooses a day is left to the page. */
const fillDays = async (): Promise<void> => {
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

prefetch({
  "/api/users-infos": async (answer) => {
    takeTime(answer)
    await Promise.all([fillBalance(answer), fillDays()])
  },
  "/poy-api/poys.all": async (answer) => {
    takeTime(answer)
    await fillPoys(answer)
  },
  "/poy-api/bet-lists.latest": async (answer) => {
    takeTime(answer)
    await fillNextClose(answer)
  },
  "/poy-api/bet-lists.one": async (answer) => {
    takeTime(answer)
    await fillRound(answer)
  },
})
