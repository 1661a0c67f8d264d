import { AttemptsUsedUp, Identity, type LoginFailure, Unauthorized, Unreachable, WrongCredentials } from "@fakham/core"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer, type Refused } from "./client.ts"
import { sessionOf } from "./token.ts"
import { AttemptsLeft, Locked, tokenHeader, usersAuth, usersLogin, usersLogout } from "./wire/index.ts"

/** Answers `Identity` over the operator's main API. */
export const httpIdentity = (client: Client) =>
  Layer.succeed(Identity, {
    login: ({ userName, pin }) =>
      client.ask(usersLogin, { userName, password: pin }).pipe(
        Effect.mapError(loginFailure),
        Effect.flatMap(({ headers }) => {
          const session = sessionOf(headers.get(tokenHeader) ?? "")
          return session ? Effect.succeed(session) : Effect.fail(new Unreachable({ cause: "no readable token" }))
        }),
      ),
    confirm: client.ask(usersAuth).pipe(Effect.mapError(failureForPlayer), Effect.asVoid),
    logout: ({ token }) => client.as(token).ask(usersLogout).pipe(Effect.mapError(failureForPlayer), Effect.asVoid),
  })

const loginFailure = (failure: Refused | Unreachable): LoginFailure => {
  if (failure._tag === "Unreachable") return failure
  if (failure.code === "invalidLoginCredential")
    return new WrongCredentials({ attemptsLeft: failure.told(AttemptsLeft)?.attemptsLeft })
  if (failure.code === "loginAttemptCountReachLimit")
    return new AttemptsUsedUp({ unlocksInSeconds: failure.told(Locked)?.unlocksInSeconds })
  return failure.status === 401 ? new Unauthorized() : new Unreachable({ cause: failure })
}
