import { randomUUID } from "node:crypto"
import type { Call, Schema } from "@fakham/operator/wire"
import type { Selectable } from "kysely"
import { notifyOwner } from "../account-events/account-events.ts"
import { batchWork } from "../database/batched.ts"
import { preparedRows } from "../database/prepared.ts"
import type { UsersTable } from "../database/tables/players.ts"
import type { Within } from "../database/tables.ts"
import type { Ask, Handler } from "../http/answer.ts"
import { type CallRefusal, unauthorized } from "../http/refusal.ts"
import type { Internals } from "../internals/internals.ts"
import { isSeenLongAgo, isSessionOver } from "../internals/session-life.ts"
import type { TokenClaims } from "../internals/tokens.ts"
import { isUsualPlace } from "./usual-places.ts"

export type User = Selectable<UsersTable>

/** Where somebody is, as one household has its address, and what they use, as it names itself. */
export type SeenFrom = { readonly clientNetwork: string; readonly userDevice: string }

const longestDevice = 300

/** A new session of a player, as its token; one from a place that is not known is told to the player. */
export const openSession = async (
  { db, clock, tokens, announcements }: Internals,
  user: User,
  from: SeenFrom,
): Promise<string> => {
  const jti = randomUUID()
  const now = await clock.now()
  const session = {
    jti,
    user_uuid: user.uuid,
    created_at: now,
    seen_at: now,
    place: from.clientNetwork,
    user_device: from.userDevice.slice(0, longestDevice),
    revoked_at: null,
    expired_at: null,
  }
  if (await isUsualPlace(db, user, from.clientNetwork, now)) await db.insertInto("sessions").values(session).execute()
  else {
    await db.transaction().execute(async (within) => {
      await within.insertInto("sessions").values(session).execute()
      await notifyOwner(within, user, { type: "loggedIn", detail: from.clientNetwork }, now)
    })
    announcements.announce({ type: "player.told", uuid: user.uuid })
  }
  return tokens.sign({ uuid: user.uuid, status: user.status, jti }, now)
}

/** Ends the session of a token for good, and whatever listens with it; one that has ended stays as it is. */
export const endSession = async (
  { db, clock, announcements }: Internals,
  { uuid, jti }: Pick<TokenClaims, "uuid" | "jti">,
): Promise<void> => {
  const revoked_at = await clock.now()
  await db.updateTable("sessions").set({ revoked_at }).where("jti", "=", jti).where("revoked_at", "is", null).execute()
  announcements.announce({ type: "sessions.ended", uuid, jti })
}

/** Ends all sessions of a player, or all but one; who asks for it announces it, once it is written for good. */
export const endSessions = async (within: Within, uuid: string, now: number, except = ""): Promise<void> => {
  await within
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_uuid", "=", uuid)
    .where("jti", "!=", except)
    .where("revoked_at", "is", null)
    .execute()
}

/** The player whose open session a token belongs to. */
export const userOf = async (internals: Internals, token: string | undefined): Promise<User | undefined> =>
  (await sessionOf(internals, token))?.user

const sessionOf = async (internals: Internals, token: string | undefined) => {
  const claims = token === undefined ? undefined : await internals.tokens.read(token)
  return claims === undefined ? undefined : (await openSessions(internals, [claims]))(claims)
}

type OpenSession = { readonly user: User; readonly jti: string; readonly isSeenLongAgo: boolean }

/** The same for many, who are looked up together with whoever comes at the same moment; their sessions count as used. */
const usersOf = (internals: Internals) => {
  const found = batchWork((claims: ReadonlyArray<TokenClaims>) => openSessions(internals, claims))
  const see = batchWork((seen: ReadonlyArray<Seen>) => writeSeen(internals, seen))
  return async (token: string | undefined, place: string): Promise<User | undefined> => {
    const claims = token === undefined ? undefined : await internals.tokens.read(token)
    const session = claims === undefined ? undefined : await found(claims)
    if (session?.isSeenLongAgo) await see({ jti: session.jti, place })
    return session?.user
  }
}

type Seen = { readonly jti: string; readonly place: string }

/** Writes those of one moment in one commit: in the second before a close everybody comes for the first time in minutes. */
const writeSeen = async ({ inTransaction, clock }: Internals, seen: ReadonlyArray<Seen>) => {
  const seen_at = await clock.now()
  const rows = seen.map((one) => ({ ...one, seen_at }))
  await inTransaction((within) => updateSeen(within, rows))
  return () => undefined
}

const updateSeen = preparedRows("sessions", ["jti", "seen_at", "place"], (within, given) =>
  within
    .updateTable("sessions")
    .from(given.as("given"))
    .set((row) => ({ seen_at: row.ref("given.seen_at"), place: row.ref("given.place") }))
    .whereRef("sessions.jti", "=", "given.jti"),
)

const openSessions = async ({ db, clock, sessionLife }: Internals, claims: ReadonlyArray<TokenClaims>) => {
  const now = await clock.now()
  const rows = await unrevokedSessions(
    db,
    claims.map(({ jti }) => ({ jti })),
  )
  const open = new Map(
    rows.flatMap(({ jti, opened_at: created_at, seen_at, ...user }) =>
      isSessionOver({ created_at, seen_at }, sessionLife, now)
        ? []
        : [[jti, { user, jti, isSeenLongAgo: isSeenLongAgo({ seen_at }, now) }] as const],
    ),
  )
  return ({ jti, uuid }: TokenClaims): OpenSession | undefined => {
    const session = open.get(jti)
    return session?.user.uuid === uuid ? session : undefined
  }
}

const unrevokedSessions = preparedRows("sessions", ["jti"], (within, given) =>
  within
    .selectFrom(given.as("given"))
    .innerJoin("sessions", "sessions.jti", "given.jti")
    .innerJoin("users", "users.uuid", "sessions.user_uuid")
    .selectAll("users")
    .select(["sessions.jti", "sessions.created_at as opened_at", "sessions.seen_at"])
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expired_at", "is", null),
)

type Handled<C extends Call<Schema, Schema>> = ReturnType<Handler<C>>

/** A call that only a player with an open session may make, whose status does not close it. */
export const authenticated = <C extends Call<Schema, Schema>>(
  internals: Internals,
  { path }: C,
  handler: (user: User, ask: Ask<C>) => Handled<C>,
): Handler<C> => {
  const whoHas = usersOf(internals)
  return async (ask) => {
    const user = await whoHas(ask.token, ask.clientNetwork)
    if (user === undefined) return { refused: unauthorized }
    ask.isOf(user)
    const refused = againstStatus(user.status, path)
    return refused === undefined ? handler(user, ask) : { refused }
  }
}

const closedToPlayer = (message: string): CallRefusal => ({ status: 403, code: "closedToPlayer", message })

/** Calls that a status closes, as it closes their pages; those of games are closed where seats are taken. */
const closed: Readonly<Record<number, { readonly calls: RegExp; readonly refusal: CallRefusal }>> = {
  2: {
    calls: /^\/api\/(?:deposits\.\w+|withdraws|users-banks)\.create$/,
    refusal: closedToPlayer("Money comes in and goes out for others than this player."),
  },
  4: {
    calls: /^\/poy-api\/(?:lotteries\.[\w-]+|yings)\.create$/,
    refusal: closedToPlayer("Lotteries are closed to this player."),
  },
}

/** Why a player of a status may not make a call. */
const againstStatus = (status: number, path: string): CallRefusal | undefined =>
  closed[status]?.calls.test(path) ? closed[status].refusal : undefined
