import { setPrices } from "@fakham/core/gov4d"
import { gov4dVariants } from "@fakham/core/lotto"
import { lotteries4dLatest, setCalls } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { balanceNow } from "./open-round.ts"

/** A set of each four-digit lottery that takes bets: calls of the product, with a receipt or without. */
export const playSets = async (flow: VisitPart): Promise<void> => {
  const { take, takeAnswer, check, newKey, visit } = flow
  const latest = await take("rounds of four digits are listed", lotteries4dLatest, {})
  for (const variant of gov4dVariants) {
    const round = latest[variant].find(({ unixTimeStamp, setResult, cancelled }) => {
      const { realCloseTime = 0, realOpenTime = 0 } = unixTimeStamp ?? {}
      return !setResult && !cancelled && realOpenTime <= visit.line.now() && realCloseTime > visit.line.now() + 60_000
    })
    if (round === undefined) continue
    const price = setPrices[variant].baht
    const before = await balanceNow(flow)
    const poy = [{ number: "4827", sets: 1, option: "set", ref: 0, add: 1, price, min: price, multiply: 1 }]
    const order = { betId: round.betId, poy }
    const { data: slip, answer } = await takeAnswer(`a set of ${variant} is taken`, setCalls[variant], order, {
      key: newKey(),
    })
    const paid = before - (await balanceNow(flow))
    check(`a set of ${variant} costs something`, paid > 0, answer, "the balance is as it was")
    if (slip === undefined) continue
    check(`a set of ${variant} costs its stake`, paid === slip.stake, answer, `${paid} satang, not ${slip.stake}`)
    const sentBack = slip.sets.map(({ number, sets: count }) => `${count} of ${number}`).join()
    check(`a set of ${variant} is told as it was sent`, sentBack === "1 of 4827", answer, sentBack)
  }
}
