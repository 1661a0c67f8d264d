import { randomInt, randomUUID } from "node:crypto"
import type { VirtualPlayer } from "../load/player.ts"

/** Something that a player wants done once, sent until it is known to be done, with every answer it was given. */
export type Write = {
  readonly player: number
  readonly answers: Set<string>
  readonly refusals: Set<string>
  /** Whether the operator does something else by itself when it is left half done for a minute. */
  readonly cannotWait: boolean
  /** True when the operator says that it is done; whoever is gone says nothing. */
  readonly send: (ask: VirtualPlayer["ask"], token: string) => Promise<boolean>
}

type Body = { readonly data?: { readonly id?: string; readonly status?: string }; readonly code?: string }
const bodyOf = (body: unknown): Body => (typeof body === "object" && body !== null ? body : {})

/** What a write was told: every answer by its text, and what stood against it. */
const newTally = () => ({ answers: new Set<string>(), refusals: new Set<string>() })

/** A slip of some bets on one digit, two at 5 baht where nothing is said. */
export const slipWrite = (player: number, betId: string, bets = twoBets()): Write => {
  const key = randomUUID()
  const poy = bets.map((bet) => ({ option: "teng_bon_1", multiply: 3.2, ...bet }))
  const { answers, refusals } = newTally()
  return {
    player,
    answers,
    refusals,
    cannotWait: false,
    send: async (ask, token) => {
      const { status, body } = await ask(
        "/poy-api/lotteries.yeekee.create",
        { betId, poy },
        { authorization: `Bearer ${token}`, "idempotency-key": key },
      )
      if (status === 200) answers.add(JSON.stringify(body))
      else refusals.add(bodyOf(body).code ?? String(status))
      return status === 200
    },
  }
}

const twoBets = () => {
  const number = randomInt(10)
  return [0, 1].map((line) => ({ number: String((number + line) % 10), price: 5 }))
}

/** A deposit that is opened, and whose money the desk lets arrive. */
export const depositWrite = (player: number): Write => {
  const [key, amount] = [randomUUID(), randomInt(20, 25)]
  const { answers, refusals } = newTally()
  return {
    player,
    answers,
    refusals,
    cannotWait: false,
    send: async (ask, token) => {
      const as = { authorization: `Bearer ${token}` }
      const opened = await ask("/api/deposits.fast.create", { amount }, { ...as, "idempotency-key": key })
      const id = bodyOf(opened.body).data?.id
      if (id === undefined) {
        refusals.add(bodyOf(opened.body).code ?? String(opened.status))
        return false
      }
      answers.add(JSON.stringify(opened.body))
      const arrived = await ask("/__sandbox/deposits/transfer", { id, arrival: "exact" })
      if (arrived.status === 200) return true
      const { body } = await ask(`/api/deposits.one?id=${id}`, undefined, as)
      if (bodyOf(body).data?.status === "MATCHED") return true
      refusals.add(bodyOf(arrived.body).code ?? String(arrived.status))
      return false
    },
  }
}

/** A withdrawal that is asked for, and that the desk pays or turns down. */
export const withdrawalWrite = (player: number, bankId: string, status: "PAID" | "REJECTED"): Write => {
  const key = randomUUID()
  const { answers, refusals } = newTally()
  return {
    player,
    answers,
    refusals,
    cannotWait: true,
    send: async (ask, token) => {
      const as = { authorization: `Bearer ${token}` }
      const taken = await ask("/api/withdraws.create", { amount: 100, bankId }, { ...as, "idempotency-key": key })
      const id = bodyOf(taken.body).data?.id
      if (id === undefined) {
        refusals.add(bodyOf(taken.body).code ?? String(taken.status))
        return false
      }
      answers.add(JSON.stringify(taken.body))
      const closing = await ask("/__sandbox/withdrawals/end", { id, status })
      if (closing.status !== 200 && bodyOf(closing.body).code !== "hasEnded")
        refusals.add(bodyOf(closing.body).code ?? String(closing.status))
      const { body } = await ask("/api/withdraws.all", undefined, as)
      const ended = listOf(body).find((one) => one.id === id)?.status ?? "lost"
      if (ended !== status) refusals.add(`ended as ${ended} instead of ${status}`)
      return ended === status
    },
  }
}

const listOf = (body: unknown): ReadonlyArray<{ readonly id?: string; readonly status?: string }> => {
  const { data }: { readonly data?: unknown } = bodyOf(body)
  return Array.isArray(data) ? data : []
}
