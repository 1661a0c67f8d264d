import { HostNotAllowed, Results, SiteDetails, SupportDesk } from "@fakham/core"
import { Effect, Layer } from "effect"
import { type Client, failureForAnyone } from "./client.ts"
import { agentsSupports, betListResultsLatest, notAllowDomainText, siteDetailsOne } from "./wire/index.ts"

/** Answers `SiteDetails` over the operator's main API. */
export const httpSiteDetails = (client: Client) =>
  Layer.succeed(SiteDetails, {
    of: (host) =>
      client.ask(siteDetailsOne, { host }).pipe(
        Effect.mapError((failure) =>
          failure._tag === "Refused" && failure.message === notAllowDomainText
            ? new HostNotAllowed()
            : failureForAnyone(failure),
        ),
        Effect.map(({ data }) => data),
      ),
  })

/** Answers `Results` over the operator's lottery API. */
export const httpResults = (client: Client) =>
  Layer.succeed(Results, {
    latest: client.ask(betListResultsLatest).pipe(
      Effect.mapError(failureForAnyone),
      Effect.map(({ data }) => data.flatMap((drawn) => drawn ?? [])),
    ),
  })

/** Answers `SupportDesk` over the operator's main API. */
export const httpSupportDesk = (client: Client) =>
  Layer.succeed(SupportDesk, {
    settings: client.ask(agentsSupports).pipe(
      Effect.mapError(failureForAnyone),
      Effect.map(({ data }) => data),
    ),
  })
