import { WireDeposit } from "@fakham/operator/wire"
import * as v from "valibot"
import type { DatabaseSource } from "../../testing/databases.ts"
import { twoPlayers } from "./two-players.ts"

/** One deposit, as the operator tells of it. */
export const DepositBody = v.object({ data: WireDeposit })
const Many = v.object({ data: v.array(WireDeposit) })
type Deposited = v.InferOutput<typeof WireDeposit>

/** Two players who bring money in, each deposit told as it is on the wire. */
export const depositors = async (source: DatabaseSource) => {
  const players = await twoPlayers(source)
  const { operator, ask, order } = players
  const create = (token: string, method: string, body: unknown, key?: string) =>
    order(token, `/api/deposits.${method}.create`, body, key)
  return {
    ...players,
    create,
    /** Creates one that has to be taken. */
    opened: async (token: string, method: string, body: unknown, key?: string): Promise<Deposited> => {
      const { status, body: answer } = await create(token, method, body, key)
      if (status !== 200) throw new Error(`The deposit was not taken: ${JSON.stringify(answer)}`)
      return v.parse(DepositBody, answer).data
    },
    one: async (token: string, id: string): Promise<Deposited> =>
      v.parse(DepositBody, await ask(token, `/api/deposits.one?id=${id}`)).data,
    open: async (token: string): Promise<ReadonlyArray<Deposited>> =>
      v.parse(Many, await ask(token, "/api/deposits.open")).data,
    cancel: (token: string, id: string) => operator.post("/api/deposits.cancel", { id }, operator.as(token).headers),
    transfer: (id: string, arrival = "exact") => operator.post("/__sandbox/deposits/transfer", { id, arrival }),
  }
}
