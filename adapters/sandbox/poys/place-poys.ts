import { randomUUID } from "node:crypto"
import { betGroups, gov4dVariants, sellsSets } from "@fakham/core/lotto"
import {
  betCalls,
  type Encoded,
  type lotteriesLaoCreate,
  type lotteriesYeekeeCreate,
  poysByKey,
  setCalls,
} from "@fakham/operator/wire"
import type { Hono } from "hono"
import { authenticated, type User } from "../accounts/sessions.ts"
import { batchWork } from "../database/batched.ts"
import { lockPlayers, locksRows } from "../database/lock.ts"
import { preparedRows } from "../database/prepared.ts"
import type { Within } from "../database/tables.ts"
import { answerCall } from "../http/answer.ts"
import { type CallRefusal, conflict, defaultError, notFound, tooManyRequests } from "../http/refusal.ts"
import type { Reply } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"
import {
  answerOfCall,
  askedFor,
  firstAnswerOf,
  firstAnswers,
  type KeyedRequest,
  storeAnswers,
} from "../idempotency/keyed-calls.ts"
import type { Internals } from "../internals/internals.ts"
import type { RoundRow } from "../lotto/drawing.ts"
import { betTerms, type GroupTerms } from "../lotto/terms.ts"
import { acceptOrders } from "./accept-orders.ts"
import type { MovedRate } from "./exposure.ts"
import { type PricedOrder, readBets, readSentSets, type SlipOrder } from "./order.ts"
import { poyDetailOf } from "./poy-rows.ts"

/** A slip that a player wants placed under a key. */
type PlacingCommand = KeyedRequest & {
  readonly call: typeof lotteriesYeekeeCreate | typeof lotteriesLaoCreate
  readonly user: User
  readonly betId: string
  /** Without them it is one of sets. */
  readonly terms: GroupTerms | undefined
  readonly read: (round: RoundRow) => SlipOrder | { readonly refused: CallRefusal }
}

type PlacingAnswer = Reply<Encoded<PlacingCommand["call"]>>

/** What is told of an order that was none, when it is asked for by its key. */
const failed = conflict("ERROR", "The slip was not taken.")
const noSuchKey: CallRefusal = { status: 404, code: "noSuchKey", message: "Not Found" }

/** Hears how many slips became of what was sent for the first time. */
type CountSlips = (outcome: "placed" | "refused", count: number) => void

type Asked = { readonly input: { readonly betId: string }; readonly key: string | undefined }

/** Slips are placed once a key; what became of a key can be asked. */
export const answerPlacing = (
  app: Hono<RequestEnv>,
  internals: Internals,
  ordersOf: (uuid: string) => number = () => 0,
  countSlips: CountSlips = () => undefined,
): void => {
  const { db } = internals
  const placeNow = placing(internals, countSlips)
  const place = async (command: PlacingCommand) => {
    const wait = Math.ceil(ordersOf(command.user.uuid) / 1_000)
    return wait > 0 ? { refused: tooManyRequests(wait) } : placeNow(command)
  }
  const commandOf = (user: User, call: PlacingCommand["call"], { input, key = randomUUID() }: Asked) => ({
    call,
    user,
    user_uuid: user.uuid,
    intent_key: key,
    path: call.path,
    asked: askedFor(input),
    betId: input.betId,
  })

  for (const group of betGroups) {
    if (sellsSets(group)) continue
    const call = betCalls[group]
    answerCall(
      app,
      call,
      authenticated(internals, call, (user, ask) =>
        place({
          ...commandOf(user, call, ask),
          terms: betTerms[group],
          read: (round) =>
            round.bet_group === group ? readBets(ask.input.poy, betTerms[group]) : { refused: notFound },
        }),
      ),
    )
  }

  for (const variant of gov4dVariants) {
    const call = setCalls[variant]
    answerCall(
      app,
      call,
      authenticated(internals, call, (user, ask) =>
        place({
          ...commandOf(user, call, ask),
          terms: undefined,
          read: (round) => (round.bet_type === variant ? readSentSets(ask.input.poy, round) : { refused: notFound }),
        }),
      ),
    )
  }

  answerCall(
    app,
    poysByKey,
    authenticated(internals, poysByKey, async ({ uuid }, { input: { key } }) => {
      const first = await firstAnswerOf(db, uuid, key)
      if (first === undefined) return { refused: noSuchKey }
      if (first.refused !== undefined) return first.refused.status === 409 ? first : { refused: failed }
      const poy = await db
        .selectFrom("poys")
        .select("id")
        .where("user_uuid", "=", uuid)
        .where("intent_key", "=", key)
        .executeTakeFirst()
      const detail = poy && (await poyDetailOf(db, poy.id, uuid))
      return detail === undefined ? { refused: noSuchKey } : { data: detail }
    }),
  )
}

