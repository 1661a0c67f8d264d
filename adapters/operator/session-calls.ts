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
  supportOf,
  Unauthorized,
  Unreachable,
  WrongCredentials,
} from "@fakham/core"
import { Refused as Denied } from "@fakham/core/identity"
import { Effect, Result } from "effect"
import { type Client, failureForAnyone, failureForPlayer, type HttpRefused } from "./client.ts"
import { sessionOf } from "./identity/token.ts"
import { isDecidedRefusal, saidIn } from "./refusal.ts"
import {
  AttemptsLeft,
  afCashs,
  agentsSupports,
  agentsSupportsOf,
  cashs,
  Locked,
  loyaltyPointsBalance,
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

const loginFailure = (failure: HttpRefused | Unreachable): LoginFailure => {
  if (failure._tag === "Unreachable") return failure
  if (failure.code === "invalidLoginCredential")
    return new WrongCredentials({ attemptsLeft: failure.details(AttemptsLeft)?.attemptsLeft })
  if (failure.code === "loginAttemptCountReachLimit")
    return new AttemptsUsedUp({ unlocksInSeconds: failure.details(Locked)?.unlocksInSeconds })
  if (failure.status === 401) return new Unauthorized()
  return isDecidedRefusal(failure) ? new Denied(saidIn(failure)) : new Unreachable({ cause: failure, isAnswered: true })
}

const cashOf = (client: Client) => Effect.map(client.ask(cashs), ({ data }) => data.money)

export const readBalance = (client: Client): Effect.Effect<Satang, Unauthorized | Unreachable> =>
  Effect.mapError(cashOf(client), failureForPlayer)

/** What of a player's money the operator tells apart from the rest is asked for; without the cash nobody is a player. */
export const readPlayer = (client: Client) =>
  Effect.flatMap(client.ask(usersInfos), ({ data: { supportData, level, cash, afCash, loyaltyPoint, ...rest } }) =>
    Effect.map(
      Effect.all(
        [
          cash === undefined ? cashOf(client) : Effect.succeed(cash),
          afCash === undefined ? orUnknown(client.ask(afCashs), ({ afMoney }) => afMoney) : Effect.succeed(afCash),
          loyaltyPoint === undefined
            ? orUnknown(client.ask(loyaltyPointsBalance), ({ balance }) => balance)
            : Effect.succeed(loyaltyPoint),
        ],
        { concurrency: "unbounded" },
      ),
      ([money, earned, points]): Player => ({
        ...rest,
        level,
        cash: money,
        afCash: earned,
        loyaltyPoint: points,
        support: { ...noSupport, ...supportData },
      }),
    ),
  ).pipe(Effect.mapError(failureForPlayer))

const orUnknown = <Data, A>(
  asked: Effect.Effect<{ readonly data: Data }, unknown>,
  read: (data: Data) => A,
): Effect.Effect<A | undefined> =>
  asked.pipe(
    Effect.map(({ data }) => read(data)),
    Effect.orElseSucceed(() => undefined),
  )

export const readSite = (client: Client, host: string): Effect.Effect<SiteDetail, HostNotAllowed | Unreachable> =>
  client.ask(siteDetailsOne, { host }).pipe(
    Effect.mapError((failure) =>
      failure._tag === "Refused" && failure.message === notAllowDomainText
        ? new HostNotAllowed()
        : failureForAnyone(failure),
    ),
    Effect.map(({ data }) => data),
  )

/** Both calls are asked; what one of them does not tell, the other may. */
export const readSupport = (client: Client): Effect.Effect<Support, Unreachable> =>
  Effect.all([Effect.result(client.ask(agentsSupportsOf)), Effect.result(client.ask(agentsSupports))], {
    concurrency: "unbounded",
  }).pipe(
    Effect.flatMap((answers) => {
      const supports = answers.flatMap((answer) => (Result.isSuccess(answer) ? [answer.success.data] : []))
      const [, last] = answers
      return supports.length === 0 && Result.isFailure(last)
        ? Effect.fail(failureForAnyone(last.failure))
        : Effect.succeed(supportOf(...supports))
    }),
  )
