import { pin } from "../load/bettors.ts"
import type { OperatorProcess } from "../load/operator.ts"
import { forEachAtOnce, virtualPlayerAt } from "../load/player.ts"

/** A player with an account of their own that money may be paid to. */
export type PlayerWithBank = { readonly token: string; readonly bankId: string }

export const firstRound = { betId: "yeekee5min-2026-11-20-1", closesAt: Date.parse("2026-11-20T05:05:00+07:00") }
const stake = 1_000

/** Lets players name an account, and stake so much on a first round that its result lets them withdraw. */
export const playersWithBanks = (
  { origin }: OperatorProcess,
  tokens: ReadonlyArray<string>,
): Promise<ReadonlyArray<PlayerWithBank>> =>
  forEachAtOnce(tokens, 50, async (token, at) => {
    const { ask, leave } = virtualPlayerAt(origin)
    const as = { authorization: `Bearer ${token}`, "idempotency-key": `first-stake-${at}` }
    const poy = [{ option: "teng_bon_1", number: String(at % 10), price: stake, multiply: 3 }]
    const bankAccountNumber = String(1_000_000_000 + at)
    const named = await ask("/api/users-banks.create", { bankCode: "004", bankAccountNumber, password: pin }, as)
    const staked = await ask("/poy-api/lotteries.yeekee5min.create", { betId: firstRound.betId, poy }, as)
    leave()
    if (named.status !== 200 || staked.status !== 200)
      throw new Error(`A player cannot save: ${JSON.stringify([named.body, staked.body])}`)
    return { token, bankId: JSON.parse(JSON.stringify(named.body)).data.bankId }
  })
