import type { PrefetchedAnswer } from "@fakham/adapters/browser"
import { sequenceOf } from "@fakham/core/lotto"
import { moneyText } from "@fakham/core/money"
import { dayAt } from "@fakham/core/time"
import { type FastParsedPoy, fastParsePoys } from "@fakham/operator/order"
import { dayWordsIn } from "./day-words.ts"
import { type Filling, fillSlots, inWords } from "./fill-slots.ts"
import { now } from "./operator-time.ts"

/** As many as a phone shows at once. */
const shown = 5

/** Shows the newest slips under their days; what became of them, and all else, is left to the page. */
export const fillPoys = async ({ response }: PrefetchedAnswer): Promise<void> => {
  if (!response.ok || location.search !== "") return
  const body: { readonly data?: Listed } & Listed = await response.clone().json()
  const poys = fastParsePoys((body.data ?? body).poys)?.slice(0, shown)
  await fillSlots("poys", (data) =>
    poys?.flatMap((poy, place) => {
      const isUnderSameDay = poy.placedOn === poys[place - 1]?.placedOn
      return [...(isUnderSameDay ? [] : [dayHead(poy, data)]), row(poy, data)]
    }),
  )
}

type Listed = { readonly poys?: unknown }

const dayHead = ({ placedOn }: FastParsedPoy, data: DOMStringMap): Filling => {
  const { withWeekday, shortWithWeekday } = dayWordsIn(data)
  return placedOn === dayAt(now())
    ? { form: "today", write: inWords({ day: shortWithWeekday(placedOn) }) }
    : { form: "day", write: inWords({ day: withWeekday(placedOn) }) }
}

const row = ({ id, betGroup, betType, betName, dt, placedAt, stake }: FastParsedPoy, data: DOMStringMap): Filling => {
  const names: Readonly<Record<string, string>> = JSON.parse(data["names"] ?? "{}")
  const number = sequenceOf(betType)
  const write = inWords({
    id,
    time: placedAt,
    stake: moneyText(stake),
    name: betName,
    group: names[betType] ?? names[betGroup] ?? "",
    number: String(number),
    date: dayWordsIn(data).short(dt),
  })
  if (betGroup === "stock") return { form: "named", write }
  return { form: number === undefined ? "draw" : "numbered", write }
}
