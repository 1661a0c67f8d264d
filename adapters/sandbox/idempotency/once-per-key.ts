import { randomUUID } from "node:crypto"
import type { Call, Encoded, Schema } from "@fakham/operator/wire"
import type { User } from "../accounts/sessions.ts"
import { lockPlayer } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import type { Ask } from "../http/answer.ts"
import type { CallRefusal } from "../http/refusal.ts"
import type { Reply } from "../http/reply.ts"
import type { Internals } from "../internals/internals.ts"
import { answerOfCall, askedFor, firstAnswers, storeAnswerOnce, storeAnswers } from "./keyed-calls.ts"

/** Undoes everything that its transaction has written, and refuses. */
class Undone extends Error {
  readonly refused: CallRefusal
  constructor(refused: CallRefusal) {
    super(refused.code)
    this.refused = refused
  }
}

/**
 * Does what a player asks for in one transaction, once a key: a repeat is given the first answer, a refusal too, and a
 * key that stood for something else is refused. A refusal writes nothing but itself. The player's row is held meanwhile:
 * no two of these see the same balance.
 */
export const oncePerKey = async <C extends Call<Schema, Schema>>(
  { clock, inTransaction }: Internals,
  call: C,
  { uuid }: User,
  { input, key = randomUUID() }: Pick<Ask<C>, "input" | "key">,
  work: (within: Within, now: number, key: string) => Promise<Reply<Encoded<C>>>,
): Promise<Reply<Encoded<C>>> => {
  const intent = { user_uuid: uuid, intent_key: key, path: call.path, asked: askedFor(input) }
  try {
    return await inTransaction(async (within): Promise<Reply<Encoded<C>>> => {
      await lockPlayer(within, uuid)
      const first = (await firstAnswers(within, [intent])).get(intent)
      if (first !== undefined) return answerOfCall(call, first)
      const now = await clock.now(within)
      const answer = await work(within, now, key)
      if (answer.refused !== undefined) throw new Undone(answer.refused)
      await storeAnswers(within, [[intent, answer]], now)
      return answer
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    const refused = { refused: error.refused }
    return inTransaction(async (within): Promise<Reply<Encoded<C>>> => {
      await storeAnswerOnce(within, [intent, refused], await clock.now(within))
      // The same was perhaps asked for again meanwhile, and done.
      return answerOfCall(call, (await firstAnswers(within, [intent])).get(intent) ?? refused)
    })
  }
}
