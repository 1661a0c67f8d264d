import { randomUUID } from "node:crypto"
import type { Call, Schema } from "@fakham/adapters/operator/wire"
import type { Selectable } from "kysely"
import type { BackOffice } from "../back-office/back-office.ts"
import type { TokenClaims } from "../back-office/tokens.ts"
import { batched } from "../database/batched.ts"
import { preparedRows } from "../database/prepared.ts"
import type { UsersTable } from "../database/tables/players.ts"
import type { Within } from "../database/tables.ts"
import type { Ask, Handler } from "../http/answer.ts"
import { unauthorized } from "../http/refusals.ts"
import { againstStatus } from "./closed-calls.ts"

export type User = Selectable<UsersTable>

/** A new session of a player, as its token. */
export const openSession = async ({ db, clock, tokens }: BackOffice, user: User): Promise<string> => {
  const jti = randomUUID()
  const now = await clock.now()
  await db.insertInto("sessions").values({ jti, user_uuid: user.uuid, created_at: now, revoked_at: null }).execute()
  return tokens.sign({ uuid: user.uuid, status: user.status, jti }, now)
}

/** Ends the session of a token for good, and whatever listens with it; one that has ended stays as it is. */
export const endSession = async (
  { db, clock, announcements }: BackOffice,
  { uuid, jti }: TokenClaims,
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
export const userOf = async ({ db, tokens }: BackOffice, token: string | undefined): Promise<User | undefined> => {
  const claims = token === undefined ? undefined : await tokens.read(token)
  return claims === undefined ? undefined : (await withOpenSessions(db, [claims]))(claims)
}

/** The same for many, who are looked up together with whoever comes at the same moment. */
const usersOf = ({ db, tokens }: BackOffice) => {
  const found = batched((claims: ReadonlyArray<TokenClaims>) => withOpenSessions(db, claims))
  return async (token: string | undefined): Promise<User | undefined> => {
    const claims = token === undefined ? undefined : await tokens.read(token)
    return claims === undefined ? undefined : found(claims)
  }
}

const withOpenSessions = async (db: Within, claims: ReadonlyArray<TokenClaims>) => {
  const open = new Map(
    (
      await openSessions(
        db,
        claims.map(({ jti }) => ({ jti })),
      )
    ).map(({ jti, ...user }) => [jti, user]),
  )
  return ({ jti, uuid }: TokenClaims): User | undefined => {
    const user = open.get(jti)
    return user?.uuid === uuid ? user : undefined
  }
}

const openSessions = preparedRows("sessions", ["jti"], (within, given) =>
  within
    .selectFrom(given.as("given"))
    .innerJoin("sessions", "sessions.jti", "given.jti")
    .innerJoin("users", "users.uuid", "sessions.user_uuid")
    .selectAll("users")
    .select("sessions.jti")
    .where("sessions.revoked_at", "is", null),
)

type Handled<C extends Call<Schema, Schema>> = ReturnType<Handler<C>>

/** A call that only a player with an open session may make, whose status does not close it. */
export const authenticated = <C extends Call<Schema, Schema>>(
  office: BackOffice,
  { path }: C,
  handler: (user: User, ask: Ask<C>) => Handled<C>,
): Handler<C> => {
  const whoHas = usersOf(office)
  return async (ask) => {
    const user = await whoHas(ask.token)
    if (user === undefined) return { refused: unauthorized }
    const refused = againstStatus(user.status, path)
    return refused === undefined ? handler(user, ask) : { refused }
  }
}
