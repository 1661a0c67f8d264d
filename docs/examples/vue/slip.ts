import type { SlipNews } from "@fakham/core/betting"
import { moneyText, typedAmount } from "@fakham/core/money"
import { type Line, linesOf, type Option, offered, totals } from "@fakham/core/poy"
import { countdownDigits } from "@fakham/core/time"
import type { BetsRound, PlayerSlip } from "@fakham/operator"
import { Result } from "effect"
import { defineComponent, h, onScopeDispose, ref } from "vue"
import { button, field, form, title, useLive, useSecond } from "./parts.ts"
import { ask, whileAsking } from "./question.ts"
import { lineText, newsText, placedText, questionOf, say } from "./words.ts"

/** In doubt a slip of this round is under way from before: what became of it is found out first. */
type Props = Readonly<{ slip: PlayerSlip; round: BetsRound; isInDoubt: boolean; leave: () => void }>

/** A slip on one round, from the first digit to the receipt. */
export const SlipPage = defineComponent(
  ({ slip, round, isInDoubt, leave }: Props) => {
    const [betting, second] = [useLive(slip.shown), useSecond()]
    const [message, price] = [ref(""), ref("")]
    onScopeDispose(slip.leave)
    const show = (news: SlipNews | undefined) => {
      message.value = news === undefined ? "" : newsText(news)
    }
    const setPrice = async () => {
      const amount = typedAmount(price.value)
      if (Result.isSuccess(amount)) show(slip.price(amount.success))
      else message.value = say(amount.failure)
    }
    let isPlacing = false
    const place = async () => {
      if (isPlacing) return
      isPlacing = true
      const placed = await whileAsking(slip.place((question) => ask(questionOf(question), question.passed)))
      isPlacing = false
      if (placed.is === "loggedOut") return leave()
      message.value = placedText(placed)
    }
    if (isInDoubt) void place()
    const option = (key: Option) =>
      button(say(key), () => show(slip.tap(key)), { "aria-pressed": betting.value.selection.has(key) })
    const digit = (one: string) => button(one, () => show(slip.digits(one)))
    const row = (line: Line) => h("li", { key: line.ref }, [lineText(line), h("strong", moneyText(line.price))])
    return () => {
      const { terms, digits, slip: content } = betting.value
      const { count, stake, largestWin } = totals(content)
      const options = Object.values(offered(terms.defaultRate)).flat()
      return h("div", { "data-second": second.value }, [
        title(round.betName),
        h("p", ["เหลือ ", h("span", { role: "timer" }, countdownDigits(round.secondsLeft()))]),
        h("div", { role: "group", "aria-label": "ประเภทที่แทง", class: "row" }, options.map(option)),
        h("p", ["กดแล้ว ", h("output", digits)]),
        h("div", { role: "group", "aria-label": "กดเลข", class: "row keys" }, [
          Array.from("1234567890", digit),
          button("ลบ", slip.erase),
        ]),
        h("p", { role: "alert" }, message.value),
        h("ul", { "aria-label": "รายการในโพย" }, linesOf(content).map(row)),
        form(setPrice, field("ราคาทุกรายการ (บาท)", price), "ใส่ราคา"),
        h("p", [`${count} รายการ `, h("strong", moneyText(stake)), ` บาท ได้สูงสุด ${moneyText(largestWin)}`]),
        h("div", { class: "row" }, [button("แทง", place, { class: "main" }), button("เลิกทำ", () => show(slip.undo()))]),
      ])
    }
  },
  { props: ["slip", "round", "isInDoubt", "leave"] },
)
