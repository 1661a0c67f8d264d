import { Context, Data, type Effect, type Option, type Stream } from "effect"

/** What a token's status limits; players without a limit carry any other number, or none. */
export const limits = [1, 2, 3, 4] as const
export type Limit = (typeof limits)[number]

/** A player who is logged in. */
export type Session = { readonly token: string; readonly uuid: string; readonly limit: Limit | undefined }

/** Whether a token whose time is over counts as none: 1 is yes; 0 leaves it to the operator, who alone can tell. */
export type TokenExpiryCheck = 0 | 1
export const tokenExpiryCheck: TokenExpiryCheck = 0

export const limitOf = (status: number | undefined): Limit | undefined => limits.find((limit) => limit === status)

/** There is a token, but nothing can be read from it. */
export class UndecodableToken extends Data.TaggedError("UndecodableToken") {}

export type SessionNews =
  | { readonly type: "session.openedElsewhere"; readonly session: Session }
  | { readonly type: "session.closedElsewhere" }

/** What this browser remembers of the player, the same in all its tabs. */
export class StoredSession extends Context.Service<
  StoredSession,
  {
    readonly recall: () => Effect.Effect<Option.Option<Session>, UndecodableToken>
    readonly remember: (session: Session) => Effect.Effect<void>
    /** Forgets the token and what was noted for its player: seeNewsAlert, seeBannerClick, guest. */
    readonly forget: () => Effect.Effect<void>
    /**
     * After the operator has refused the session: forgets it likewise. One that was opened elsewhere since, unheard until
     * now, stays and is told of.
     */
    readonly forgetRefused: () => Effect.Effect<void>
    /** What other tabs did to the session. Never fails. */
    readonly news: () => Stream.Stream<SessionNews>
  }
>()("core/identity/StoredSession") {}
