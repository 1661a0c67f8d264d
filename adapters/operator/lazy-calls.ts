import { Balance, Identity, PlayerRecord, SiteDetails, SupportDesk, Unreachable } from "@fakham/core"
import { Effect, Layer } from "effect"
import type { Client } from "./client.ts"

const fetchSessionCalls = () => import("./session-calls.ts")

/** What a guest's first page does not ask is fetched with the first question of its kind. */
const questions = Effect.tryPromise({
  try: fetchSessionCalls,
  catch: (cause) => new Unreachable({ cause: String(cause) }),
})

/** Answers `Identity` over the operator's main API. */
export const httpIdentity = (client: Client) =>
  Layer.succeed(Identity, {
    login: (credentials) => Effect.flatMap(questions, ({ logIn }) => logIn(client, credentials)),
    confirm: () => Effect.flatMap(questions, ({ confirmSession }) => confirmSession(client)),
    logout: ({ token }) => Effect.flatMap(questions, ({ logOut }) => logOut(client.as(token))),
  })

/** Answers `PlayerRecord` over the operator's main API. */
export const httpPlayerRecord = (client: Client) =>
  Layer.succeed(PlayerRecord, { read: () => Effect.flatMap(questions, ({ readPlayer }) => readPlayer(client)) })

/** Answers `Balance` over the operator's main API. */
export const httpBalance = (client: Client) =>
  Layer.succeed(Balance, { balance: () => Effect.flatMap(questions, ({ readBalance }) => readBalance(client)) })

/** Answers `SiteDetails` over the operator's main API: asked where the host could not tell them. */
export const httpSiteDetails = (client: Client) =>
  Layer.succeed(SiteDetails, { of: (host) => Effect.flatMap(questions, ({ readSite }) => readSite(client, host)) })

/** Answers `SupportDesk` over the operator's main API. */
export const httpSupportDesk = (client: Client) =>
  Layer.succeed(SupportDesk, { settings: () => Effect.flatMap(questions, ({ readSupport }) => readSupport(client)) })
