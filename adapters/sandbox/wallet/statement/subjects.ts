import { isBetGroup } from "@fakham/core/lotto"
import type { DepositMethod } from "@fakham/core/wallet"
import type { Within } from "../../database/tables.ts"
import { depositPath, slipPath } from "../../site/page-paths.ts"

/** Databases take only so many values in one question. */
const mostAsked = 1_000

/** What an entry is about, such as a slip's round, a deposit or a game. */
type Subject = { readonly name: string; readonly path?: string; readonly method?: DepositMethod }

export const subjectsOf = async (
  within: Within,
  uuid: string,
  refs: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, Subject>> => {
  const subjects = new Map<string, Subject>()
  for (let at = 0; at < refs.length; at += mostAsked) {
    const some = refs.slice(at, at + mostAsked)
    for (const [ref, subject] of [
      ...(await slipsOf(within, some)),
      ...(await depositsOf(within, uuid, some)),
      ...(await gamesOf(within, uuid, some)),
    ])
      subjects.set(ref, subject)
  }
  return subjects
}

type Subjects = Promise<ReadonlyArray<readonly [ref: string, subject: Subject]>>

const slipsOf = async (within: Within, refs: ReadonlyArray<string>): Subjects => {
  const rows = await within
    .selectFrom("poys")
    .innerJoin("rounds", "rounds.bet_id", "poys.bet_id")
    .select(["poys.id", "rounds.bet_name", "rounds.bet_group", "rounds.bet_type", "rounds.sequence"])
    .where("poys.id", "in", refs)
    .execute()
  return rows.map(({ id, bet_name, bet_group, bet_type }) => [
    id,
    {
      name: bet_name,
      ...(isBetGroup(bet_group) ? { path: slipPath({ betGroup: bet_group, betType: bet_type, poyId: id }) } : {}),
    },
  ])
}

const depositsOf = async (within: Within, uuid: string, refs: ReadonlyArray<string>): Subjects => {
  const rows = await within
    .selectFrom("deposits")
    .select(["id", "method"])
    .where("user_uuid", "=", uuid)
    .where("id", "in", refs)
    .execute()
  return rows.map(({ id, method }) => [id, { name: "", path: depositPath(method, id), method }])
}

/** The games that a player's own rounds among these were played in. */
const gamesOf = async (within: Within, uuid: string, refs: ReadonlyArray<string>): Subjects => {
  const rows = await within
    .selectFrom("game_rounds")
    .innerJoin("game_seats", "game_seats.id", "game_rounds.seat_id")
    .select(["game_rounds.round_id", "game_seats.title"])
    .where("game_rounds.user_uuid", "=", uuid)
    .where("game_rounds.round_id", "in", refs)
    .execute()
  return rows.map(({ round_id, title }) => [round_id, { name: title }])
}
