import { bahtOfSatang } from "@fakham/core"
import type { Most } from "@fakham/core/limits"
import type { Satang } from "@fakham/core/money"
import { type DepositMethod, depositTerms, isReported, outsideTerms } from "@fakham/core/wallet"
import type { Within } from "../../database/tables.ts"
import { aboveMaximum, type CallRefusal } from "../../http/refusal.ts"
import type { Reply } from "../../http/reply.ts"
import { beyondLimit, roomToDeposit } from "../../limits/may-play.ts"
import { depositsOf, waitingDeposits } from "../../limits/waiting-deposits.ts"
import { allTaken, tooManyOpen, tooManyToday } from "./deposit-refusals.ts"

/** A tenth of what an account can tell apart, so that nobody keeps others from bringing money in. */
const mostOpen = 10

const mostOfMethod = 3
/** Somebody looks at each report of a transfer. */
const mostReportsADay = 10

/** What the player's own limits leave for one more deposit, or why there can be none. The player's row has to be held. */
export const mayDeposit = async (
  within: Within,
  uuid: string,
  method: DepositMethod,
  now: number,
): Promise<Reply<Most>> => {
  const { open, coming } = await waitingDeposits(within, uuid, now)
  const { openOfMethod, today, resting } = await depositsOf(within, uuid, method, now)
  if (isReported(method) && today >= mostReportsADay) return { refused: tooManyToday }
  if (open >= mostOpen || openOfMethod >= mostOfMethod) return { refused: tooManyOpen }
  // Whoever opens deposits and calls them off would else use up what the account can tell apart.
  if (open + resting >= mostOpen) return { refused: allTaken }
  return roomToDeposit(within, uuid, coming, now)
}

/** What speaks against crediting money that nobody asked for in this amount. The player's row has to be held. */
export const againstCredit = async (
  within: Within,
  uuid: string,
  amount: Satang,
  now: number,
): Promise<CallRefusal | undefined> => {
  if (outsideTerms(amount) === "aboveMaximum") return aboveMaximum(bahtOfSatang(depositTerms.max))
  const { coming } = await waitingDeposits(within, uuid, now)
  const room = await roomToDeposit(within, uuid, coming, now)
  return room.refused ?? beyondLimit(amount, room.data)
}
