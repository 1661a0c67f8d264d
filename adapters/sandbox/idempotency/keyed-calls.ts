import { hash } from "node:crypto"
import {
  achievementsClaim,
  afCashsMove,
  betCalls,
  type Call,
  depositCalls,
  type Encoded,
  keyHeader,
  poysAbort,
  type Schema,
  setCalls,
  withdrawsCreate,
} from "@fakham/operator/wire"
import type { MiddlewareHandler } from "hono"
import type { Selectable } from "kysely"
import * as v from "valibot"
import { preparedInsert, preparedRows, prepareQuery } from "../database/prepared.ts"
import { storedJson } from "../database/stored-json.ts"
import type { IntentsTable } from "../database/tables/money.ts"
import type { Within } from "../database/tables.ts"
import { type CallRefusal, keyUsedOtherwise, refusalStatuses } from "../http/refusal.ts"
import { type Reply, refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"

const callsThatMoveMoney: ReadonlySet<string> = new Set(
  [
    ...Object.values(betCalls),
    ...Object.values(setCalls),
    poysAbort,
    ...Object.values(depositCalls),
    withdrawsCreate,
    afCashsMove,
    achievementsClaim,
  ].map(({ path }) => path),
)

const keyMissing: CallRefusal = {
  status: 400,
  code: "keyMissing",
  message: "A call that moves money carries an Idempotency-Key, so that a repeat of it moves nothing twice.",
  data: { path: keyHeader },
}

/** Refuses what moves money and could not be told from a repeat of itself. */
export const requireKeys: MiddlewareHandler<RequestEnv> = (c, next) =>
  c.req.method === "POST" && callsThatMoveMoney.has(c.req.path) && c.req.header(keyHeader) === undefined
    ? Promise.resolve(refuse(c, keyMissing))
    : next()

/** What a player asks for under a key. */
export type KeyedRequest = Pick<Selectable<IntentsTable>, "user_uuid" | "intent_key" | "path" | "asked">

/** Stands for what was asked for, so that a key is known to be used for the same again. */
export const askedFor = (input: unknown): string => hash("sha256", JSON.stringify(input), "base64url")

type StoredAnswer = Selectable<IntentsTable>

const StoredRefusal = v.object({
  status: v.picklist(refusalStatuses),
  code: v.string(),
  message: v.string(),
  data: v.optional(v.unknown()),
})
const storedAnswer = storedJson(v.union([v.object({ refused: StoredRefusal }), v.object({ data: v.unknown() })]))

/** The answers that keys were given at first, each by its intent; a key that stood for something else is refused. */
export const firstAnswers = async <I extends KeyedRequest>(
  within: Within,
  intents: ReadonlyArray<I>,
): Promise<ReadonlyMap<I, Reply<unknown>>> => {
  const stored = await intentsOf(within, intents)
  const first = new Map(stored.map((one) => [nameOf(one), one]))
  return new Map(
    intents.flatMap((intent) => {
      const known = first.get(nameOf(intent))
      return known === undefined ? [] : [[intent, firstAnswer(known, intent)]]
    }),
  )
}

const nameOf = ({ user_uuid, intent_key }: Pick<KeyedRequest, "user_uuid" | "intent_key">) =>
  `${user_uuid} ${intent_key}`

const firstAnswer = ({ path, asked, answer }: StoredAnswer, intent: KeyedRequest): Reply<unknown> =>
  path === intent.path && asked === intent.asked ? storedAnswer.read(answer) : { refused: keyUsedOtherwise }

/** An answer that a key was given at first, in the words of the call that gave it. */
export const answerOfCall = <C extends Call<Schema, Schema>>(call: C, first: Reply<unknown>): Reply<Encoded<C>> => {
  if (first.refused !== undefined) return first
  if (!isEncoded(call, first.data)) throw new TypeError(`An answer of ${call.path} was stored otherwise`)
  return { data: first.data }
}

const isEncoded = <C extends Call<Schema, Schema>>(call: C, data: unknown): data is Encoded<C> => v.is(call.data, data)

const intentsOf = preparedRows("intents", ["user_uuid", "intent_key"], (within, given) =>
  within
    .selectFrom(given.as("given"))
    .innerJoin("intents", (join) =>
      join.onRef("intents.user_uuid", "=", "given.user_uuid").onRef("intents.intent_key", "=", "given.intent_key"),
    )
    .selectAll("intents"),
)

type Answered = readonly [KeyedRequest, Reply<unknown>]

const storedAt =
  (at: number) =>
  ([{ user_uuid, intent_key, path, asked }, answer]: Answered): StoredAnswer => ({
    user_uuid,
    intent_key,
    path,
    asked,
    answer: storedAnswer.write(
      answer.refused === undefined ? { data: answer.data ?? null } : { refused: answer.refused },
    ),
    at,
  })

/** Stores what was answered; none of it when one of the keys has an answer already. */
export const storeAnswers = (within: Within, answered: ReadonlyArray<Answered>, at: number): Promise<unknown> =>
  insertIntents(within, answered.map(storedAt(at)))

const insertIntents = preparedInsert("intents", ["user_uuid", "intent_key", "path", "asked", "answer", "at"])

/** Stores what was answered, unless its key has an answer already. */
export const storeAnswerOnce = (within: Within, answered: Answered, at: number): Promise<unknown> =>
  insertIntentOnce(within, storedAt(at)(answered))

const insertIntentOnce = prepareQuery((within, intent: StoredAnswer) =>
  within
    .insertInto("intents")
    .values(intent)
    .onConflict((conflict) => conflict.doNothing()),
)

/** The first answer that a key was given, if it was ever heard of. */
export const firstAnswerOf = async (
  within: Within,
  user_uuid: string,
  intent_key: string,
): Promise<Reply<unknown> | undefined> => {
  const [first] = await intentsOf(within, [{ user_uuid, intent_key }])
  return first && storedAnswer.read(first.answer)
}
