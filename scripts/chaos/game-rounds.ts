import { randomUUID } from "node:crypto"
import * as v from "valibot"
import type { OperatorProcess } from "../load/operator.ts"
import { forEachAtOnce, type VirtualPlayer, virtualPlayerAt } from "../load/player.ts"
import type { Write } from "./writes.ts"

const Launched = v.object({ data: v.object({ url: v.string() }) })
const Opened = v.object({ data: v.object({ secret: v.string() }) })
const Seen = v.object({ data: v.object({ commitment: v.string() }) })
const Refused = v.object({ code: v.string() })

/** Seats every player at a game; what they play on with, in their order. */
export const seatsOf = ({ origin }: OperatorProcess, tokens: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  forEachAtOnce(tokens, 50, async (token) => {
    const { ask, leave } = virtualPlayerAt(origin)
    const as = { authorization: `Bearer ${token}` }
    const launched = await ask("/poy-api/partners.game.launch", { partner: "sa" }, as)
    const { hash } = new URL(v.parse(Launched, launched.body).data.url)
    const opened = await ask("/__partner/seats.open", { token: hash.slice(1) })
    leave()
    return v.parse(Opened, opened.body).data.secret
  })

const stake = 5

/** A round of baccarat. It is asked for again as it was, unless the operator says that it was never played. */
export const gameRoundWrite = (player: number, secret: string): Write => {
  const [answers, refusals] = [new Set<string>(), new Set<string>()]
  let round: { readonly round: string; readonly commitment: string } | undefined
  const as = { authorization: `Bearer ${secret}` }
  const next = async (ask: VirtualPlayer["ask"]) => {
    const seen = await ask("/__partner/seats.one", {}, as)
    return { round: randomUUID(), commitment: v.parse(Seen, seen.body).data.commitment }
  }
  return {
    player,
    answers,
    refusals,
    cannotWait: false,
    send: async (ask) => {
      for (;;) {
        round ??= await next(ask)
        const { status, body } = await ask(
          "/__partner/rounds.play",
          { ...round, bets: [{ spot: "banker", stake }] },
          as,
        )
        if (status === 200) {
          answers.add(JSON.stringify(body))
          return true
        }
        const code = v.is(Refused, body) ? body.code : String(status)
        if (code !== "otherCommitment") {
          refusals.add(code)
          return false
        }
        // Another round of this player came first, so this one was never played.
        round = undefined
      }
    },
  }
}
