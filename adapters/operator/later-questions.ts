import {
  AttemptsUsedUp,
  type Credentials,
  HostNotAllowed,
  type LoginFailure,
  noSupport,
  type Player,
  type Satang,
  type SiteDetail,
  type Support,
  Unauthorized,
  Unreachable,
  WrongCredentials,
} from "@fakham/core"
import { Effect } from "effect"
import { type Client, failureForAnyone, failureForPlayer, type Refused } from "./client.ts"
import { sessionOf } from "./token.ts"
import {
  AttemptsLeft,
  agentsSupports,
  cashs,
  Locked,
  notAllowDomainText,
  siteDetailsOne,
  tokenHeader,
  usersAuth,
  usersInfos,
  usersLogin,
  usersLogout,
} from "./wire/index.ts"

export const logIn = (client: Client, { userName, pin }: Credentials) =>
  client.ask(usersLogin, { userName, password: pin }).pipe(
    Effect.mapError(loginFailure),
    Effect.flatMap(({ headers }) => {
      const session = sessionOf(headers.get(tokenHeader) ?? "")
      return session ? Effect.succeed(session) : Effect.fail(new Unreachable({ cause: "no readable token" }))
    }),
  )

export const confirmSession = (client: Client) =>
  client.ask(usersAuth).pipe(Effect.mapError(failureForPlayer), Effect.asVoid)

export const logOut = (client: Client) => client.ask(usersLogout).pipe(Effect.mapError(failureForPlayer), Effect.asVoid)

const loginFailure = (failure: Refused | Unreachable): LoginFailure => {
  if (failure._tag === "Unreachable") return failure
  if (failure.code === "invalidLoginCredential")
    return new WrongCredentials({ attemptsLeft: failure.told(AttemptsLeft)?.attemptsLeft })
  if (failure.code === "loginAttemptCountReachLimit")
    return new AttemptsUsedUp({ unlocksInSeconds: failure.told(Locked)?.unlocksInSeconds })
  return failure.status === 401 ? new Unauthorized() : new Unreachable({ cause: failure, isAnswered: true })
}

const cashOf = (client: Client) => Effect.map(client.ask(cashs), ({ data }) => data.money)

export const readBalance = (client: Client): Effect.Effect<Satang, Unauthorized | Unreachable> =>
  Effect.mapError(cashOf(client), failureForPlayer)

/** A player whose cash the operator tells apart from the rest is asked for it. */
export const readPlayer = (client: Client) =>
  Effect.flatMap(
    client.ask(usersInfos),
    ({ data: { supportData: support = noSupport, cash, level, afCash, loyaltyPoint, ...rest } }) =>
      Effect.map(
        cash === undefined ? cashOf(client) : Effect.succeed(cash),
        (known): Player => ({ ...rest, level, afCash, loyaltyPoint, cash: known, support }),
      ),
  ).pipe(Effect.mapError(failureForPlayer))

export const readSite = (client: Client, host: string): Effect.Effect<SiteDetail, HostNotAllowed | Unreachable> =>
  client.ask(siteDetailsOne, { host }).pipe(
    Effect.mapError((failure) =>
      failure._tag === "Refused" && failure.message === notAllowDomainText
        ? new HostNotAllowed()
        : failureForAnyone(failure),
    ),
    Effect.map(({ data }) => data),
  )

export const readSupport = (client: Client): Effect.Effect<Support, Unreachable> =>
  client.ask(agentsSupports).pipe(
    Effect.mapError(failureForAnyone),
    Effect.map(({ data }) => data),
  )
