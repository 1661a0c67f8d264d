import { operatorOn } from "@fakham/stand-in/testing"
import * as v from "valibot"
import type { Operator } from "../../docs/examples/journeys/journeys.ts"

const player = { userName: "somchai88", pin: "Duean69#x" }
/** The round of yeekee that closes next at the time at which the demo begins. */
const betId = "yeekee-2026-11-20-26"

const listed = v.array(v.object({ id: v.string(), amount: v.optional(v.number()) }))
const answers = {
  cash: v.object({ data: v.object({ money: v.number() }) }),
  list: v.object({ data: listed }),
  poys: v.object({ data: v.object({ poys: listed }) }),
}

/** A stand-in operator behind front ends; each of its players begins on a fresh demo. */
export const startFrontOperator = async () => {
  const operator = await operatorOn({ kind: "sqlite", file: ":memory:" })
  const startAnew = async (): Promise<Operator> => {
    await operator.post("/__sandbox/reset", { seed: "demo" })
    const token = await operator.tokenOf(player.userName, player.pin)
    const asked = async (path: string) => (await operator.ask(path, operator.as(token))).body
    const list = async (path: string) => v.parse(answers.list, await asked(path)).data
    const fault = (path: string, kind: object) => operator.post("/__sandbox/faults", { path, ...kind })
    return {
      player,
      money: async () => v.parse(answers.cash, await asked("/api/cashs")).data.money,
      poys: async () => v.parse(answers.poys, await asked("/poy-api/poys.all?page=1")).data.poys.map(({ id }) => id),
      withdrawals: async (baht) => (await list("/api/withdraws.all")).filter(({ amount }) => amount === baht).length,
      loseAnswers: async () => {
        await fault("/poy-api/poys.by-key", { kind: "status", status: 503, count: 1_000 })
        await fault("/poy-api/lotteries.yeekee.create", { kind: "afterwards-cut", count: 1 })
      },
      goRight: () => operator.ask("/__sandbox/faults", { method: "DELETE" }),
      endRound: () => operator.post("/__sandbox/rounds/end", { betId, ending: "draw" }),
      letTransferArrive: async () => {
        const [open] = await list("/api/deposits.open")
        return operator.post("/__sandbox/deposits/transfer", { id: open?.id, arrival: "exact" })
      },
    }
  }
  return { origin: operator.origin, startAnew, stop: operator.stop }
}
