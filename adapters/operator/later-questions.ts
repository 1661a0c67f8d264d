import {
  HostNotAllowed,
  noSupport,
  type Player,
  type Satang,
  type SiteDetail,
  type Support,
  type Unauthorized,
  type Unreachable,
} from "@fakham/core"
import { Effect } from "effect"
import { type Client, failureForAnyone, failureForPlayer } from "./client.ts"
import { agentsSupports, cashs, notAllowDomainText, siteDetailsOne, usersInfos } from "./wire/index.ts"

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
