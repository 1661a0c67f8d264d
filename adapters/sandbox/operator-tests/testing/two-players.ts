import type { DatabaseSource } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

/** An operator with a database of one kind, with Somchai and Malee logged in. */
export const twoPlayers = async ({ kind, fresh }: DatabaseSource) => {
  const operator = await operatorOn(fresh)
  const ask = async (token: string, path: string) => (await operator.ask(path, operator.as(token))).body
  let keys = 0
  return {
    kind,
    operator,
    somchai: await operator.tokenOf("somchai88", "Duean69#x"),
    malee: await operator.tokenOf("malee2569", "Dao2569*k"),
    /** What a player is told. */
    ask,
    money: (token: string) => ask(token, "/api/cashs"),
    /** What a player asks to be done, under a key of its own unless one is given. */
    order: (token: string, path: string, body: unknown, key = `order-key-${++keys}`) =>
      operator.post(path, body, { ...operator.as(token).headers, "idempotency-key": key }),
  }
}