/**
 * Places slips, those of one moment in one transaction, each once a key, as a whole and for itself: what one is refused
 * for leaves the others as they are, and none is answered before all are on the disk. A player's slips come one after
 * the other.
 */
const placing = (
  { inTransaction, clock, announcements }: Internals,
  countSlips: CountSlips,
): ((command: PlacingCommand) => Promise<PlacingAnswer>) =>
  batchWork(
    async (commands: ReadonlyArray<PlacingCommand>) => {
      const { answers, moved, first } = await inTransaction(async (within) => {
        const players = commands.map(({ user }) => user.uuid)
        await lockPlayers(within, players)
        return placeAll(within, commands, await clock.now(within))
      })
      const placed = first.filter(([, { refused }]) => refused === undefined).length
      countSlips("placed", placed)
      countSlips("refused", first.length - placed)
      const answerOf = (command: PlacingCommand): PlacingAnswer => answers.get(command) ?? { refused: defaultError }
      for (const command of commands)
        if (answerOf(command).refused === undefined)
          announcements.announce({ type: "cash.changed", uuid: command.user.uuid })
      for (const { betId, rates } of moved)
        announcements.announce({ type: "news", news: { type: "rates.changed", betId, rates: [...rates] } })
      return answerOf
    },
    ({ user }) => user.uuid,
  )

const placeAll = async (within: Within, commands: ReadonlyArray<PlacingCommand>, now: number) => {
  const answers = new Map<PlacingCommand, PlacingAnswer>()
  for (const [command, first] of await firstAnswers(within, commands))
    answers.set(command, answerOfCall(command.call, first))
  const fresh = commands.filter((command) => !answers.has(command))
  const rounds = await roundsToBetOn(within, fresh)
  const pricedOrders = new Map<PricedOrder, PlacingCommand>()
  for (const command of fresh) {
    const round = rounds.get(command.betId)
    if (round === undefined) {
      answers.set(command, { refused: notFound })
      continue
    }
    const order = command.read(round)
    if ("refused" in order) answers.set(command, order)
    else pricedOrders.set({ user: command.user, round, terms: command.terms, order, key: command.intent_key }, command)
  }
  const moved: Array<{ readonly betId: string; readonly rates: ReadonlyArray<MovedRate> }> = []
  for (const [pricedOrder, decided] of await acceptOrders(within, [...pricedOrders.keys()], now)) {
    const command = pricedOrders.get(pricedOrder)
    if (command !== undefined) answers.set(command, "refused" in decided ? decided : { data: decided.slip })
    if ("moved" in decided && decided.moved.length > 0)
      moved.push({ betId: pricedOrder.round.bet_id, rates: decided.moved })
  }
  const first = [...answers].filter(([command]) => fresh.includes(command))
  await storeAnswers(within, first, now)
  return { answers, moved, first }
}

/** Their rounds, held so that none can be drawn before the slips are in. */
const roundsToBetOn = async (within: Within, commands: ReadonlyArray<PlacingCommand>) => {
  const betIds = [...new Set(commands.map(({ betId }) => betId))].toSorted()
  const rounds = await heldRounds(
    within,
    betIds.map((bet_id) => ({ bet_id })),
  )
  return new Map(rounds.map((round) => [round.bet_id, round]))
}

const heldRounds = preparedRows("rounds", ["bet_id"], (within, given) =>
  within
    .selectFrom(given.as("given"))
    .innerJoin("rounds", "rounds.bet_id", "given.bet_id")
    .selectAll("rounds")
    .orderBy("rounds.bet_id")
    .$if(locksRows(within), (query) => query.forKeyShare("rounds")),
)
