import { cashs, serverTime } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"

/** How far the two ways in which an operator tells its time may differ. */
const apart = 2_500

export const playClock = async ({ take, takeAnswer, check }: VisitPart): Promise<void> => {
  const { answer } = await takeAnswer("the balance is told with the time", cashs, {})
  const date = Date.parse(answer.headers.get("date") ?? "")
  check("every answer has a Date, by which countdowns go", !Number.isNaN(date), answer, "no Date header")
  const sent = await takeAnswer("the operator tells its time", serverTime, {})
  const headed = Date.parse(sent.answer.headers.get("date") ?? "")
  const difference = Math.abs(Date.parse(sent.data.now) - headed)
  check("both clocks of the operator agree", difference < apart, sent.answer, `they are ${difference} ms apart`)
  const again = await take("the time is told again", serverTime, {})
  check("time goes on", Date.parse(again.now) >= Date.parse(sent.data.now), sent.answer, "it went back")
}
