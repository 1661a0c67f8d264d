import { hash, randomUUID } from "node:crypto"
import type { Call, Schema, Written } from "@fakham/adapters/operator/wire"
import type { User } from "./accounts/sessions.ts"
import type { Ask } from "./answer.ts"
import type { BackOffice } from "./back-office.ts"
import { lockPlayer } from "./database/lock.ts"
import { prepared } from "./database/prepared.ts"
import type { Rows, Within } from "./database/tables.ts"
import { keyUsedOtherwise, type Refusal } from "./refusals.ts"
import type { Answer } from "./reply.ts"

/** Undoes everything that its transaction has written, and refuses. */
class Undone extends Error {
  readonly refused: Refusal
  constructor(refused: Refusal) {
    super(refused.code)
    this.refused = refused
  }
}

/**
 * Does what a player asks for in one transaction, once a key: a repeat is given the first answer, a refusal too, and a
 * key that stood for something else is refused. A refusal writes nothing but itself. The player's row is held meanwhile:
 * no two of these see the same balance.
 */
export const once = async <C extends Call<Schema, Schema>>(
  { clock, inTurn }: BackOffice,
  call: C,
  { uuid }: User,
  { input, key = randomUUID() }: Ask<C>,
  work: (within: Within, now: number, key: string) => Promise<Answer<Written<C>>>,
): Promise<Answer<Written<C>>> => {
  const asked = hash("sha256", JSON.stringify(input), "base64url")
  const kept = (answer: Answer<Written<C>>, at: number) => ({
    user_uuid: uuid,
    intent_key: key,
    path: call.path,
    asked,
    answer: JSON.stringify(answer.refused === undefined ? { data: answer.data ?? null } : answer),
    at,
  })
  try {
    return await inTurn(async (within): Promise<Answer<Written<C>>> => {
      await lockPlayer(within, uuid)
      const first = await intentOf(within, uuid, key)
      if (first !== undefined)
        return first.path === call.path && first.asked === asked
          ? JSON.parse(first.answer)
          : { refused: keyUsedOtherwise }
      const now = await clock.now(within)
      const answer = await work(within, now, key)
      if (answer.refused !== undefined) throw new Undone(answer.refused)
      await keepIntent(within, kept(answer, now))
      return answer
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    const refused = { refused: error.refused }
    await inTurn(async (within) => keepRefusal(within, kept(refused, await clock.now(within))))
    return refused
  }
}

const keepIntent = prepared((within, intent: Rows<"intents">[number]) => within.insertInto("intents").values(intent))

const keepRefusal = prepared((within, intent: Rows<"intents">[number]) =>
  within
    .insertInto("intents")
    .values(intent)
    .onConflict((conflict) => conflict.doNothing()),
)

const intentsOf = prepared((within, { uuid, key }: { readonly uuid: string; readonly key: string }) =>
  within.selectFrom("intents").selectAll().where("user_uuid", "=", uuid).where("intent_key", "=", key),
)

const intentOf = async (within: Within, uuid: string, key: string) => (await intentsOf(within, { uuid, key }))[0]

/** The first answer that a key was given, if it was ever heard of. */
export const answerOf = async (within: Within, uuid: string, key: string): Promise<Answer<unknown> | undefined> => {
  const first = await intentOf(within, uuid, key)
  return first && JSON.parse(first.answer)
}
