import type { Encoded, lotteriesLaoCreate, lotteriesYeekeeCreate } from "@fakham/adapters/operator/wire"
import type { User } from "../accounts/sessions.ts"
import { batched } from "../database/batched.ts"
import { lockPlayers, locksRows } from "../database/lock.ts"
import { preparedRows } from "../database/prepared.ts"
import type { Within } from "../database/tables.ts"
import { type CallRefusal, defaultError, notFound } from "../http/refusal.ts"
import type { Reply } from "../http/reply.ts"
import { answerOfCall, firstAnswers, type KeyedRequest, storeAnswers } from "../idempotency/first-answers.ts"
import type { Internals } from "../internals/internals.ts"
import type { RoundRow } from "../lotto/drawing.ts"
import type { GroupTerms } from "../lotto/terms.ts"
import { acceptOrders } from "./accept-orders.ts"
import type { MovedRate } from "./moved-rates.ts"
import type { SlipOrder } from "./order.ts"
import type { PricedOrder } from "./priced-order.ts"

/** A slip that a player wants placed under a key. */
export type PlacingWish = KeyedRequest & {
  readonly call: typeof lotteriesYeekeeCreate | typeof lotteriesLaoCreate
  readonly user: User
  readonly betId: string
  /** Without them it is one of sets. */
  readonly terms: GroupTerms | undefined
  readonly read: (round: RoundRow) => SlipOrder | { readonly refused: CallRefusal }
}

type PlacingAnswer = Reply<Encoded<PlacingWish["call"]>>
type Moved = { readonly betId: string; readonly rates: ReadonlyArray<MovedRate> }

/**
 * Places slips, those of one moment in one transaction, each once a key, as a whole and for itself: what one is refused
 * for leaves the others as they are, and none is answered before all are on the disk. A player's slips come one after
 * the other.
 */
export const placing = ({
  inTransaction,
  clock,
  announcements,
}: Internals): ((wish: PlacingWish) => Promise<PlacingAnswer>) =>
  batched(
    async (wishes: ReadonlyArray<PlacingWish>) => {
      const { answers, moved } = await inTransaction(async (within) => {
        await lockPlayers(
          within,
          wishes.map(({ user }) => user.uuid),
        )
        return placeAll(within, wishes, await clock.now(within))
      })
      const answerOf = (wish: PlacingWish): PlacingAnswer => answers.get(wish) ?? { refused: defaultError }
      for (const wish of wishes)
        if (answerOf(wish).refused === undefined) announcements.announce({ type: "cash.changed", uuid: wish.user.uuid })
      for (const { betId, rates } of moved)
        announcements.announce({ type: "news", news: { type: "rates.changed", betId, rates: [...rates] } })
      return answerOf
    },
    ({ user }) => user.uuid,
  )

const placeAll = async (within: Within, wishes: ReadonlyArray<PlacingWish>, now: number) => {
  const answers = new Map<PlacingWish, PlacingAnswer>()
  for (const [wish, first] of await firstAnswers(within, wishes)) answers.set(wish, answerOfCall(wish.call, first))
  const fresh = wishes.filter((wish) => !answers.has(wish))
  const rounds = await roundsToBetOn(within, fresh)
  const pricedOrders = new Map<PricedOrder, PlacingWish>()
  for (const wish of fresh) {
    const round = rounds.get(wish.betId)
    if (round === undefined) {
      answers.set(wish, { refused: notFound })
      continue
    }
    const order = wish.read(round)
    if ("refused" in order) answers.set(wish, order)
    else pricedOrders.set({ user: wish.user, round, terms: wish.terms, order, key: wish.intent_key }, wish)
  }
  const moved: Array<Moved> = []
  for (const [pricedOrder, decided] of await acceptOrders(within, [...pricedOrders.keys()], now)) {
    const wish = pricedOrders.get(pricedOrder)
    if (wish !== undefined) answers.set(wish, "refused" in decided ? decided : { data: decided.slip })
    if ("moved" in decided && decided.moved.length > 0)
      moved.push({ betId: pricedOrder.round.bet_id, rates: decided.moved })
  }
  await storeAnswers(
    within,
    [...answers].filter(([wish]) => fresh.includes(wish)),
    now,
  )
  return { answers, moved }
}

/** Their rounds, held so that none can be drawn before the slips are in. */
const roundsToBetOn = async (
  within: Within,
  wishes: ReadonlyArray<PlacingWish>,
): Promise<ReadonlyMap<string, RoundRow>> => {
  const betIds = [...new Set(wishes.map(({ betId }) => betId))].toSorted()
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
