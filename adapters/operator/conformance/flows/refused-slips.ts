import type { VisitPart } from "../checks.ts"
import { balanceNow, closedRound, findOpenRound } from "./open-round.ts"

/** Slips that an operator must not take, and that none of them costs anything. */
export const playRefusedSlips = async (flow: VisitPart): Promise<void> => {
  const { refuse, check, newKey, visit } = flow
  const { round, rounds, create, lineOf, least, most } = await findOpenRound(flow)
  const before = await balanceNow(flow)
  const line = lineOf(5)
  const { betId } = round
  const refused = async (says: string, order: unknown) => {
    const answer = await refuse(says, create, order, { key: newKey() })
    const after = await balanceNow(flow)
    check(`${says}, and costs nothing`, after === before, answer, `${before - after} satang`)
  }
  const closed = closedRound(
    rounds.filter(({ betGroup }) => betGroup === round.betGroup),
    visit.line.now(),
  )
  if (closed !== undefined) await refused("a round that has closed takes no slip", { betId: closed.betId, poy: [line] })
  await refused("a round that is not there takes no slip", { betId: "no-such-round", poy: [line] })
  if (most !== undefined)
    await refused("a price above the most is refused", { betId, poy: [{ ...line, price: most / 100 + 1 }] })
  await refused("a price below the least is refused", { betId, poy: [{ ...line, price: least / 200 }] })
  await refused("a rate above the operator's is refused", { betId, poy: [{ ...line, multiply: line.multiply * 2 }] })
  await refused("an option that is none is refused", { betId, poy: [{ ...line, option: "no_such_option" }] })
  await refused("a number that is none is refused", { betId, poy: [{ ...line, number: "x" }] })
  await refused("a price of less than a satang is refused", { betId, poy: [{ ...line, price: line.price + 0.001 }] })
  await refused("a price below nothing is refused", { betId, poy: [{ ...line, price: -line.price }] })
  await refused("a slip without lines is refused", { betId, poy: [] })
}
