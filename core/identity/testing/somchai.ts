import { Effect, Layer, Option, Queue, Result, Stream } from "effect"
import { satangOfBaht } from "../../money/baht.ts"
import type { Satang } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { Balance } from "../../site/live/balance.port.ts"
import { noSupport } from "../../site/support.ts"
import { AttemptsUsedUp, Identity, loginAttempts, WrongCredentials } from "../login/identity.ts"
import { PinKeeper } from "../pin/pin-keeper.port.ts"
import { type Player, PlayerRecord } from "../player.ts"
import { ProfileKeeper } from "../profile/profile.ts"
import { Registrar } from "../registration/registrar.port.ts"
import { type Session, type SessionNews, StoredSession, UndecodableToken } from "../session.ts"

export const somchaisCredentials = { userName: "somchai88", pin: "Duean69#x" } as const
export const somchaisSession: Session = { token: "token-of-somchai", uuid: "uuid-of-somchai", limit: undefined }

const baht = (amount: number): Satang => Result.getOrThrow(satangOfBaht(amount))

export const somchaisRecord: Player = {
  level: 2,
  userName: somchaisCredentials.userName,
  name: "สมชาย ใจดี",
  email: "",
  avatar: "",
  phoneNumber: "0810000042",
  lineId: "",
  lineUid: "",
  cash: baht(12480.5),
  afCash: baht(184),
  loyaltyPoint: 320,
  support: noSupport,
}

/** An operator that knows one player, counts five wrong tries, and ends a session when told to. */
export const operatorThatKnowsSomchai = ({ unlocksInSeconds }: { readonly unlocksInSeconds?: number } = {}) => {
  let left = loginAttempts
  let accepted = true
  const known = Effect.suspend(() => (accepted ? Effect.void : Effect.fail(new Unauthorized())))
  return {
    revokeSessions: () => {
      accepted = false
    },
    layer: Layer.mergeAll(
      Layer.succeed(Identity, {
        login: ({ userName, pin }) =>
          Effect.suspend(() => {
            if (left > 0 && userName === somchaisCredentials.userName && pin === somchaisCredentials.pin)
              return Effect.succeed(somchaisSession)
            left = Math.max(0, left - 1)
            return Effect.fail(
              left > 0 ? new WrongCredentials({ attemptsLeft: left }) : new AttemptsUsedUp({ unlocksInSeconds }),
            )
          }),
        confirm: () => known,
        logout: () => Effect.void,
      }),
      Layer.succeed(PlayerRecord, { read: () => Effect.as(known, somchaisRecord) }),
      Layer.succeed(Balance, { balance: () => Effect.as(known, somchaisRecord.cash) }),
    ),
  }
}

const away = new Unreachable({ cause: "nobody answers" })

/** An operator that never answers. */
export const operatorThatIsAway = Layer.mergeAll(
  Layer.succeed(Identity, {
    login: () => Effect.fail(away),
    confirm: () => Effect.fail(away),
    logout: () => Effect.fail(away),
  }),
  Layer.succeed(PlayerRecord, { read: () => Effect.fail(away) }),
  Layer.succeed(Balance, { balance: () => Effect.fail(away) }),
  Layer.succeed(Registrar, {
    register: () => Effect.fail(away),
    isTaken: () => Effect.fail(away),
    challenge: () => Effect.fail(away),
    enterByLine: () => Effect.fail(away),
  }),
  Layer.succeed(PinKeeper, {
    sendCode: () => Effect.fail(away),
    reset: () => Effect.fail(away),
    change: () => Effect.fail(away),
  }),
  Layer.succeed(ProfileKeeper, { update: () => Effect.fail(away), updatePhoneNumber: () => Effect.fail(away) }),
)

/** A browser's memory of the session: what it holds can be set, read and changed by another tab. */
export const browserThatHolds = (token: "nothing" | "garbage" | Session) => {
  let held: "nothing" | "garbage" | Session = token
  let announced = held
  const listeners = new Set<(news: SessionNews) => void>()
  return {
    holds: () => held,
    inAnotherTab: (news: SessionNews) => {
      held = announced = news.type === "session.openedElsewhere" ? news.session : "nothing"
      for (const emit of listeners) emit(news)
    },
    /** Another tab opened a session, and this one has not been told. */
    storedUnnoticed: (session: Session) => {
      held = session
    },
    layer: Layer.succeed(StoredSession, {
      recall: () =>
        Effect.suspend(() =>
          held === "garbage"
            ? Effect.fail(new UndecodableToken())
            : Effect.succeed(held === "nothing" ? Option.none() : Option.some(held)),
        ),
      remember: (session) =>
        Effect.sync(() => {
          held = announced = session
        }),
      forget: () =>
        Effect.sync(() => {
          held = announced = "nothing"
        }),
      forgetRefused: () =>
        Effect.sync(() => {
          if (held === announced || typeof held === "string") held = "nothing"
          else for (const emit of listeners) emit({ type: "session.openedElsewhere", session: held })
          announced = held
        }),
      news: () =>
        Stream.callback<SessionNews>((queue) =>
          Effect.acquireRelease(
            Effect.sync(() => {
              const emit = (news: SessionNews) => void Queue.offerUnsafe(queue, news)
              listeners.add(emit)
              return emit
            }),
            (emit) => Effect.sync(() => listeners.delete(emit)),
          ),
        ),
    }),
  }
}
