import { randomUUID } from "node:crypto"
import { forEachAtOnce, type VirtualPlayer, virtualPlayerAt } from "./player.ts"

export const pin = "Duean69#load"
const stake = 5

export type Placement = {
  readonly key: string
  readonly id: string | undefined
  readonly code: string
  readonly ms: number
  readonly answeredAt: number
}
export type Bettor = VirtualPlayer & { readonly token: string }

/** Players who have really logged in, each on a connection of their own. */
export const gather = async (origin: string, count: number, baht = 10_000): Promise<ReadonlyArray<Bettor>> => {
  const desk = virtualPlayerAt(origin)
  const added = await desk.ask("/__sandbox/players/add", { prefix: "crowd", count, pin, baht })
  if (added.status !== 200) throw new Error(`No players were added: ${JSON.stringify(added.body)}`)
  desk.leave()
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  return forEachAtOnce(numbers, 50, async (number) => {
    const player = virtualPlayerAt(origin)
    const userName = `crowd${String(number).padStart(5, "0")}`
    const { headers } = await player.ask("/api/users.login", { userName, password: pin })
    return { ...player, token: String(headers["x-access-token"]) }
  })
}

const anyNumber = () => String(Math.floor(Math.random() * 1_000)).padStart(3, "0")

/** Sends slips, each with a key of its own, until the round takes no more. */
export const betUntilClosed = async (bettor: Bettor, betId: string): Promise<ReadonlyArray<Placement>> => {
  const placed: Array<Placement> = []
  while (placed.length < 500 && placed.at(-1)?.code !== "TIME_OUT") placed.push(await placeBet(bettor, betId))
  return placed
}

/** Sends one slip and waits for what becomes of it. */
export const placeBet = async (bettor: Bettor, betId: string): Promise<Placement> => {
  const key = randomUUID()
  const poy = [{ option: "teng_bon_3", number: anyNumber(), price: stake, multiply: 850 }]
  const headers = { authorization: `Bearer ${bettor.token}`, "idempotency-key": key }
  const sentAt = performance.now()
  const { status, body } = await untilAnswered(() =>
    bettor.ask("/poy-api/lotteries.yeekee.create", { betId, poy }, headers),
  )
  const answer = answerOf(body)
  const answeredAt = performance.now()
  return {
    key,
    id: status === 200 ? answer.data?.id : undefined,
    code: answer.code ?? "",
    ms: answeredAt - sentAt,
    answeredAt,
  }
}

/** A cut connection says nothing about the slip: the same key asks again. */
const untilAnswered = async <A>(ask: () => Promise<A>): Promise<A> => {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ECONNRESET")) throw error
    }
  }
}

type Answer = { readonly data?: { readonly id?: string; readonly total?: number }; readonly code?: string }
export const answerOf = (body: unknown): Answer => (typeof body === "object" && body !== null ? body : {})
