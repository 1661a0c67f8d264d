import { createHash, randomBytes, randomUUID } from "node:crypto"
import type { Stakes } from "@fakham/core/games"
import { baht } from "@fakham/core/money"
import type { Selectable } from "kysely"
import type { User } from "../accounts/sessions.ts"
import { lockPlayer } from "../database/lock.ts"
import type { GameSeatsTable } from "../database/tables/play-rules-and-games.ts"
import type { Within } from "../database/tables.ts"
import type { Internals } from "../internals/internals.ts"
import type { Offer } from "./offers.ts"
import { newSeed } from "./provable-draws.ts"

export type Seat = Selectable<GameSeatsTable>

/** How long a launch can wait to be opened. */
const launchFor = 60_000

/** What one round may cost where nothing else is said. */
const usualStakes: Stakes = { min: baht(1), max: baht(500) }

const secret = () => randomBytes(32).toString("base64url")
const hashed = (text: string) => createHash("sha256").update(text).digest("base64url")

/** The status of players who have no games. */
export const withoutGames = 3

/** Seats a player, who leaves whatever they sat in before; the token opens the seat once. */
export const takeSeat = async (
  within: Within,
  { uuid }: User,
  jti: string,
  { partner, game, name, stakes = usualStakes }: Offer,
  site: string,
  now: number,
): Promise<{ readonly id: string; readonly token: string }> => {
  await leaveSeats(within, uuid, now)
  const [id, token] = [randomUUID(), secret()]
  await within
    .insertInto("game_seats")
    .values({
      id,
      user_uuid: uuid,
      session_jti: jti,
      partner,
      game,
      title: name,
      min_stake: stakes.min,
      max_stake: stakes.max,
      next_seed: newSeed(),
      site_origin: site,
      token_hash: hashed(token),
      token_until: now + launchFor,
      secret_hash: null,
      opened_at: null,
      left_at: null,
    })
    .execute()
  return { id, token }
}

export const leaveSeats = async (within: Within, uuid: string, now: number): Promise<void> => {
  await within
    .updateTable("game_seats")
    .set({ left_at: now })
    .where("user_uuid", "=", uuid)
    .where("left_at", "is", null)
    .execute()
}

/** Opens the seat of a token that was neither used nor waited too long; the secret plays on it from now on. */
export const openSeat = ({ inTransaction, clock }: Internals, token: string): Promise<string | undefined> =>
  inTransaction(async (within) => {
    const now = await clock.now(within)
    const opened = secret()
    const seat = await within
      .updateTable("game_seats")
      .set({ opened_at: now, secret_hash: hashed(opened) })
      .where("token_hash", "=", hashed(token))
      .where("token_until", ">", now)
      .where("opened_at", "is", null)
      .where("left_at", "is", null)
      .returning("id")
      .executeTakeFirst()
    return seat === undefined ? undefined : opened
  })

/** The seat that a secret plays on, and who sits there: nobody who has left, logged out, or has no games. */
export const seatOf = async (
  within: Within,
  played: string | undefined,
): Promise<{ readonly seat: Seat; readonly user: User } | undefined> => {
  if (played === undefined) return undefined
  const seat = await within
    .selectFrom("game_seats")
    .innerJoin("sessions", "sessions.jti", "game_seats.session_jti")
    .selectAll("game_seats")
    .where("game_seats.secret_hash", "=", hashed(played))
    .where("game_seats.left_at", "is", null)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expired_at", "is", null)
    .executeTakeFirst()
  if (seat === undefined) return undefined
  const user = await within
    .selectFrom("users")
    .selectAll()
    .where("uuid", "=", seat.user_uuid)
    .where("status", "!=", withoutGames)
    .executeTakeFirst()
  return user && { seat, user }
}

/** Does something for a player in one transaction that holds their row. */
export const forSitting = <A>(
  { inTransaction, clock }: Internals,
  { uuid }: User,
  work: (within: Within, now: number) => Promise<A>,
): Promise<A> =>
  inTransaction(async (within) => {
    await lockPlayer(within, uuid)
    return work(within, await clock.now(within))
  })
